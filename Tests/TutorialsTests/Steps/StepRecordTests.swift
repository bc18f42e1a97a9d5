import Foundation
import Lifecycle
import Samples
import Testing
import Traces

@testable import Tutorials

@Suite struct StepRecordTests {
    let small: SmallCatalog
    let step: TutorialStep
    let records: StepRecords
    let name = SampleID.Step(tutorial: "tiny", slug: "plist")

    init() async throws {
        small = try SmallCatalog()
        let archive = try await DocumentationArchive.convert(
            catalog: small.catalog, docc: try await docc(), cache: small.cache)
        step = try archive.tutorials()[0].steps[0]
        records = StepRecords(catalog: small.catalog, traces: small.folder.appending(path: "Steps"))
    }

    private static let events = [
        TraceEvent(seq: 1, time: 17, kind: .launch, lane: .system, text: "by Xcode's Run"),
        TraceEvent(seq: 2, time: 170, kind: .call, lane: .appDelegate, class: "Stage.AppDelegate", name: "init"),
    ]

    /// Returns a transcript as if the app had been launched; the second command fails.
    private func transcript() async throws -> StepTranscript {
        try await StepRunner { command, folder in
            let isFirst = command.arguments.first == "run"
            #expect(FileManager.default.fileExists(atPath: folder.appending(path: "phone.json").path) != isFirst)
            try Data().write(to: folder.appending(path: "phone.json"))
            return CommandOutcome(events: Self.events, messages: isFirst ? [] : ["a warning"], status: isFirst ? 0 : 1)
        }.run(step)
    }

    @Test func `The transcript has no times`() async throws {
        #expect(
            try await transcript().text == """
                $ understudy run tiny/plist --state phone.json
                {"seq":1,"kind":"launch","lane":"System","text":"by Xcode's Run"}
                {"seq":2,"kind":"call","lane":"AppDelegate","class":"Stage.AppDelegate","name":"init"}
                exit 0

                $ understudy test tiny/plist
                a warning
                {"seq":1,"kind":"launch","lane":"System","text":"by Xcode's Run"}
                {"seq":2,"kind":"call","lane":"AppDelegate","class":"Stage.AppDelegate","name":"init"}
                exit 1

                """)
    }

    @Test func `What is stale is found and renewed`() async throws {
        let transcript = try await transcript()
        let renew = "If this is what you want: understudy record steps tiny/plist"
        let picture = PictureView.render(Self.events)
        let words = altText(for: Self.events)
        let firstLine = try #require(picture.split(separator: "\n").first)
        #expect(
            try records.findings(name, transcript) == [
                "tiny/plist: plist.txt does not exist.\n\(renew)",
                """
                tiny/plist: the picture tiny-plist.svg differs in line 1.
                - <svg xmlns="http://www.w3.org/2000/svg" id="old"/>
                + \(firstLine)
                \(renew)
                """,
                "tiny/plist: the words for tiny-plist.svg differ.\n- Old words.\n+ \(words)\n\(renew)",
            ])
        #expect(
            try records.renew(name, transcript).map(\.lastPathComponent) == [
                "plist.txt", "tiny-plist.svg", "Tiny.tutorial",
            ])
        #expect(try records.findings(name, transcript) == [])
        #expect(try records.renew(name, transcript) == [])
        #expect(try small.text("Tutorials/Tiny/Pictures/tiny-plist.svg") == picture)
        #expect(
            try small.text("Tutorials/Tiny/Tiny.tutorial")
                == SmallCatalog.files["Tutorials/Tiny/Tiny.tutorial"]!.replacing("Old words.", with: words))
    }

    @Test func `The first line that differs is shown`() async throws {
        var transcript = try await transcript()
        _ = try records.renew(name, transcript)
        transcript.runs[0].outcome.status = 4
        #expect(
            try records.findings(name, transcript) == [
                """
                tiny/plist: plist.txt differs in line 4.
                - exit 0
                + exit 4
                If this is what you want: understudy record steps tiny/plist
                """
            ])
    }

    @Test func `A step without a command and one without its picture are found`() throws {
        let nothing = StepTranscript([])
        #expect(
            try records.findings(SampleID.Step(tutorial: "tiny", slug: "3"), nothing).first
                == "tiny/3: the step has no command. Add one.")
        let second = SampleID.Step(tutorial: "tiny", slug: "code")
        let run = StepTranscript([
            .init(StepCommand("understudy run tiny/code"), CommandOutcome(events: Self.events, status: 0))
        ])
        _ = try records.renew(second, run)
        #expect(
            try records.findings(second, run) == [
                """
                tiny/code: the tutorial does not show tiny-code.svg. Write @Image(source: "tiny-code.svg", alt: "") on a \
                separate line in the step's @Code.
                If this is what you want: understudy record steps tiny/code
                """
            ])
    }
}
