internal import Samples
internal import Storage
internal import Wording

/// The imports and declarations that an Objective-C header brings into every Swift file of its target: an app's bridging
/// header, or a framework's umbrella header.
struct BridgingHeader: Hashable, Sendable {
    /// Apple's modules that it imports, in order, each once: for `<CommonCrypto/CommonCrypto.h>`, `CommonCrypto`.
    private(set) var modules: [String] = []
    /// Its other lines: the target's own headers, and declarations.
    private(set) var foreign: [String] = []

    init(_ text: String) {
        for line in CText.withoutComments(text).split(whereSeparator: \.isNewline) {
            let line = line.trimmingPrefix(while: \.isWhitespace)
            let words = line.split { $0.isWhitespace || $0 == ";" }.map(String.init)
            guard let first = words.first else { continue }
            if ["#import", "#include"].contains(where: { first.hasPrefix($0) }) {
                add(module: line.split(separator: "<").dropFirst().first?.split(separator: "/").first, line)
            } else if first == "@import" {
                add(module: words.dropFirst().first?.split(separator: ".").first, line)
            } else if !first.hasPrefix("#") {
                foreign.append(String(line))
            }
        }
    }

    /// The most headers that are read for one that includes them.
    private static let mostHeaders = 100

    /// Reads a header for its modules, and those of the target's headers that it includes from its own folder.
    ///
    /// - Parameter path: The header.
    static func modules(from path: String) throws(Mistake) -> [String] {
        var (modules, seen, next) = ([String](), Set<String>(), [path])
        while let path = next.popLast(), seen.count < mostHeaders {
            guard let path = Disk.file(path), seen.insert(path).inserted else { continue }
            let header = BridgingHeader(try Disk.text(path))
            modules += header.modules.filter { !modules.contains($0) }
            next += header.included.map { Path.join(Path.folder(path), $0) }
        }
        return modules
    }

    /// The target's own headers that it includes, as it names them; those in angle brackets by their last part.
    private var included: [String] {
        foreign.compactMap { line in
            guard line.hasPrefix("#") else { return nil }
            let quoted = line.split(separator: "\"", omittingEmptySubsequences: false)
            if quoted.count > 2 { return String(quoted[1]) }
            let name = line.split(separator: "<").dropFirst().first?.split(separator: ">").first
            return name?.split(separator: "/").last.map(String.init)
        }
    }

    private mutating func add(module: Substring?, _ line: some StringProtocol) {
        guard let module = module.map(String.init), Self.known.contains(module) else {
            foreign.append(String(line))
            return
        }
        if !modules.contains(module) { modules.append(module) }
    }

    private static let known: Set<String> = ["CommonCrypto", "Foundation", "UIKit", "UserNotifications", "XCTest"]
}
