// libyaml's one public header; the library is linked by the module map.
#include <yaml.h>
