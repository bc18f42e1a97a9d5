import Foundation
import Samples
import TestSupport
import Testing

@testable import Projects

/// The schemes that cannot be read to their end.
@Suite struct SchemeFaultTests {
    @Test func `A scheme that breaks off is a mistake at its last line`() throws {
        let file = "Ensemble.xcodeproj/xcshareddata/xcschemes/Ensemble.xcscheme"
        let lines = try String(contentsOfFile: Fixture.path("Ensemble/" + file), encoding: .utf8)
            .split(separator: "\n")
        for count in 2..<lines.count {
            try ScratchFolder.with(fixture: "Ensemble") { folder in
                try folder.write(lines.prefix(count).joined(separator: "\n"), to: file)
                let mistake = mistake(at: folder.path, needsTests: true)
                #expect(mistake == .unreadableScheme(folder / file, line: count))
            }
        }
        try ScratchFolder.with(fixture: "Ensemble") { folder in
            let other = "Ensemble.xcodeproj/xcshareddata/xcschemes/Other.xcscheme"
            try folder.write(lines.prefix(9).joined(separator: "\n"), to: other)
            let sample = try SampleDiscovery().sample(
                at: folder.path, SampleDiscovery.Choice(app: "Ensemble", needsTests: true))
            #expect(sample.scheme?.name == "Ensemble")
            #expect(
                sample.notes.filter { $0.contains("Other") } == [
                    "\(folder / other):9: The file is not a scheme of Xcode. It is not used."
                ])
        }
    }
}
