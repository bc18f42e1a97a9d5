internal import Lifecycle

extension LaunchWish {
    /// What can be had of it.
    struct Answer: Hashable, Sendable {
        /// What was not asked for, and what cannot be had, is as it was.
        var choice: LaunchChoice
        /// In the order of the controls.
        var problems: [LaunchProblem]
    }

    /// What comes of it where without it `choice` would hold.
    func answer(over choice: LaunchChoice, limits: Limits) -> Answer {
        var answer = Answer(choice: choice, problems: [])
        answer.take(\.scenario, try Self.scenario(scenario))
        answer.take(\.idiom, try Self.idiom(device))
        answer.take(\.system, try Self.version(os, of: .os))
        if sdk == Self.deviceSDK {
            answer.choice.sdk = nil
        } else if sdk != nil {
            answer.take(\.sdk, try Self.version(sdk, of: .sdk))
        }
        answer.take(\.hosting, try Self.hosting(xcode))
        answer.take(\.readings, try Self.readings(reading))
        answer.take(\.scheme.arguments, try Self.arguments(argument, limits))
        answer.take(\.scheme.environment, try Self.variables(environment, limits))
        answer.choice.isPreview = preview ?? choice.isPreview
        answer.problems += answer.choice.contradictions
        return answer
    }

    /// How the SDK of the device's own system is asked for.
    static let deviceSDK = "device"

    private static func scenario(_ text: String?) throws(LaunchProblem) -> LaunchChoice.Scenario? {
        guard let text else { return nil }
        guard let scenario = LaunchChoice.Scenario(rawValue: text) else {
            throw LaunchProblem(
                control: .scenario, what: "\"\(text)\" is no scenario.",
                cure: "The scenarios are \(words(LaunchChoice.Scenario.allCases.map(\.rawValue), "and")).")
        }
        return scenario
    }

    private static func idiom(_ text: String?) throws(LaunchProblem) -> Device.Idiom? {
        guard let text else { return nil }
        guard let idiom = Device.Idiom(word: text) else {
            throw LaunchProblem(
                control: .device, what: "\"\(text)\" is no kind of device.",
                cure: "Choose \(words(Device.Idiom.allCases.map(\.word), "or")).")
        }
        return idiom
    }

    private static func version(
        _ text: String?, of control: LaunchProblem.Control
    ) throws(LaunchProblem) -> SystemVersion? {
        guard let text else { return nil }
        guard let version = SystemVersion(text), SystemVersion.modelled.contains(version) else {
            throw LaunchProblem(
                control: control, what: "\(control == .sdk ? "The SDK of iOS" : "iOS") \(text) is not modelled.",
                cure: "Choose a version from 12 to 27, such as 16.4.")
        }
        return version
    }

    private static func hosting(_ text: String?) throws(LaunchProblem) -> HostingProfile? {
        guard let text else { return nil }
        guard let hosting = HostingProfile(rawValue: text) else {
            throw LaunchProblem(
                control: .xcode, what: "\"\(text)\" is no Xcode whose way with tests is modelled.",
                cure: "Choose \(words(HostingProfile.allCases.map(\.rawValue), "or")).")
        }
        return hosting
    }

    private static func readings(_ texts: [String]?) throws(LaunchProblem) -> [Reading]? {
        guard let texts else { return nil }
        if let unknown = texts.first(where: { Reading(rawValue: $0) == nil }) {
            throw LaunchProblem(
                control: .reading, what: "\"\(unknown)\" is no side of a contradiction.",
                cure: "The sides are \(words(Reading.allCases.map(\.rawValue), "and")).")
        }
        return Reading.allCases.filter { texts.contains($0.rawValue) }
    }

    private static func arguments(_ texts: [String]?, _ limits: Limits) throws(LaunchProblem) -> [String]? {
        guard let texts else { return nil }
        try check(texts, .argument, limits)
        return texts
    }

    private static func variables(_ texts: [String]?, _ limits: Limits) throws(LaunchProblem) -> [String: String]? {
        guard let texts else { return nil }
        try check(texts, .environment, limits)
        var variables: [String: String] = [:]
        for text in texts {
            guard let sign = text.firstIndex(of: "="), sign > text.startIndex else {
                throw LaunchProblem(
                    control: .environment, what: "\"\(text)\" sets no variable.", cure: "Write it as NAME=VALUE.")
            }
            let name = String(text[..<sign])
            if let (what, cure) = Scheme.refusal(of: name) {
                throw LaunchProblem(control: .environment, what: what, cure: cure)
            }
            // A link may carry variables, and these would have the process load a library that lies on this machine.
            guard !loading.contains(where: name.hasPrefix) else {
                throw LaunchProblem(
                    control: .environment, what: "\(name) decides which code this machine loads.",
                    cure: "Leave it out, or set it in a terminal: understudy run --environment \(name)=...")
            }
            variables[name] = String(text[text.index(after: sign)...])
        }
        return variables
    }

    private static let loading = ["LD_", "DYLD_", "GLIBC_", "GCONV_", "LOCPATH"]

    private static func check(
        _ texts: [String], _ control: LaunchProblem.Control, _ limits: Limits
    ) throws(LaunchProblem) {
        let what = control == .argument ? "arguments" : "environment variables"
        guard texts.count <= limits.schemeEntries else {
            throw LaunchProblem(
                control: control, what: "\(texts.count) \(what) are set; \(limits.schemeEntries) are taken.",
                cure: "Take some of them out.")
        }
        guard texts.allSatisfy({ $0.utf8.count <= limits.schemeBytes }) else {
            throw LaunchProblem(
                control: control, what: "One of the \(what) is longer than \(limits.schemeBytes) bytes.",
                cure: "Shorten it.")
        }
        guard !texts.contains(where: { $0.utf8.contains(0) }) else {
            throw LaunchProblem(
                control: control, what: "One of the \(what) holds a zero byte, at which it would end.",
                cure: "Take it out.")
        }
    }

    private static func words(_ texts: [String], _ last: String) -> String {
        texts.dropLast().joined(separator: ", ") + " \(last) " + (texts.last ?? "")
    }
}

extension LaunchWish.Answer {
    /// Takes a value where one was asked for, or notes why it cannot be had.
    fileprivate mutating func take<Value>(
        _ path: WritableKeyPath<LaunchChoice, Value>, _ value: @autoclosure () throws(LaunchProblem) -> Value?
    ) {
        do {
            if let value = try value() { choice[keyPath: path] = value }
        } catch {
            problems.append(error)
        }
    }
}

extension LaunchChoice {
    /// What does not go together.
    var contradictions: [LaunchProblem] {
        var problems: [LaunchProblem] = []
        if let sdk, system < sdk.oldestTarget {
            problems.append(
                LaunchProblem(
                    control: .sdk,
                    what: "The SDK of iOS \(sdk.major) builds apps for iOS \(sdk.oldestTarget.major) and later.",
                    cure: "Choose a later system, or an older SDK."))
        }
        if scenario == .afterSplit, idiom == .phone {
            problems.append(
                LaunchProblem(
                    control: .scenario, what: "An iPhone shows one window.",
                    cure: "Choose an iPad, or tests after a normal run."))
        }
        if scenario == .afterSplit, system < .scenes {
            problems.append(
                LaunchProblem(
                    control: .scenario, what: "Before iOS 13 an app has one window.",
                    cure: "Choose a later system, or tests after a normal run."))
        }
        return problems
    }
}
