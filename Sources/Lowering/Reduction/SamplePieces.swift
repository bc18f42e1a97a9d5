internal import Lifecycle
internal import Samples

/// The pieces of a sample's files, as a launch may come to them.
struct SamplePieces {
    private(set) var reach = CodeReach([])
    /// The pieces of each file with their places in `reach`.
    private var places: [String: [(range: Range<Int>, index: Int)]] = [:]
    /// The names that stand where a class cannot.
    private(set) var protocols: Set<String> = []
    /// The names that stand in constraints, where a protocol or a class can.
    private var constraints: Set<String> = []
    /// The names that another name of a type stands for, by that name.
    private var aliases: [String: Set<String>] = [:]
    /// The members that are still declared, by the type that declares or extends them; those of no type by an empty name.
    private var members: [String: [PiecesOfFile.DeclaredMember]] = [:]
    /// Those in extensions of types that are not the sample's, by the name before their labels.
    private(set) var membersOfOthers: [String: [PiecesOfFile.DeclaredMember]] = [:]
    /// The members of each file, those that are left out among them.
    private var membersOfFiles: [String: [PiecesOfFile.DeclaredMember]] = [:]
    /// The types of each file.
    private var typesOfFiles: [String: [PiecesOfFile.TypeFacts]] = [:]
    /// The names that code uses that is not left out.
    private(set) var used: Set<String> = []
    /// The names of the types that the sources declare.
    private(set) var types: Set<String> = []
    /// The types and protocols that a type inherits from, by its name.
    private(set) var inherited: [String: Set<String>] = [:]
    private var protocolTypes: Set<String> = []
    private var valueTypes: Set<String> = []
    private var classes: Set<String> = []
    private var makesByType = false
    /// The types of which the system makes objects by itself, with an event that tells it.
    private var begunTypes: Set<String> = []
    /// The types that derive from, or conform to, something that is not the sample's.
    private var systemsTypes: Set<String> = []

    /// - Parameters:
    ///   - files: The pieces of each file, and the ranges in it that are left out.
    ///   - started: The types that every launch may make, whatever runs: views of storyboards, a principal class.
    init(_ files: [(path: String, pieces: PiecesOfFile, cuts: [Range<Int>])], started: Set<String>) {
        for file in files {
            protocols.formUnion(file.pieces.protocols)
            constraints.formUnion(file.pieces.constraints)
            aliases.merge(file.pieces.aliases) { $0.union($1) }
            for member in file.pieces.members where !file.cuts.contains(where: { $0.contains(member.offset) }) {
                members[member.owner ?? "", default: []].append(member)
            }
            membersOfFiles[file.path] = file.pieces.members
            typesOfFiles[file.path] = file.pieces.types
            makesByType = makesByType || file.pieces.makesByType
            classes.formUnion(file.pieces.classes)
            for type in file.pieces.types {
                if !type.isExtension { types.insert(type.name) }
                if type.isProtocol { protocolTypes.insert(type.name) }
                if type.isValue { valueTypes.insert(type.name) }
                inherited[type.name, default: []].formUnion(type.inherited)
            }
        }
        for type in Set(inherited.keys).union(types) {
            let family = family(of: type)
            if !family.isDisjoint(with: Self.begun) { begunTypes.insert(type) }
            if family.contains(where: isForeign) { systemsTypes.insert(type) }
        }
        let made = makingUses(in: files.flatMap(\.pieces.pieces))
        var pieces: [CodeReach.Piece] = []
        var starting = started.intersection(types)
        for file in files {
            // An observer of the tests may be made when their bundle is loaded.
            let begins = file.pieces.types.filter { $0.isMain || $0.inherited.contains("XCTestObservation") }
            starting.formUnion(begins.map(\.name))
            for piece in file.pieces.pieces {
                var uses = Set(piece.uses.filter { isUsed($0, cuts: file.cuts) }.map(\.text))
                if piece.comesToAnything { uses.insert(CodeReach.anything) }
                for made in launched(piece, uses, file.pieces.types, made: made) {
                    places[file.path, default: []].append((piece.range, pieces.count))
                    pieces.append(made)
                }
            }
        }
        pieces.append(CodeReach.Piece(uses: starting, isStart: true))
        reach = CodeReach(pieces)
        used = Set(pieces.flatMap(\.uses))
        let others = members.filter { !$0.key.isEmpty && !types.contains($0.key) }.flatMap(\.value)
        membersOfOthers = Dictionary(grouping: others, by: \.base)
    }

