import Foundation
import Testing

@testable import Samples

@Suite struct SchemeTests {
    private static func scheme(
        launches: String?, tests: [(id: String, skipped: String)], plan: String? = nil
    ) -> String {
        let reference = { (id: String) in "<BuildableReference BlueprintIdentifier = \"\(id)\"></BuildableReference>" }
        let runnable = launches.map { "<BuildableProductRunnable>\(reference($0))</BuildableProductRunnable>" }
        let testables = tests.map {
            "<TestableReference skipped = \"\($0.skipped)\">\(reference($0.id))</TestableReference>"
        }
        let plans = plan.map {
            """
            <TestPlans><TestPlanReference reference = "container:Other.xctestplan"></TestPlanReference>
            <TestPlanReference reference = "container:\($0)" default = "YES"></TestPlanReference></TestPlans>
            """
        }
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <Scheme version = "1.3"><BuildAction>\(reference("BUILT"))</BuildAction>
            <TestAction>\(plans ?? "")<Testables>\(testables.joined())</Testables>
            <MacroExpansion>\(reference("MACRO"))</MacroExpansion></TestAction>
            <LaunchAction><MacroExpansion>\(reference("MACRO"))</MacroExpansion>\(runnable ?? "")</LaunchAction></Scheme>
            """
    }

    @Test func `A scheme says what it launches and tests`() throws {
        let text = Self.scheme(launches: "APP", tests: [("A", "NO"), ("B", "YES"), ("C", "NO")])
        let scheme = try #require(SchemeFile(Data(text.utf8), projectFolder: "/"))
        #expect(scheme.launched == "APP")
        #expect(scheme.tested == ["A", "C"])
        #expect(SchemeFile(Data("<<<<<<< HEAD".utf8), projectFolder: "/") == nil)
    }

    @Test func `A test plan takes the place of its own list`() throws {
        let plan = """
            { "version": 1, "testTargets": [
                { "target": { "identifier": "B", "name": "b" } },
                { "enabled": false, "target": { "identifier": "C", "name": "c" } } ] }
            """
        let text = Self.scheme(launches: nil, tests: [("A", "NO")], plan: "Plans/Unit.xctestplan")
        try ScratchFolder.with(["Plans/Unit.xctestplan": plan]) { folder in
            let scheme = try #require(SchemeFile(Data(text.utf8), projectFolder: folder.path))
            #expect(scheme.launched == nil)
            #expect(scheme.tested == ["B"])
        }
    }

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
        let first = Self.scheme(launches: "APP", tests: [(more, "NO")])
        let none = Self.scheme(launches: nil, tests: [(more, "NO")])
        #expect(try Self.chosen([:]) == nil)
        #expect(try Self.chosen(["Stage": first]) == "MoreTests")
        #expect(try Self.chosen(["More": none]) == nil)
        #expect(try Self.chosen(["Stage": first, "Broken": "<"]) == "MoreTests")
        #expect(try Self.chosen(["Stage": Self.scheme(launches: "APP", tests: [(more, "YES")])]) == nil)
    }
}
