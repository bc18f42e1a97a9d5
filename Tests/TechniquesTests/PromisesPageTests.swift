import Foundation
import PackageResources
import Samples
import TestSupport
import Testing

@testable import Techniques

/// The page of what was tried is what the record says.
struct PromisesPageTests {
    @Test func `The page is what the record says`() throws {
        let place = Checkout.path("Tests/Recorded/\(PromisesPage.recordName)")
        let lines = try String(contentsOfFile: place, encoding: .utf8)
        let rows = try PromisesPage.rows(lines, from: place)
        #expect(
            try RecordedMatrixTests.page(PromisesPage.file) == PromisesPage.text(rows), "understudy record promises")
        #expect(try PromisesPage.record(rows) == lines, "understudy record promises")
    }

    @Test func `Lines of several programs are added up and sorted`() throws {
        let lines = """
            {"kind":"load","lost":"nothing","name":"b","tried":2}
            {"kind":"attack","lost":"nothing","name":"z","tried":1}

            {"kind":"load","lost":"an event, since the disk was full","name":"b","tried":3}
            {"kind":"attack","lost":"nothing","name":"a","tried":1500}
            """
        #expect(
            try PromisesPage.rows(lines, from: "x") == [
                .init(.attack, "a", tried: 1500, lost: "nothing"), .init(.attack, "z", tried: 1, lost: "nothing"),
                .init(.load, "b", tried: 5, lost: "an event, since the disk was full"),
            ])
        #expect(throws: Mistake.self) { try PromisesPage.rows("{}", from: "x") }
    }
}
