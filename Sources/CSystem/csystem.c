#define _GNU_SOURCE 1
#include "CSystem.h"
#include <stdio.h>
#include <string.h>
#include <sys/ioctl.h>

const void *csystem_memmem(const void *haystack, size_t haystack_length, const void *needle, size_t needle_length) {
  return memmem(haystack, haystack_length, needle, needle_length);
}

static struct winsize window(int descriptor) {
  struct winsize size;
  memset(&size, 0, sizeof size);
  if (ioctl(descriptor, TIOCGWINSZ, &size) != 0) memset(&size, 0, sizeof size);
  return size;
}

int csystem_terminal_columns(int descriptor) { return window(descriptor).ws_col; }
int csystem_terminal_rows(int descriptor) { return window(descriptor).ws_row; }

int csystem_rename_new(int old_folder, const char *old_name, int new_folder, const char *new_name) {
  return renameat2(old_folder, old_name, new_folder, new_name, RENAME_NOREPLACE);
}
