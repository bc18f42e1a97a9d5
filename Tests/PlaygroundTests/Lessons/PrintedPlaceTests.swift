import Samples
import Testing
import Traces

import struct Lifecycle.SourcePlace

@testable import Playground

/// The files that a program names when it crashes.
struct PrintedPlaceTests {
    private static let sample = LessonSample(
        Lesson(
            name: SampleID.Step(tutorial: "real", slug: "1"), title: "", text: "",
            files: [
                "Stage/main.swift", "Stage/Views/Row.swift", "Stage/App.swift", "host/Stage/App.swift",
                "StageTests/main.swift", "StageTests/More.swift", "StageTests/Deep/More.swift",
            ].map { .init(name: $0, text: "") }))

    @Test(
        arguments: [
            ("Stage/main.swift", "Stage/main.swift"),
            ("/understudy/real/1/Stage/Views/Row.swift", "Stage/Views/Row.swift"),
            ("Stage/Row.swift", "Stage/Views/Row.swift"),
            ("Row.swift", "Stage/Views/Row.swift"),
            ("main.swift", "StageTests/main.swift"),
            ("Stage/App.swift", "host/Stage/App.swift"),
            ("More.swift", nil),
            ("StageTests/More.swift", "StageTests/More.swift"),
            ("Swift/Array.swift", nil),
            ("/etc/passwd", nil), ("", nil), ("/", nil),
        ] as [(String, String?)])
    func `A printed file is one of the lesson's`(printed: String, name: String?) {
        #expect(Self.sample.name(ofPrinted: printed) == name)
    }

    @Test func `Issues outside the lesson's files are left out`() {
        let here = RunIssue(kind: .crash, message: "boom", place: SourcePlace(file: "Stage/main.swift", line: 2))
        let there = RunIssue(kind: .crash, message: "boom", place: SourcePlace(file: "Swift/Array.swift", line: 2))
        let failure = RunIssue(
            kind: .failure, message: "no", test: "testIt()", place: SourcePlace(file: "main.swift", line: 4))
        #expect(
            RunMessage.Issue.all([here, there, failure], in: Self.sample) == [
                .init(kind: .crash, file: "Stage/main.swift", lineNumber: 2, message: "boom"),
                .init(kind: .failure, file: "StageTests/main.swift", lineNumber: 4, message: "testIt(): no"),
            ])
        #expect(RunMessage.Issue.all([there], in: Self.sample) == nil)
    }
}
