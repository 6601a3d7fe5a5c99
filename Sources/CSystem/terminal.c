#define _GNU_SOURCE 1
#include "CSystem.h"
#include <signal.h>
#include <string.h>
#include <termios.h>
#include <unistd.h>

// What a signal handler needs; the handler may run at any moment, so it only reads it and makes calls that are safe there.
static int guarded_input = -1;
static int guarded_output = -1;
static struct termios guarded_settings;
static volatile sig_atomic_t is_resized = 0;

static const int ending[] = {SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGABRT, SIGSEGV, SIGBUS, SIGILL, SIGTRAP};
enum { ending_count = sizeof ending / sizeof ending[0] };
static struct sigaction previous[ending_count];
static struct sigaction previous_resize;

static void restore(void) {
  static const char back[] = "\033[?7h\033[?25h\033[?1049l";
  ssize_t written = write(guarded_output, back, sizeof back - 1);
  (void)written; // nothing can be done about it here
  tcsetattr(guarded_input, TCSAFLUSH, &guarded_settings);
}

static void end(int number) {
  restore();
  signal(number, SIG_DFL);
  raise(number);
}

static void resize(int number) {
  (void)number;
  is_resized = 1;
}

void csystem_guard_terminal(int input, int output) {
  if (tcgetattr(input, &guarded_settings) != 0) return;
  guarded_input = input;
  guarded_output = output;
  struct sigaction action;
  memset(&action, 0, sizeof action);
  sigemptyset(&action.sa_mask);
  action.sa_handler = end;
  for (int i = 0; i < ending_count; i++) sigaction(ending[i], &action, &previous[i]);
  action.sa_handler = resize;
  sigaction(SIGWINCH, &action, &previous_resize);
}

void csystem_release_terminal(void) {
  if (guarded_input < 0) return;
  restore();
  for (int i = 0; i < ending_count; i++) sigaction(ending[i], &previous[i], NULL);
  sigaction(SIGWINCH, &previous_resize, NULL);
  guarded_input = -1;
}

int csystem_take_resize(void) {
  int was = is_resized;
  is_resized = 0;
  return was;
}
