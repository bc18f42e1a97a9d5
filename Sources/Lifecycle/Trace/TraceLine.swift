/// The trace as it is written: a header, then one event as one line of JSON.
public enum TraceLine {
    /// The versions of the trace's form. Each is read; runs write the newest.
    public enum Version: Int, Codable, Hashable, Sendable, CaseIterable, Comparable {
        /// States are told by names, and there is no header.
        case one = 1
        /// States are values, and the first line is a header.
        case two = 2

        /// The version that runs write.
        public static let newest = Version.two

        public static func < (left: Version, right: Version) -> Bool { left.rawValue < right.rawValue }
    }

    /// Returns an event as one line, without the newline at its end.
    ///
    /// Keys stand in the order `seq`, `time`, `kind`, `lane`, `class`, `superclasses`, `name`, `state`, `launch`, `scene`,
    /// `text`, `rule`, `place`, `verdict`; those without a value are left out. No character in the line ends a line for anyone.
    ///
    /// - Parameters:
    ///   - event: The event.
    ///   - version: The form. Version 1 has a state's title as `name`, and no `superclasses`, `launch`, `place` or `verdict.app`.
    public static func encode(_ event: TraceEvent, as version: Version = .newest) -> String {
        let isTyped = version >= .two
        var object = JSONObject()
        object.add("seq", "\(event.seq)")
        object.add("time", "\(event.time)")
        object.add("kind", quoted(event.kind.rawValue))
        object.add("lane", quoted(event.lane.rawValue))
        object.add("class", event.class.map(quoted))
        if isTyped { object.add("superclasses", event.superclasses.map { array($0.map(quoted)) }) }
        object.add("name", (isTyped ? event.name : event.title).map(quoted))
        if isTyped {
            object.add("state", event.state.map(encode))
            object.add("launch", (event.launch?.rawValue).map(quoted))
        }
        object.add("scene", event.scene.map(quoted))
        object.add("text", event.text.map(quoted))
        object.add("rule", event.rule.map(quoted))
        if isTyped { object.add("place", event.place.map(encode)) }
        object.add("verdict", event.verdict.map { encode($0, isTyped: isTyped) })
        return object.text
    }

    /// Returns a header as one line, without the newline at its end.
    public static func encode(_ header: TraceHeader) -> String {
        var object = JSONObject()
        object.add("version", "\(header.version)")
        if !header.leftOut.isEmpty { object.add("leftOut", array(header.leftOut.map(encode))) }
        return object.text
    }

    /// Returns the lines of an event in a trace: before the first event of a run there is a header.
    ///
    /// - Parameters:
    ///   - event: The event.
    ///   - leftOut: The parts of the app or its tests that were not built.
    public static func lines(_ event: TraceEvent, leftOut: [LeftOutPart] = []) -> [String] {
        event.seq == 1 ? [encode(TraceHeader(leftOut: leftOut)), encode(event)] : [encode(event)]
    }

    private static func encode(_ state: TraceEvent.State) -> String {
        var object = JSONObject()
        object.add("what", quoted(state.word.rawValue))
        switch state {
        case .configuration(let step): object.add("step", quoted(step.rawValue))
        case .rootViewController(let view?):
            object.add("type", quoted(view.type))
            if !view.texts.isEmpty { object.add("texts", array(view.texts.map(quoted))) }
        case .actionWithoutEffect(let action, let reason):
            object.add("action", quoted(action.name))
            object.add("reason", quoted(reason))
        case .classNotFound(let lookup):
            object.add("api", quoted(lookup.api))
            object.add("type", quoted(lookup.name))
            object.add("near", (lookup.near?.name).map(quoted))
            object.add("difference", (lookup.near?.difference.rawValue).map(quoted))
        case .launchRefused(let alternatives):
            object.add("sdk", (alternatives.sdk?.short).map(quoted))
            object.add("os", (alternatives.system?.short).map(quoted))
            object.add("withoutReading", (alternatives.withoutReading?.rawValue).map(quoted))
            object.add("reading", alternatives.reading.map(quoted))
        case .leftOut(let use):
            object.add("code", quoted(use.code))
            object.add("reason", quoted(use.reason))
            object.add("effect", quoted(use.effect.rawValue))
        case .notModelled(let api): object.add("api", quoted(api))
        case .other(let title, let lane):
            object.add("title", quoted(title))
            object.add("lane", quoted(lane.rawValue))
        default: break
        }
        return object.text
    }

