internal import Lifecycle
internal import Samples
internal import Wording

/// A file's text, in which stubs take the place of cuts.
///
/// Lines stay, and so do columns: a stub that is longer than its piece moves nothing if only blanks and a comment follow
/// on the line. The functions that the stubs call stand after the reader's last line.
struct CutStubs {
    private let path: String
    private let bytes: [UInt8]
    /// The beginning of the stubs' names: one that the file has not.
    private let prefix: String
    private var out: [UInt8] = []
    /// The offset up to which the file's bytes are in `out`.
    private var done = 0
    private var count = 0
    private var tail: [String] = []
    /// The imports that the stubs need.
    private var imports: Set<String> = ["internal import ReferenceObjectiveC"]

    init(file: SourceFile) {
        path = file.path
        bytes = Array(file.text.utf8)
        prefix =
            ["_", "__", "___", "_left", "_leftOut"].first { !file.text.contains("\($0)0") } ?? "_understudyLeftOut"
        out.reserveCapacity(bytes.count + 1024)
    }

    /// Puts the stub of the next cut in its place.
    mutating func put(_ cut: Cut) {
        out += bytes[done..<cut.range.lowerBound]
        done = cut.range.upperBound
        var stub = Array(stub(of: cut).utf8)[...]
        for byte in bytes[cut.range] {
            if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") {
                // The stub goes into the first line, whatever its length.
                out += stub
                stub = []
                out.append(byte)
            } else {
                out.append(stub.popFirst() ?? UInt8(ascii: " "))
            }
        }
        out += stub
    }

    /// The whole text.
    var text: String {
        var all = out + bytes[done...]
        guard !tail.isEmpty else { return String(decoding: all, as: UTF8.self) }
        if let last = all.last, last != UInt8(ascii: "\n") { all.append(UInt8(ascii: "\n")) }
        let lines = imports.sorted() + tail
        return String(decoding: all, as: UTF8.self) + lines.map { "\($0)\n" }.joined()
    }

    private mutating func stub(of cut: Cut) -> String {
        let name = prefix + String(count, radix: 36)
        func told(_ effect: LeftOutUse.Effect) -> String {
            "ReferenceObjectiveC._leftOut(\(arguments(cut, effect)))"
        }
        let ended = "ReferenceObjectiveC._leftOutValue(\(arguments(cut, nil)))"
        let function = "private nonisolated func \(name)"
        switch cut.kind {
        case .removed: return ""
        case .otherImport: return "import UIKit"
        case .statement(let effect):
            tail.append("\(function)() { \(told(effect)) }")
        case .view:
            tail.append("\(function)() -> SwiftUI.EmptyView { \(told(.unknown)); return .init() }")
        case .stop:
            tail.append("\(function)() -> Never { \(ended) }")
        case .value:
            tail.append("\(function)<T>() -> T { \(ended) }")
        case .property(let effect):
            tail.append("\(function)() -> ReferenceObjectiveC._LeftOut { \(told(effect)) }")
            count += 1
            return "private let \(name)p=\(name)()"
        case .member(let member):
            tail.append("\(function)() -> Never { \(ended) }")
            if case .property(_, let effect) = member { tail.append("\(function)s() { \(told(effect)) }") }
            count += 1
            return member.declaration(calling: name)
        case .shell(let shell):
            imports.insert("import UIKit")
            tail.append("\(function)() -> Never { \(ended) }")
            tail.append(shell.declaration(stop: "\(name)()"))
            count += 1
            return ""
        }
        count += 1
        return "\(name)()"
    }

    private func arguments(_ cut: Cut, _ effect: LeftOutUse.Effect?) -> String {
        let words = [cut.code, cut.reason] + (effect.map { [$0.rawValue] } ?? []) + [path]
        return words.map(Escaping.swiftLiteral).joined(separator: ", ") + ", \(cut.line)"
    }
}
