import Foundation

/// A file with a line of JSON for each piece of a campaign that was read, so that a stop loses no more than the pieces
/// that are being read.
package struct CampaignDiary: Sendable {
    package let path: String

    package init(path: String) {
        self.path = path
    }

    /// A row of cases of one format.
    package struct Piece: Hashable, Codable, Sendable {
        package var format: HostileFormat
        package var seed: UInt64
        package var numbers: Range<Int>

        package init(format: HostileFormat, seed: UInt64, numbers: Range<Int>) {
            self.format = format
            self.seed = seed
            self.numbers = numbers
        }
    }

    /// The notes on the pieces of a seed.
    package struct Notes: Sendable {
        package var tallies: [Piece: CampaignTally] = [:]
        /// True if a stop had cut off the last line. The file ends before it now.
        package var wasCutOff = false
    }

    /// A line that no campaign wrote.
    package struct Unreadable: Error, Hashable, CustomStringConvertible {
        package var path: String
        package var line: Int

        package var description: String {
            "\(path):\(line): The line is not one that this program writes. Delete it, or name another diary."
        }
    }

    private struct Line: Codable {
        var piece: Piece
        var tally: CampaignTally
    }

    /// Returns what is noted of the pieces of a seed. Takes a last line out of the file that a stop has cut off.
    ///
    /// - Throws: `Unreadable` if another line is not one of a campaign; `POSIXError` if the file cannot be changed.
    package func notes(seed: UInt64) throws -> Notes {
        guard let data = FileManager.default.contents(atPath: path) else { return Notes() }
        var notes = Notes()
        var lines = data.split(separator: 0x0A, omittingEmptySubsequences: false)
        let cutOff = lines.popLast() ?? Data()
        if !cutOff.isEmpty {
            // The next line would be added to it.
            guard truncate(path, data.count - cutOff.count) == 0 else { throw Self.fault() }
            notes.wasCutOff = true
        }
        for (index, line) in lines.enumerated() {
            guard let line = try? JSONDecoder().decode(Line.self, from: Data(line)) else {
                throw Unreadable(path: path, line: index + 1)
            }
            if line.piece.seed == seed { notes.tallies[line.piece] = line.tally }
        }
        return notes
    }

    /// Notes a piece that was read, all of it.
    package func note(_ piece: Piece, _ tally: CampaignTally) throws {
        let line = try JSONEncoder().encode(Line(piece: piece, tally: tally)) + [0x0A]
        let file = open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0o644)
        guard file >= 0 else { throw Self.fault() }
        defer { close(file) }
        guard line.withUnsafeBytes({ write(file, $0.baseAddress, $0.count) }) == line.count else { throw Self.fault() }
    }

    private static func fault() -> POSIXError {
        POSIXError(.init(rawValue: errno) ?? .EIO)
    }
}

extension HostileFormat: Codable {}
