// The executable: hands the command line to VaultCommands.
#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif
internal import VaultCommands

exit(runVault(arguments: CommandLine.arguments))
