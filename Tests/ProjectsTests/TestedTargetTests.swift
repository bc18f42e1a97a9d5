import Foundation
import Samples
import TestSupport
import Testing

@testable import Projects

/// The test target that is meant, if an app has several.
@Suite struct TestedTargetTests {
    /// Returns the tests that schemes of these names choose among those of Stage and More.
    private static func chosen(_ schemes: [String: String]) throws -> String? {
        try ScratchFolder.with(fixture: "Stage") { folder in
            let file = "Stage.xcodeproj/project.pbxproj"
            try folder.edit(file, "targets = (", "targets = (57A6E0FFFFFFFFFFFFFFFFFF,")
            try folder.edit(
                file, "/* Begin PBXNativeTarget section */",
                """
                57A6E0FFFFFFFFFFFFFFFFFF = { isa = PBXNativeTarget; name = MoreTests;
                productType = "com.apple.product-type.bundle.unit-test"; buildPhases = (57A6E000000000000000000B);
                buildConfigurationList = 57A6E0000000000000000033; };
                """)
            for (name, text) in schemes {
                try folder.write(text, to: "Stage.xcodeproj/xcshareddata/xcschemes/\(name).xcscheme")
            }
            let app = try ProjectDiscovery(
                path: folder / "Stage.xcodeproj", choice: .init(app: nil, tests: nil, needsTests: true)
            ).appTarget().target.id
            for (name, text) in schemes {
                try folder.write(
                    text.replacingOccurrences(of: "APP", with: app),
                    to: "Stage.xcodeproj/xcshareddata/xcschemes/\(name).xcscheme")
            }
            return try? SampleDiscovery().sample(at: folder.path, needsTests: true).tests?.name
        }
    }

    @Test func `Of several test targets the one of the app's scheme is meant`() throws {
        let more = "57A6E0FFFFFFFFFFFFFFFFFF"
        let first = SchemeTests.scheme(launches: "APP", tests: [(more, "NO")])
        let none = SchemeTests.scheme(launches: nil, tests: [(more, "NO")])
        #expect(try Self.chosen([:]) == nil)
        #expect(try Self.chosen(["Stage": first]) == "MoreTests")
        #expect(try Self.chosen(["More": none]) == nil)
        #expect(try Self.chosen(["Stage": first, "Broken": "<"]) == "MoreTests")
        let skipping = SchemeTests.scheme(launches: "APP", tests: [(more, "YES")])
        #expect(try Self.chosen(["Stage": skipping]) == nil)
        // A scheme may leave out what another one runs.
        #expect(try Self.chosen(["A": skipping, "B": first]) == "MoreTests")
    }
}
