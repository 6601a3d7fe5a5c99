// What the C library's Swift module lacks or hides behind macros.
#ifndef CSYSTEM_H
#define CSYSTEM_H
// No feature macro here: with it the C library's types differ from those of Glibc's own Swift module.
#include <stddef.h>
#include <stdint.h>

/// The first place of `needle` in `haystack`, or NULL: the C library's memmem.
const void *csystem_memmem(const void *haystack, size_t haystack_length, const void *needle, size_t needle_length);

/// Lets memory that was given back be used again instead of going to the system and coming from there again: for many pieces of work.
void csystem_keep_memory(void);

/// The columns of the terminal at `descriptor`, or 0 when it is none.
int csystem_terminal_columns(int descriptor);

/// The rows of the terminal at `descriptor`, or 0 when it is none.
int csystem_terminal_rows(int descriptor);

/// Renames within two open folders unless the new name is taken; -1 and errno on failure: the kernel's renameat2.
int csystem_rename_new(int old_folder, const char *old_name, int new_folder, const char *new_name);

/// Remembers the settings of the terminal at `input` and gives them and the screen at `output` back when a signal ends the program.
void csystem_guard_terminal(int input, int output);

/// Gives the settings and the screen back and no longer waits for signals.
void csystem_release_terminal(void);

/// Whether the terminal changed its size since the last call, while it is guarded.
int csystem_take_resize(void);

/// Copies the extended attributes (access lists, tags) of one open file to another as far as it is allowed.
void csystem_copy_attributes(int from, int to);

#endif
