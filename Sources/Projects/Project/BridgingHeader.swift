internal import Samples

/// The imports and declarations that an Objective-C bridging header brings into every Swift file of its target.
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

    private mutating func add(module: Substring?, _ line: some StringProtocol) {
        guard let module = module.map(String.init), Self.known.contains(module) else {
            foreign.append(String(line))
            return
        }
        if !modules.contains(module) { modules.append(module) }
    }

    private static let known: Set<String> = ["CommonCrypto", "Foundation", "UIKit", "XCTest"]
}
