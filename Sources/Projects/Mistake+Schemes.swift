internal import Wording

/// Mistakes about schemes and test plans.
extension Mistake {
    static func unreadableScheme(_ path: String, line: Int?) -> Mistake {
        Mistake(
            .usage, what: "The file is not a scheme of Xcode.", place: at(line, of: path),
            cure: "Resolve any merge conflict markers in it, or choose another scheme with --scheme NAME.")
    }

    static func unreadableTestPlan(_ path: String, line: Int?) -> Mistake {
        Mistake(
            .usage, what: "The file is not a test plan of Xcode.", place: at(line, of: path),
            cure: "Resolve any merge conflict markers in it. Then open it in Xcode and save it.")
    }

    static func noSuchScheme(_ name: String, schemes: [String], place: String) -> Mistake {
        Mistake(
            .usage, what: "There is no shared scheme \(name).", place: place,
            cure: schemes.isEmpty
                ? "Share it in Xcode (Manage Schemes, Shared), or leave --scheme out."
                : Spelling.question(name, among: schemes) + "Choose one with --scheme NAME: \(names(schemes)).")
    }

    static func noSuchConfiguration(_ name: String, configurations: [String], place: String) -> Mistake {
        Mistake(
            .usage, what: "There is no build configuration \(name).", place: place,
            cure: configurations.isEmpty
                ? "Leave --configuration out: there is no Xcode project here that has some."
                : Spelling.question(name, among: configurations)
                    + "Choose one with --configuration NAME: \(names(configurations)).")
    }

    static func schemeChoosesTooMany(_ name: String, place: String) -> Mistake {
        Mistake(
            .usage,
            what:
                "The scheme \(name) names more than 2,000 tests, or names of over 100 KiB in all, or with control characters.",
            place: place, cure: "Run all tests: --scheme none")
    }

    static func schemePassesTooMuch(_ name: String, place: String) -> Mistake {
        Mistake(
            .usage, what: "The scheme \(name) passes more than 500 texts, or one of more than 16 KiB.", place: place,
            cure: "Launch without it: --scheme none")
    }
}
