import Foundation
import ReferenceCommonCrypto
import Techniques
import TestSupport
import Testing

/// The texts with which the project was begun. They are beside the project, not in it.
enum SeedTexts {
    /// The folder, if it is at hand; names begin with a quotation's `seed`.
    private static let folder = URL(
        filePath: ProcessInfo.processInfo.environment["UNDERSTUDY_SEEDS"] ?? "/work/shared/seeds")

    /// The sources of the texts, by their numbers: a comment is a part of one of them.
    static let sources = [
        "000": "sanders-2019", "001": "pirringer-2021", "002": "okudera-2021", "003": "hackworth-2020",
        "004": "reid-2015",
    ]

    /// Returns a text; nil if it is not at hand.
    static func text(_ number: String) throws -> String? {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return try names.first { $0.hasPrefix("\(number)_") }
            .map { try String(contentsOf: folder.appending(path: $0), encoding: .utf8) }
    }

    /// Returns the differences between a quotation and its source: its lines are not those that were quoted first, or
    /// the text, if it is at hand, does not have them.
    static func mistakes(_ quotation: Quotation) throws -> [String] {
        let words = quotation.lines.joined(separator: "\n")
        var mistakes: [String] = []
        if hash(words) != quotation.sha256 { mistakes.append("The hash of “\(words)” is \(hash(words)).") }
        if let text = try text(quotation.seed), !text.contains(words) {
            mistakes.append("\(quotation.seed) does not say “\(words)”.")
        }
        return mistakes
    }

    private static func hash(_ text: String) -> String {
        let bytes = Array(text.utf8)
        var digest = [UInt8](repeating: 0, count: 32)
        _ = CC_SHA256(bytes, CC_LONG(bytes.count), &digest)
        return digest.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }
}
