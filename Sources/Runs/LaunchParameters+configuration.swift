package import Lifecycle
internal import Wording

extension LaunchParameters {
    /// A launch that was asked for, as far as it is available.
    package struct Parsed: Hashable, Sendable {
        /// The launch; what was not asked for, and what is not available, stays as it was.
        package var configuration: LaunchConfiguration
        /// The problems, in the order of the controls.
        package var problems: [LaunchProblem]
    }

    /// Returns the launch that is asked for, and the problems with it.
    ///
    /// - Parameters:
    ///   - start: The launch that holds if nothing is said.
    ///   - kept: A device that was used; it has its kind, its system and its readings.
    ///   - limits: The bounds on the scheme, for texts that anyone may have written.
    package func parsed(
        over start: LaunchConfiguration = LaunchConfiguration(), on kept: Device? = nil, limits: SchemeLimits
    ) -> Parsed {
        var parsed = Parsed(configuration: start, problems: [])
        if let kept { parsed.configuration.take(kept.conditions) }
        parsed.take(\.history, try scenario.map(Self.history))
        parsed.take(\.idiom, try device.map(Self.idiom))
        parsed.take(\.system, try os.map { text throws(LaunchProblem) in try Self.version(text, of: .os) })
        if sdk == Self.deviceSDK {
            parsed.configuration.sdk = nil
        } else {
            parsed.take(\.sdk, try sdk.map { text throws(LaunchProblem) in try Self.version(text, of: .sdk) })
        }
        parsed.take(\.hosting, try xcode.map(Self.hosting))
        parsed.take(\.readings, try reading.map(Self.readings))
        parsed.take(
            \.scheme.arguments,
            try argument.map { texts throws(LaunchProblem) in
                try limits.check(texts, .argument)
                return texts
            })
        parsed.take(
            \.scheme.environment,
            try environment.map { texts throws(LaunchProblem) in try Self.variables(texts, limits) })
        parsed.configuration.isPreview = preview ?? start.isPreview
        parsed.take(\.actions, try then.map(Self.actions))
        parsed.problems += parsed.configuration.contradictions
        if let kept { parsed.problems += parsed.configuration.differences(from: kept) }
        return parsed
    }

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
    package static func version(
        _ text: String, of control: LaunchProblem.Control = .os
    ) throws(LaunchProblem) -> SystemVersion {
        guard let version = SystemVersion(text), version.isModelled else {
            let what =
                SystemVersion(text)?.neverExisted == true
                ? SystemVersion.neverExisted(text)
                : "\(control == .sdk ? "The SDK of iOS" : "iOS") \(text) is not modelled"
            throw LaunchProblem(
                control, "\(what).", cure: "Choose a version from \(SystemVersion.modelledRange), such as 16.4.")
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

    private static func history(_ text: String) throws(LaunchProblem) -> DeviceHistory {
        let histories = DeviceHistory.offered + [.lesson, .custom]
        guard let history = DeviceHistory(rawValue: text), histories.contains(history) else {
            throw LaunchProblem(
                .scenario, "\"\(text)\" is not a scenario.",
                cure: "The scenarios are \(histories.map(\.rawValue).list()).")
        }
        return history
    }

    private static func readings(_ texts: [String]) throws(LaunchProblem) -> [Reading] {
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

    private static func variables(
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

    private static func actions(_ texts: [String]) throws(LaunchProblem) -> [Action] {
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

extension LaunchParameters.Parsed {
    /// Takes a value if one was asked for, or notes why it is not available.
    fileprivate mutating func take<Value>(
        _ path: WritableKeyPath<LaunchConfiguration, Value>, _ value: @autoclosure () throws(LaunchProblem) -> Value?
    ) {
        do {
            if let value = try value() { configuration[keyPath: path] = value }
        } catch {
            problems.append(error)
        }
    }
}