    /// Returns a piece as launches come to it: once for each of its names.
    ///
    /// - Parameter made: The types of the uses in the sample that make values, by their labels; nil if code may make one by a
    ///   name that does not tell that it is a type.
    private func launched(
        _ piece: PiecesOfFile.Piece, _ uses: Set<String>, _ types: [PiecesOfFile.TypeFacts], made: [String: [String]]?
    ) -> [CodeReach.Piece] {
        if piece.isStart { return [CodeReach.Piece(uses: uses, isStart: true)] }
        guard let owner = piece.owner else { return piece.names.map { CodeReach.Piece(name: $0, uses: uses) } }
        if self.types.contains(owner) {
            // The system may call any member of a type that has something of the system's.
            let isBrought = piece.names.isEmpty || piece.isCalledUnnamed || isSystems(owner)
            if isBrought { return [CodeReach.Piece(owner: owner, uses: uses)] }
            // An extension's member of a protocol needs no object of a type by that name.
            return piece.names.map {
                CodeReach.Piece(owner: protocolTypes.contains(owner) ? nil : owner, name: $0, uses: uses)
            }
        }
        if let made, aliases[owner] == nil, let call = piece.making, let ends = PiecesOfFile.making(as: call) {
            return ends.sorted().flatMap { end in
                (made[end] ?? []).filter { mayDerive($0, from: owner) }
                    .map { CodeReach.Piece(name: $0 + end, uses: uses) }
            }
        }
        // An extension of a type that is not the sample's: objects of it are everywhere.
        let around = types.last {
            $0.range.lowerBound <= piece.range.lowerBound && piece.range.upperBound <= $0.range.upperBound
        }
        let isBrought = piece.names.isEmpty || piece.isCalledUnnamed || around?.inherited.isEmpty == false
        return isBrought
            ? [CodeReach.Piece(uses: uses, isStart: true)] : piece.names.map { CodeReach.Piece(name: $0, uses: uses) }
    }

    /// Returns the types of the uses that make values, by what stands behind them: `?(_:size:)`; nil if there are names of
    /// types that begin as those of functions do.
    private func makingUses(in pieces: [PiecesOfFile.Piece]) -> [String: [String]]? {
        guard types.union(classes).union(aliases.keys).allSatisfy({ $0.first?.isUppercase == true }) else { return nil }
        var made: [String: Set<String>] = [:]
        for use in pieces.lazy.flatMap(\.uses) {
            guard let mark = use.text.firstIndex(of: "?") else { continue }
            made[String(use.text[mark...]), default: []].insert(String(use.text[..<mark]))
        }
        return made.mapValues { $0.sorted() }
    }

    /// True if a type may be a class that is not the sample's, or derive from it; an empty name is any type's.
    private func mayDerive(_ type: String, from owner: String) -> Bool {
        // Another declaration of the name may be meant.
        if type == owner || aliases[type] != nil { return true }
        if valueTypes.contains(type) { return classes.contains(type) }
        guard types.contains(type) else {
            return classes.contains(type)
                || !Self.values.contains(type) && !Self.assertions.contains(where: type.hasPrefix)
        }
        let others = family(of: type).subtracting(types)
        return others.contains(owner) || !others.isSubset(of: Self.roots)
    }

    /// The beginnings of the names of XCTest's functions.
    private static let assertions = ["XCTAssert", "XCTFail", "XCTUnwrap", "XCTExpectFailure"]

    /// The names in inheritance clauses from which no class of UIKit's comes but by their own.
    private static let roots = begun.union(plain).union(["NSObject", "UIResponder"])

    /// The structures that code makes most, and the functions whose names begin as those of types do.
    private static let values: Set<String> = [
        "Array", "AttributedString", "Binding", "Bool", "CGAffineTransform", "CGFloat", "CGPoint", "CGRect",
        "CGSize", "Character", "Data", "Date", "DateComponents", "Decimal", "Dictionary", "Double", "Float",
        "IndexPath", "IndexSet", "Int", "Int32", "Int64", "Locale", "NSClassFromString", "NSHomeDirectory",
        "NSLocalizedString", "NSLog", "NSSelectorFromString", "NSStringFromClass", "NSStringFromSelector",
        "Notification", "Optional", "Range", "Result", "Selector", "Set", "String", "Substring", "Task",
        "TimeInterval", "TimeZone", "UIApplicationMain", "UIEdgeInsets", "UIImageJPEGRepresentation",
        "UIImagePNGRepresentation", "UInt", "UInt32", "UInt64", "UInt8", "URL", "URLComponents", "URLQueryItem",
        "URLRequest", "UUID",
    ]

    /// True if code may come to anything by a name that is put together.
    var haveComputedNames: Bool { reach.pieces.contains { $0.uses.contains(CodeReach.anything) } }

