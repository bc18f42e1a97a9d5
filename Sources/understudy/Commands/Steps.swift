internal import ArgumentParser
internal import Wording

/// The command `understudy steps`, which is a part of `understudy record` now.
struct Steps: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Replaced by understudy record steps.", shouldDisplay: false)

    @Flag(help: .hidden) var check = false
    @Flag(help: .hidden) var renew = false
    @Argument(help: .hidden) var names: [String] = []

    func run() throws {
        throw Mistake.replaced(
            "understudy steps", by: (["record", "steps"] + names + (renew ? [] : ["--check"])).joined(separator: " "))
    }
}

extension Mistake {
    /// Returns the mistake that names the command in place of another, or of an option.
    static func replaced(_ old: String, by new: String) -> Mistake {
        Mistake(.usage, what: "\(old) was renamed.", cure: "Use understudy \(new)")
    }
}