    private static func encode(_ place: SourcePlace) -> String {
        #"{"file":\#(quoted(place.file)),"line":\#(place.line)}"#
    }

    private static func encode(_ part: LeftOutPart) -> String {
        var object = JSONObject()
        object.add("what", quoted(part.what))
        object.add("reason", quoted(part.reason))
        object.add("place", part.place.map(encode))
        return object.text
    }

    private static func encode(_ verdict: Verdict, isTyped: Bool) -> String {
        var object = JSONObject()
        if isTyped { object.add("app", verdict.app.map(quoted)) }
        // That there was no app delegate is an answer, not a gap.
        object.add("appDelegate", verdict.appDelegate.map(quoted) ?? "null")
        object.add("sceneDelegates", array(verdict.sceneDelegates.map(quoted)))
        object.add("configurationRequests", "\(verdict.configurationRequests)")
        object.add("sessionsBefore", "\(verdict.sessionsBefore)")
        object.add("sessionsAfter", "\(verdict.sessionsAfter)")
        object.add("tests", verdict.tests.map { encode($0, isTyped: isTyped) })
        // Version 1 has no code that is left out: its process ended before the run was over.
        object.add("exit", quoted((!isTyped && verdict.exit == .leftOut ? .exited : verdict.exit).rawValue))
        object.add("isolated", "\(verdict.isolated)")
        if isTyped {
            object.add("isolationUnknown", verdict.isolationUnknown.map(quoted))
            object.add("leftOut", verdict.leftOut.map(encode))
            object.add("unreachableHosts", verdict.unreachableHosts.map { array($0.map(quoted)) })
        }
        return object.text
    }

    private static func encode(_ tests: Verdict.Tests, isTyped: Bool) -> String {
        var object = JSONObject()
        object.add("ran", "\(tests.ran)")
        object.add("failed", "\(tests.failed)")
        guard isTyped else { return object.text }
        object.add("notReached", tests.notReached.map(String.init))
        object.add("unchosen", tests.unchosen.map(String.init))
        return object.text
    }

    private static func encode(_ leftOut: Verdict.LeftOut) -> String {
        var object = JSONObject()
        object.add("parts", "\(leftOut.parts)")
        object.add("used", "\(leftOut.used)")
        object.add("tests", "\(leftOut.tests)")
        object.add("foreignTests", leftOut.foreignTests.map(String.init))
        return object.text
    }

    private static func array(_ values: [String]) -> String { "[" + values.joined(separator: ",") + "]" }

    /// A JSON string. Every control character and every character that ends a line is escaped, slashes are not.
    public static func quoted(_ string: String) -> String {
        var text = "\""
        for scalar in string.unicodeScalars {
            switch scalar {
            case "\"": text += "\\\""
            case "\\": text += "\\\\"
            case "\n": text += "\\n"
            case "\r": text += "\\r"
            case "\t": text += "\\t"
            case "\0"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}":
                let digits = String(scalar.value, radix: 16)
                text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: text.unicodeScalars.append(scalar)
            }
        }
        return text + "\""
    }

    private struct JSONObject {
        private var members: [String] = []

        mutating func add(_ key: String, _ value: String?) {
            guard let value else { return }
            members.append("\"\(key)\":\(value)")
        }

        var text: String { "{" + members.joined(separator: ",") + "}" }
    }
}
