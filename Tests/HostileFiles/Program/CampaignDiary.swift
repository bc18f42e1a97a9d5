import Foundation
import HostileFileCases

/// A file with a line of JSON for each piece of a campaign that was read, so that a stop loses no more than the pieces
/// that are being read.
struct CampaignDiary: Sendable {
    let path: String

    /// A row of cases of one format.
    struct Piece: Hashable, Codable {
        var format: HostileFormat
        var seed: UInt64
        var numbers: Range<Int>
    }

    private struct Line: Codable {
        var piece: Piece
        var tally: Campaign.Tally
    }

    /// Returns what is noted of the pieces of a seed. The last line may have been cut off by a stop.
    func tallies(seed: UInt64) throws -> [Piece: Campaign.Tally] {
        guard let data = FileManager.default.contents(atPath: path) else { return [:] }
        var lines = data.split(separator: 0x0A, omittingEmptySubsequences: false)
        let cutOff = lines.popLast() ?? Data()
        if !cutOff.isEmpty { Program.say("The last line of \(path) is cut off, and its cases are read again.") }
        var tallies: [Piece: Campaign.Tally] = [:]
        for line in lines {
            let line = try JSONDecoder().decode(Line.self, from: Data(line))
            if line.piece.seed == seed { tallies[line.piece] = line.tally }
        }
        return tallies
    }

    /// Notes a piece that was read.
    func note(_ piece: Piece, _ tally: Campaign.Tally) throws {
        let line = try JSONEncoder().encode(Line(piece: piece, tally: tally)) + [0x0A]
        let file = open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0o644)
        guard file >= 0 else { throw POSIXError(.init(rawValue: errno) ?? .EIO) }
        defer { close(file) }
        guard line.withUnsafeBytes({ write(file, $0.baseAddress, $0.count) }) == line.count else {
            throw POSIXError(.init(rawValue: errno) ?? .EIO)
        }
    }
}

extension HostileFormat: Codable {}
