internal import Wording

/// The causes for which pieces are left out, each once: a module that is not here is one cause, with all that it would
/// have added to types.
struct LeftOutCauses {
    struct Cause {
        var reason: String
        /// The module that is not here; nil if it is not certain that one is the cause.
        var module: String?
        var count: Int
        /// The first piece, by its file's path and line.
        var first: (path: String, line: Int)
    }

    /// The most frequent first, then by their words.
    private(set) var all: [Cause] = []

    init(_ cuts: [String: [Cut]]) {
        let own = cuts.mapValues { $0.filter { !$0.isConsequence } }.sorted { $0.key < $1.key }
        let missing = cuts.mapValues { Set($0.compactMap(\.missingModule)) }
        var members: [String: Uses] = [:]
        for (path, cuts) in own {
            for cut in cuts {
                guard let member = MissingMember(cut.reason) else { continue }
                members[member.name, default: Uses()].note(member.type, path)
            }
        }
        let words = members.compactMapValues { $0.isSeveral ? $0 : nil }.reduce(into: [String: String]()) {
            words, use in
            words[use.key] = use.value.reason(of: use.key, missing)
        }
        var causes: [String: Cause] = [:]
        for (path, cuts) in own {
            for cut in cuts {
                let reason = MissingMember(cut.reason).flatMap { words[$0.name] } ?? cut.reason
                causes[reason, default: Cause(reason: reason, count: 0, first: (path, cut.line))].count += 1
                if let module = cut.missingModule { causes[reason]?.module = module }
            }
        }
        all = causes.values.sorted { ($1.count, $0.reason) < ($0.count, $1.reason) }
    }

    /// A member that a type lacks, in the compiler's words.
    private struct MissingMember {
        var type: String
        var name: String

        init?(_ reason: String) {
            guard let match = reason.wholeMatch(of: /(?:value of )?type '(.+)' has no member '([^']+)'/) else {
                return nil
            }
            (type, name) = (String(match.1), String(match.2))
        }
    }

    /// The types that lack a member of a name, and the files that use it.
    private struct Uses {
        var types: Set<String> = []
        var files: Set<String> = []

        /// True if several types or files lack it. A single one may lack what Understudy lacks.
        var isSeveral: Bool { types.count > 1 || files.count > 1 }

        mutating func note(_ type: String, _ path: String) {
            types.insert(type)
            files.insert(path)
        }

        /// Returns the cause: the module that every file with the member imports and that is not here.
        func reason(of name: String, _ missing: [String: Set<String>]) -> String {
            let modules = files.dropFirst().reduce(files.first.flatMap { missing[$0] } ?? []) { shared, file in
                shared.intersection(missing[file] ?? [])
            }.sorted()
            switch modules.count {
            case 0: return "\(types.sorted().list()) \(types.count == 1 ? "has" : "have") no member '\(name)'"
            case 1: return "module \(modules[0]) is not here"
            default: return "\(name) is in none of the modules that are here; one of \(modules.list()) may have it"
            }
        }
    }
}
