internal import Wording

extension Diagnostic {
    private static let missingMark = "no such module "

    /// Returns the compiler's message about a missing module.
    static func missing(_ module: String) -> String { "\(missingMark)'\(module)'" }

    /// True if the compiler does not find a module.
    var isMissingModule: Bool { severity == .error && message.hasPrefix(Self.missingMark) }

    /// Returns true if it is about a certain missing module.
    func isMissing(_ module: String) -> Bool { severity == .error && message == Self.missing(module) }
}
