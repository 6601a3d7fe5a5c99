internal import VaultCommands

// The executable: hands the command line to VaultCommands.
#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

exit(runVault(arguments: CommandLine.arguments))
