internal import Wording

/// Classes as a sentence names them: each once, by its last component.
struct ClassList: CustomStringConvertible {
    private let names: [String]

    /// A class that occurs more than once has that many scenes; `app` is none of them and comes first.
    init(_ classes: [String], app: String? = nil) {
        var counts: [String: Int] = [:]
        for name in classes { counts[name, default: 0] += 1 }
        var seen: Set<String> = []
        names = ([app].compactMap { $0 } + classes).filter { seen.insert($0).inserted }.map { name in
            let times = counts[name] ?? 1
            return ClassName.short(name) + (times > 1 ? " (\(times) scenes)" : "")
        }
    }

    var isEmpty: Bool { names.isEmpty }

    /// `A, B and C`
    var description: String { names.list() }

    /// `A, B, C`
    var list: String { names.joined(separator: ", ") }

    var isOne: Bool { names.count == 1 }

    var noun: String { names.count == 1 ? "understudy" : "understudies" }

    var delegates: String { names.count == 1 ? "delegate" : "delegates" }
}
