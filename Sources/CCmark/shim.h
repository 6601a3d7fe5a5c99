// cmark's one public header; the library is linked by the module map.
#define CMARK_STATIC_DEFINE
#include <cmark.h>
