/// The code of an app and its tests by the names that it uses: all that a launch may come to, as far as names tell.
///
/// It errs on the side of more: two functions of one name are both reached by a use of the name.
public struct CodeReach: Codable, Hashable, Sendable {
    /// The pieces of code.
    public var pieces: [Piece]

    /// The name that code uses if it may come to any other, as a lookup of a class by a name that is put together does. A
    /// name of Swift has no blank.
    public static let anything = "any code"

    /// Pieces in an order by which removals refer to them.
    public init(_ pieces: [Piece]) { self.pieces = pieces }

    /// A piece of code that runs as a whole, as far as names tell.
    public struct Piece: Codable, Hashable, Sendable {
        /// The type that has to be in use for it, by its name without the module; nil if it needs none.
        public var owner: String?
        /// The name by which code comes to it; nil if it comes along with the type, such as what makes an object.
        public var name: String?
        /// The names that it uses.
        public var uses: Set<String>
        /// True if every launch runs it.
        public var isStart: Bool

        /// A piece that code comes to, or that its type brings along.
        public init(owner: String? = nil, name: String? = nil, uses: Set<String>, isStart: Bool = false) {
            self.owner = owner
            self.name = name
            self.uses = uses
            self.isStart = isStart
        }
    }

    /// The names and pieces that a launch may come to, each with the number of steps from its start.
    public struct Reached: Hashable, Sendable {
        /// The names that are used.
        public internal(set) var names: [String: Int] = [:]
        /// The pieces, by their place in `CodeReach.pieces`.
        public internal(set) var pieces: [Int: Int] = [:]
        /// The name in use by which a launch came to each; a name without one is there at the start.
        var before: [String: String] = [:]

        /// Returns the names by which a launch came to one, from the start to it.
        func way(to name: String) -> [String] {
            var way = [name]
            // Each was come to before the one behind it, so no name comes twice.
            while let last = way.last, let name = before[last] { way.append(name) }
            return way.reversed()
        }
    }

    /// Returns all that a launch may come to in which the system uses some classes.
    ///
    /// - Parameters:
    ///   - classes: The classes' names, with or without the module.
    ///   - isOrdered: True if of several ways to a name it is the same one each time.
    public func reached(from classes: Set<String>, isOrdered: Bool = false) -> Reached {
        var search = Search(pieces, isOrdered: isOrdered)
        for name in classes.sorted() { search.use(name.split(separator: ".").last.map(String.init) ?? name, 0) }
        for index in pieces.indices where pieces[index].isStart { search.come(to: index, 0) }
        search.finish()
        return search.reached
    }
}

/// A search through pieces of code, step by step.
private struct Search {
    private let pieces: [CodeReach.Piece]
    private var byName: [String: [Int]] = [:]
    private var byOwner: [String: [Int]] = [:]
    private var open: [(name: String, depth: Int)] = []
    private(set) var reached = CodeReach.Reached()
    private let isOrdered: Bool

    init(_ pieces: [CodeReach.Piece], isOrdered: Bool) {
        self.pieces = pieces
        self.isOrdered = isOrdered
        for (index, piece) in pieces.enumerated() {
            if let name = piece.name { byName[name, default: []].append(index) }
            if let owner = piece.owner { byOwner[owner, default: []].append(index) }
        }
    }

    mutating func use(_ name: String, _ depth: Int, after before: String? = nil) {
        guard reached.names[name] == nil else { return }
        reached.names[name] = depth
        reached.before[name] = before
        open.append((name, depth))
    }

    mutating func come(to index: Int, _ depth: Int, by name: String? = nil) {
        guard reached.pieces[index] == nil else { return }
        reached.pieces[index] = depth
        let uses = pieces[index].uses
        for used in isOrdered ? uses.sorted() : Array(uses) { use(used, depth + 1, after: name) }
    }

    mutating func finish() {
        // The nearest first: a queue.
        var next = 0
        while next < open.count {
            let (name, depth) = open[next]
            next += 1
            for index in byName[name] ?? [] where pieces[index].owner.map({ reached.names[$0] != nil }) ?? true {
                come(to: index, depth, by: name)
            }
            for index in byOwner[name] ?? [] where pieces[index].name.map({ reached.names[$0] != nil }) ?? true {
                come(to: index, depth, by: name)
            }
        }
    }
}