    /// True if a use is not left out, and makes use of the type if it is one of a type.
    private func isUsed(_ use: PiecesOfFile.Use, cuts: [Range<Int>]) -> Bool {
        if cuts.contains(where: { $0.contains(use.offset) }) { return false }
        // The trace says when the system makes a delegate or begins with an app.
        return !use.isOfType || makesByType || !(begunTypes.contains(use.text) || Self.begun.contains(use.text))
    }

    /// The protocols of such types.
    private static let begun: Set<String> = [
        "UIApplicationDelegate", "UISceneDelegate", "UIWindowSceneDelegate", "App", "SwiftUI.App",
    ]

    /// True if a type derives from, or conforms to, something that is not the sample's.
    func isSystems(_ type: String) -> Bool { systemsTypes.contains(type) || isForeign(type) }

    private func isForeign(_ name: String) -> Bool { !types.contains(name) && !Self.plain.contains(name) }

    /// The protocols to which a type may conform without being of use to the system, and the attribute by which the compiler
    /// calls a subscript alone.
    private static let plain: Set<String> = ["AnyObject", "Sendable", "Error", "class", "dynamicMemberLookup"]

    /// True if values of a type are made by its name, by `init` or by `Self` alone: it is a structure or an enumeration, and
    /// conforms to nothing by which other code could make one.
    func isMadeByName(_ type: String) -> Bool {
        // Code that makes one is told by a name that begins as types do.
        type.first?.isUppercase == true && valueTypes.contains(type)
            && family(of: type).subtracting([type]).isSubset(of: Self.makingNothing)
    }

    private static let makingNothing: Set<String> = [
        "Equatable", "Hashable", "Comparable", "Sendable", "Identifiable", "Error", "LocalizedError",
        "CustomStringConvertible", "CustomDebugStringConvertible", "Encodable",
    ]

    /// Returns a type with all that it inherits from, as far as the sources tell.
    ///
    /// - Parameter lost: A protocol to which the type does not conform, although the sources say so.
    func family(of type: String, without lost: String? = nil) -> Set<String> {
        var family: Set<String> = [type]
        var open = [type]
        while let next = open.popLast() {
            for name in inherited[next] ?? [] where name != lost && family.insert(name).inserted { open.append(name) }
        }
        return family
    }

    /// True if code in a type that has something of the system's uses a name.
    func isUsedInSystemsType(_ name: String) -> Bool {
        reach.pieces.contains { piece in
            piece.uses.contains(name) && piece.owner.map { isSystems($0) } ?? false
        }
    }

    /// Returns the members that are still declared in a type or its extensions.
    func members(of type: String) -> [PiecesOfFile.DeclaredMember] { members[type] ?? [] }

    /// True if a name that is not here is a protocol's, as far as its uses tell.
    func isProtocol(_ name: String) -> Bool {
        protocols.contains(name) || constraints.contains(name) && !AppleFrameworks.isClass(name)
    }

    /// Returns the types around an offset of a file, from the outside; those that extensions extend among them.
    func types(around offset: Int, of path: String) -> [String] {
        (typesOfFiles[path] ?? []).filter { $0.range.contains(offset) }
            .sorted { $0.range.count > $1.range.count }.map(\.name)
    }

    /// True for a structure and an enumeration.
    func isValue(_ type: String) -> Bool { valueTypes.contains(type) }

    /// Returns the members that are declared in a part of a file, whether they are left out or not.
    func members(in range: Range<Int>, of path: String) -> [PiecesOfFile.DeclaredMember] {
        (membersOfFiles[path] ?? []).filter { range.contains($0.offset) }
    }

    /// Returns some names with the other names that stand for them.
    func withAliases(_ names: Set<String>) -> Set<String> {
        var names = names
        var count = -1
        while count != names.count {
            count = names.count
            names.formUnion(aliases.filter { !$0.value.isDisjoint(with: names) }.keys)
        }
        return names
    }

    /// Returns the smallest piece around an offset of a file; nil if there is none.
    func piece(at offset: Int, of path: String) -> Int? {
        (places[path] ?? []).filter { $0.range.contains(offset) }.min { $0.range.count < $1.range.count }?.index
    }

    /// Returns the pieces without the names that nothing asks for.
    ///
    /// - Parameter conditions: The conditions of the removals.
    func reach(for conditions: [LeftOutFacts.Condition]) -> CodeReach? {
        guard !conditions.isEmpty else { return nil }
        var asked: Set = [CodeReach.anything]
        asked.formUnion(reach.pieces.flatMap { [$0.name, $0.owner].compactMap(\.self) })
        for condition in conditions { asked.formUnion(condition.names.union([condition.type].compactMap(\.self))) }
        var reach = reach
        for index in reach.pieces.indices { reach.pieces[index].uses.formIntersection(asked) }
        return reach
    }
}
