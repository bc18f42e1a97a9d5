/// The name that Swift 2 has for it.
typealias Process = CommandLine
