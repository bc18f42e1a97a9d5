import Foundation
import Lifecycle
import Samples
import TestSupport
import Testing

@testable import Projects

/// The configurations of a test plan, of which Understudy runs the first.
@Suite struct TestPlanConfigurationTests {
    @Test func `Configurations of a test plan that are not run are named, with the way to run them`() throws {
        func configuration(_ name: String, _ more: String, _ variables: [String: String]) -> String {
            let entries = variables.sorted { $0.key < $1.key }.map { #"{"key": "\#($0)", "value": "\#($1)"}"# }
            return #"{"name": "\#(name)"\#(more), "options": {"environmentVariableEntries": "#
                + "[\(entries.joined(separator: ","))]}}"
        }
        let configurations = [
            configuration("Zero", #", "enabled": false"#, ["MODE": "zero"]), configuration("One", "", ["MODE": "one"]),
            configuration("Two", "", ["MODE": "two words", "OWN": "$(TARGET_NAME)"]),
            configuration("Three", "", ["OTHER": "1"]), configuration("Four", "", ["MODE": "one"]),
        ]
        let plan = """
            { "configurations": [\(configurations.joined(separator: ",\n"))],
              "defaultOptions": { "commandLineArgumentEntries": [ { "argument": "-all" } ] },
              "testTargets": [ { "target": { "identifier": "E45E00000000000000000034" } } ], "version": 1 }
            """
        try ScratchFolder.with(fixture: "Ensemble") { folder in
            try folder.write(plan, to: "Unit.xctestplan")
            try folder.edit(
                "Ensemble.xcodeproj/xcshareddata/xcschemes/Ensemble.xcscheme", "<Testables>",
                "<TestPlans><TestPlanReference reference = \"container:Unit.xctestplan\"/></TestPlans><Testables>")
            let sample = try SampleDiscovery().sample(at: folder.path, needsTests: true)
            #expect(sample.scheme?.test == Scheme(arguments: ["-all"], environment: ["MODE": "one"]))
            #expect(
                sample.notes.suffix(4) == [
                    "The test plan Unit has 4 configurations. Understudy runs the first, One.",
                    "  Two is not run; to run it, add: --environment 'MODE=two words' --environment OWN=Ensemble",
                    "  Three is not run; to run it, add: --scheme none --argument -all --environment OTHER=1",
                    "  Four is not run; it passes the same to the app.",
                ])
            #expect(try SampleDiscovery().sample(at: folder.path, needsTests: false).notes.suffix(4) == [])
        }
    }
}
