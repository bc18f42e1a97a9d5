internal import Lifecycle
internal import Projects
internal import Runs
package import Wording

extension CheckConfiguration {
    /// The name of the file.
    package static let fileName = ".understudy.yml"

    private enum Key: String, CaseIterable {
        case app, tests, scheme, configuration, systems, devices, only, except, accepted
    }

    /// Reads the text of a file. Nothing in it is run.
    ///
    /// - Parameter path: The file's path, for mistakes.
    /// - Throws: `Mistake` with the key that cannot be read.
    package init(_ text: String, path: String) throws(Mistake) {
        let value: YAMLValue
        do throws(YAMLValue.Unreadable) {
            value = try YAMLValue(text)
        } catch {
            throw Mistake(
                .usage, what: error.reason, place: path + (error.line.map { ":\($0)" } ?? ""),
                cure: "Write keys and values: app: MyApp. The page Accepting a finding has an example.")
        }
        self.init()
        if value == .null { return }
        guard let map = value.map else {
            throw Self.mistake("It is a list or a text, not keys with values.", in: path)
        }
        for (key, value) in map.sorted(by: { $0.key < $1.key }) {
            guard let known = Key(rawValue: key) else {
                let keys = Key.allCases.map(\.rawValue)
                throw Self.mistake(
                    "\(key) is an unknown key.", in: path, at: key, of: text,
                    cure: Spelling.question(key, among: keys) + "The keys are \(keys.list()).")
            }
            do throws(Wrong) {
                try take(known, value)
            } catch {
                throw Self.mistake("\(key): \(error.what)", in: path, at: error.word ?? key, of: text, cure: error.cure)
            }
        }
    }

    /// A value that is of no use.
    private struct Wrong: Error {
        var what: String
        var cure: String
        /// The word of the file that it is about; nil for the key.
        var word: String?
    }

    private mutating func take(_ key: Key, _ value: YAMLValue) throws(Wrong) {
        switch key {
        case .app: app = try Self.text(value)
        case .tests: tests = try Self.text(value)
        case .scheme: scheme = try Self.text(value)
        case .configuration: configuration = try Self.text(value)
        case .systems:
            systems = try Self.texts(value).map { (text) throws(Wrong) in
                guard let system = SystemVersion(text), SystemVersion.offered.contains(system) else {
                    throw Wrong(
                        what: "\(text) is no version of iOS that is modelled.",
                        cure: "Choose among \(SystemVersion.offered.map(\.short).list()).", word: text)
                }
                return system
            }
        case .devices:
            devices = try Self.texts(value).map { (text) throws(Wrong) in
                guard let device = Idiom.allCases.first(where: { $0.word == text.lowercased() }) else {
                    throw Wrong(
                        what: "\(text) is an unknown kind of device.",
                        cure: "Choose among \(Idiom.allCases.map(\.word).list()).", word: text)
                }
                return device
            }
        case .only: only = try Self.texts(value).map(Self.finding)
        case .except: except = try Self.texts(value).map(Self.finding)
        case .accepted:
            guard let list = value.list else {
                throw Wrong(what: "It is a list of findings.", cure: "Write - finding: and - reason: below it.")
            }
            accepted = try list.map(Self.acceptance)
        }
    }

    private static func acceptance(_ value: YAMLValue) throws(Wrong) -> Acceptance {
        guard let map = value.map, let name = map["finding"]?.text else {
            throw Wrong(what: "An entry does not name its finding.", cure: "Add finding: and its identifier.")
        }
        let keys = ["finding", "symbol", "project", "reason", "until"]
        if let key = map.keys.sorted().first(where: { !keys.contains($0) }) {
            throw Wrong(
                what: "\(key) is an unknown key of an entry.",
                cure: Spelling.question(key, among: keys) + "The keys are \(keys.list()).", word: key)
        }
        let finding = try finding(name)
        guard let reason = map["reason"]?.text?.trimmed, !reason.isEmpty else {
            throw Wrong(
                what: "\(name) is accepted without a reason.",
                cure: "Add reason: and a sentence, so that the next person knows why.", word: name)
        }
        let (symbol, project) = (map["symbol"]?.text, map["project"]?.text)
        guard let until = map["until"]?.text else {
            return Acceptance(finding, of: symbol, in: project, reason: reason)
        }
        guard let day = Day(until) else {
            throw Wrong(what: "\(until) is an unknown day.", cure: "Write it as 2027-03-01.", word: until)
        }
        return Acceptance(finding, of: symbol, in: project, reason: reason, until: day)
    }

    private static func finding(_ name: String) throws(Wrong) -> Finding.ID {
        guard let id = Finding.ID(rawValue: name) else {
            throw Wrong(
                what: "\(name) is an unknown finding.",
                cure: Spelling.question(name, among: Finding.ID.allCases.map(\.rawValue))
                    + "understudy check prints the identifiers; the page Checking a project lists them.", word: name)
        }
        return id
    }

    private static func text(_ value: YAMLValue) throws(Wrong) -> String {
        guard let text = value.text, value.list == nil, !text.isEmpty else {
            throw Wrong(what: "It needs one name.", cure: "Write the name behind the colon.")
        }
        return text
    }

    private static func texts(_ value: YAMLValue) throws(Wrong) -> [String] {
        let texts = value.elements.compactMap(\.text)
        guard texts.count == value.elements.count, value.map == nil else {
            throw Wrong(what: "It needs a list of words.", cure: "Write them in brackets: [one, two].")
        }
        return texts
    }

    private static func mistake(
        _ what: String, in path: String, at word: String? = nil, of text: String = "",
        cure: String = "The page Accepting a finding has an example."
    ) -> Mistake {
        let line = word.flatMap { word in
            text.split(separator: "\n", omittingEmptySubsequences: false).firstIndex { $0.contains(word) }
        }
        return Mistake(.usage, what: what, place: path + (line.map { ":\($0 + 1)" } ?? ""), cure: cure)
    }
}

extension String {
    fileprivate var trimmed: String {
        String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
    }
}
