import Foundation
import HostileFileCases
import TestSupport
import Testing

/// The notes of a campaign of hostile files survive its stops.
struct CampaignDiaryTests {
    private static func piece(_ first: Int) -> CampaignDiary.Piece {
        .init(format: .trace, seed: 1, numbers: first..<first + 10)
    }

    private static let tally: CampaignTally = {
        var tally = CampaignTally()
        (tally.read, tally.refused) = (3, 6)
        tally.faults = [.init(number: 7, words: "crash: signal 5")]
        return tally
    }()

    @Test(arguments: [1, 20, 150])
    func `A line that was cut off is taken out, and the next ones are whole`(left: Int) throws {
        try ScratchFolder.with([:]) { folder in
            let diary = CampaignDiary(path: folder / "diary")
            try diary.note(Self.piece(0), Self.tally)
            let first = try Data(contentsOf: URL(filePath: diary.path))
            try diary.note(Self.piece(10), Self.tally)
            #expect(truncate(diary.path, first.count + left) == 0)

            let resumed = try diary.notes(seed: 1)
            #expect(resumed.wasCutOff)
            #expect(resumed.tallies == [Self.piece(0): Self.tally])
            #expect(try Data(contentsOf: URL(filePath: diary.path)) == first)

            try diary.note(Self.piece(10), Self.tally)
            let again = try diary.notes(seed: 1)
            #expect(!again.wasCutOff)
            #expect(again.tallies == [Self.piece(0): Self.tally, Self.piece(10): Self.tally])
            #expect(try diary.notes(seed: 2).tallies == [:])
        }
    }

    @Test func `A line of another program is said, with its number`() throws {
        try ScratchFolder.with([:]) { folder in
            let diary = CampaignDiary(path: folder / "diary")
            try diary.note(Self.piece(0), Self.tally)
            try Data("{}\n".utf8).write(to: URL(filePath: folder / "other"))
            let both = try ["diary", "other"].map { try Data(contentsOf: URL(filePath: folder / $0)) }.joined()
            try Data(both).write(to: URL(filePath: diary.path))
            let error = #expect(throws: CampaignDiary.Unreadable.self) { try diary.notes(seed: 1) }
            #expect(error?.line == 2 && error?.path == diary.path)
        }
    }

    @Test func `What was tried is what was read, refused or at fault`() {
        var tally = Self.tally
        tally.unread = 5
        #expect(tally.cases == 10)
        tally.add(Self.tally)
        #expect(tally.cases == 20 && tally.unread == 5 && tally.faults.map(\.number) == [7, 7])
    }
}
