package import Lifecycle
internal import Wording

/// The values that the texts of options name.
extension LaunchOption {
    /// Returns the only text; an empty one if there is none.
    static func one(_ texts: [String]) -> String { texts.first ?? "" }

    /// Returns the kind of device that a word names.
    package static func idiom(_ text: String) throws(LaunchProblem) -> Idiom {
        guard let idiom = Idiom(word: text) else {
            let words = Idiom.allCases.map(\.word)
            throw LaunchProblem(
                .device, "\"\(text)\" is not a kind of device.",
                cure: Spelling.question(text, among: words) + "Choose \(words.list("or")).")
        }
        return idiom
    }

    /// Returns the version of iOS that a text names.
    ///
    /// - Parameter option: The option that has the text: the device's system, or the SDK.
    package static func version(_ text: String, of option: LaunchOption) throws(LaunchProblem) -> SystemVersion {
        guard let version = SystemVersion(text), version.isModelled else {
            let what =
                SystemVersion(text)?.neverExisted == true
                ? SystemVersion.neverExisted(text)
                : "\(option.name == "sdk" ? "The SDK of iOS" : "iOS") \(text) is not modelled"
            throw LaunchProblem(
                option, "\(what).", cure: "Choose a version from \(SystemVersion.modelledRange), such as 16.4.")
        }
        return version
    }

    /// Returns the profile of Xcode that a word names.
    package static func hosting(_ text: String) throws(LaunchProblem) -> HostingProfile {
        guard let hosting = HostingProfile(rawValue: text) else {
            throw LaunchProblem(
                .xcode, "\"\(text)\" is not an Xcode that Understudy models.",
                cure: "Choose \(HostingProfile.allCases.map(\.rawValue).list("or")).")
        }
        return hosting
    }

    static func scenario(_ texts: [String]) throws(LaunchProblem) -> LaunchScenario {
        let text = one(texts)
        guard let scenario = LaunchScenario.offered.first(where: { $0.word == text }) else {
            throw LaunchProblem(
                .scenario, "\"\(text)\" is not a scenario.",
                cure: "The scenarios are \(LaunchScenario.offered.map(\.word).list()).")
        }
        return scenario
    }

    static func readings(_ texts: [String]) throws(LaunchProblem) -> [Reading] {
        if let unknown = texts.first(where: { Reading(rawValue: $0) == nil }) {
            if let since = Reading.retired[unknown] {
                throw LaunchProblem(
                    .reading, "\"\(unknown)\" is not a reading any more.", cure: "Leave it out. \(since)")
            }
            let words = Reading.allCases.map(\.rawValue)
            throw LaunchProblem(
                .reading, "\"\(unknown)\" is not a reading.",
                cure: Spelling.question(unknown, among: words) + "The readings are \(words.list()).")
        }
        return Reading.allCases.filter { texts.contains($0.rawValue) }
    }

    static func variables(
        _ texts: [String], _ limits: SchemeLimits
    ) throws(LaunchProblem) -> [String: String] {
        try limits.check(texts, .environment)
        var variables: [String: String] = [:]
        for text in texts {
            guard let sign = text.firstIndex(of: "="), sign > text.startIndex else {
                throw LaunchProblem(.environment, "\"\(text)\" sets no variable.", cure: "Write it as NAME=VALUE.")
            }
            let name = String(text[..<sign])
            if let (what, cure) = Scheme.refusal(of: name) { throw LaunchProblem(.environment, what, cure: cure) }
            try limits.check(variable: name)
            variables[name] = String(text[text.index(after: sign)...])
        }
        return variables
    }

    static func actions(_ texts: [String]) throws(LaunchProblem) -> [Action] {
        var actions: [Action] = []
        for text in texts { actions.append(try action(text)) }
        return actions
    }

    private static func action(_ text: String) throws(LaunchProblem) -> Action {
        if let action = Action(text) { return action }
        let word = text.split(separator: "=", omittingEmptySubsequences: false).first.map(String.init) ?? ""
        let spellings = Dictionary(
            Action.spellings.map { ($0.prefix { !"[=".contains($0) }, $0) }, uniquingKeysWith: { $1 })
        if let spelling = spellings[word[...]] {
            throw LaunchProblem(.then, "\"\(text)\" is not an action.", cure: "\(word) is written \(spelling).")
        }
        throw LaunchProblem(
            .then, "There is no action \(word).",
            cure: Spelling.question(word, among: spellings.keys.map(String.init))
                + "understudy help run lists them.")
    }
}
