import Testing
import Wording

@testable import Playground

/// A way in which a playground's port is offered. The promises about names and origins hold in each.
enum Forwarding: CaseIterable, CustomTestStringConvertible {
    /// On this machine alone.
    case locally
    /// By a service that forwards it under another name, as Codespaces does.
    case publicly

    private static let origin = "https://name-8080.example.org"

    var testDescription: String { "\(self)" }

    var harness: PlaygroundHarness {
        var harness = withDocumentation
        // A malformed origin makes each test of it fail.
        harness.publicOrigin = self == .publicly ? try? PublicOrigin(Self.origin) : nil
        return harness
    }

    /// The values of `Host` that are let in besides this machine's names.
    var hosts: [String] { self == .publicly ? ["name-8080.example.org"] : [] }

    var strangeHosts: [String] {
        let near = [
            "name-8080.example.org:8080", "name-8080.example.org:443", "name-8081.example.org", "example.org",
            "a.name-8080.example.org", "name-8080.example.org.evil.example", "name-8080.example.org.",
        ]
        return self == .publicly ? near : near + ["name-8080.example.org"]
    }

    /// The pairs of host and origin that are let in besides this machine's: the service may hand on either name.
    func origins(own: String) -> [(String, String)] {
        self == .publicly ? [("name-8080.example.org", Self.origin), (own, Self.origin)] : []
    }

    var strangeOrigins: [String] {
        let near = [
            "http://name-8080.example.org", "https://name-8080.example.org:443", "https://NAME-8080.example.org",
            "https://name-8081.example.org", "https://example.org", "https://name-8080.example.org.evil.example",
            "https://name-8080.example.org/", "https://a.name-8080.example.org",
        ]
        // A page at this machine's name does not ask under the public one.
        return self == .publicly ? near : near + [Self.origin]
    }
}

@Suite struct PublicOriginTests {
    @Test(arguments: [
        ("https://name-8080.app.example.org", "name-8080.app.example.org"),
        ("https://a.example:8443", "a.example:8443"),
    ])
    func `An origin with https is taken as a browser sends it`(text: String, host: String) throws {
        let origin = try PublicOrigin(text)
        #expect(origin.text == text)
        #expect(origin.host == host)
    }

    @Test(arguments: [
        "", "https://", "name.example", "http://name.example", "https://name.example/", "https://name.example/a",
        "https://NAME.example", "https://name.example:443", "https://name.example:0", "https://name.example:70000",
        "https://user@name.example", "https://*.example", "https://name", "https://127.0.0.1", "https://[::1]",
        "https://name.example, https://other.example", "https://name.example\n", " https://name.example", "null", "*",
    ])
    func `Anything else is refused`(text: String) {
        let mistake = #expect(throws: Mistake.self) { try PublicOrigin(text) }
        #expect(mistake?.what == "\(text) is not an origin with https.")
    }
}
