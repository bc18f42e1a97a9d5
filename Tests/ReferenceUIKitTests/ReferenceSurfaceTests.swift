import Foundation
import Testing

@testable import ReferenceSurface

/// The public names of the reference modules have a use or a reason.
struct ReferenceSurfaceTests {
    private static let surface = Result {
        let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        return try ReferenceSurface(tests.deletingLastPathComponent())
    }

    @Test func `A name that nothing uses has a reason`() throws {
        let unexplained = try Self.surface.get().unexplained.map(\.description)
        #expect(unexplained == [], "use it in a test, or give a reason in \(ReferenceSurface.reasons)")
    }

    @Test func `A name with a reason is there, and nothing uses it`() throws {
        #expect(try Self.surface.get().obsolete.map(\.description) == [], "remove it from \(ReferenceSurface.reasons)")
    }

    @Test func `A reason is a sentence, and a folder and its names are there once, in order`() throws {
        let groups = try Self.surface.get().groups
        #expect(groups.map(\.folder) == groups.map(\.folder).sorted())
        for group in groups {
            #expect(group.reason.hasSuffix("."), "\(group.folder)")
            #expect(group.names == Set(group.names).sorted(), "\(group.folder)")
        }
    }

    @Test func `Public types are found in types and extensions, functions and variables outside of them`() {
        let names = PublicNameReader.names(
            in: """
                open class A { public enum B { case c }; struct D {}; public func e() {}; public typealias F = Int }
                extension A.B { public struct G {} }
                public protocol H { associatedtype I }
                public let j = 1, k = 2
                public func l() {}
                func m() {}
                public func == (left: A, right: A) -> Bool { true }
                """)
        #expect(names == ["A", "A.B", "A.F", "A.B.G", "H", "j", "k", "l"])
    }

    @Test func `A word is a whole identifier`() {
        #expect(
            ReferenceSurface.words(of: "UIView.window(_:), \"UIViewé\" my_UIView2") == [
                "UIView", "window", "_", "my_UIView2",
            ])
    }
}
