internal import Wording

/// Mistakes about XcodeGen's files.
extension Mistake {
    static func unreadableXcodeGenFile(_ path: String, reason: String) -> Mistake {
        Mistake(
            .usage, what: "XcodeGen's file cannot be read. \(reason)", place: path,
            cure: "Correct it, or generate the project and name that: xcodegen generate")
    }

    static func missingXcodeGenSource(_ source: String, target: String, file: String) -> Mistake {
        Mistake(
            .usage, what: "The target \(target) names sources that do not exist: \(source).", place: file,
            cure: "Put them back, or generate them. In the file, optional: true lets them be missing.")
    }
}
