import Lifecycle
import Testing

@testable import Samples
@testable import Wording

/// A source with errors, and what becomes of it.
struct Example: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var source: String
    var places: [(Int, Int, String)]
    var expected: String
    var parts: [Part]

    init(
        _ name: String, _ source: String, _ places: [(Int, Int, String)], _ expected: String,
        _ parts: [(String, String, LeftOutUse.Effect?)]
    ) {
        testDescription = name
        self.source = source
        self.places = places
        self.expected = expected
        self.parts = parts.map { Part($0.0, $0.1, $0.2) }
    }

    /// The bytes by which stubs are longer than what they replace.
    var growth: Int { expected.utf8.count - source.utf8.count }

    func errors(in sample: Sample) -> [Diagnostic] {
        places.map {
            Diagnostic(path: Sample.path, line: $0.0, column: $0.1, severity: .error, message: $0.2)
        }
    }
}

/// A part that is left out, as far as a reader sees it.
struct Part: Hashable, Sendable {
    var code: String
    var reason: String
    var effect: LeftOutUse.Effect?

    init(_ code: String, _ reason: String, _ effect: LeftOutUse.Effect?) {
        self.code = code
        self.reason = reason
        self.effect = effect
    }
}

extension Sample {
    static let path = "/app.swift"

    /// A sample with one file.
    static func of(_ text: String) -> Sample {
        Sample(
            name: "Small",
            app: Target(name: "Small", module: "Small", sources: [SourceFile(path: path, text: text)]),
            description: AppDescription(bundleIdentifier: "org.example.small", name: "Small"), infoPlist: "")
    }
}
