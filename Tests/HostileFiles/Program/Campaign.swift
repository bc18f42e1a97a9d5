import Foundation
import HostileFileCases
import Promises
import Synchronization
import Techniques

/// The cases of a run, in slices with a share of each format; of their pieces, two are read at a time.
struct Campaign {
    let formats: [HostileFormat]
    /// The numbers of the cases, as if those of all formats were counted in one row.
    let numbers: Range<Int>
    let seed: UInt64
    /// The time after which no slice is begun; nil to read all.
    var time: Duration?
    /// The notes on the pieces that were read, so that another run need not read them again; nil to keep none.
    var diary: CampaignDiary?

    /// The cases of a slice: few enough to stop after, and enough for a process.
    static let slice = 50_000

    /// The cases of a format in a slice.
    private struct Piece {
        var format: HostileFormat
        var numbers: Range<Int>
        /// The number with which its slice begins.
        var slice: Int
    }

    private final class Queue: Sendable {
        private let pieces: Mutex<[Piece]>
        private let end: ContinuousClock.Instant?
        /// The cases that this run has read.
        let tallies = Mutex<[HostileFormat: CampaignTally]>([:])
        private let slice = Mutex<Int?>(nil)

        init(_ pieces: [Piece], time: Duration?) {
            self.pieces = Mutex(pieces.reversed())
            end = time.map { ContinuousClock.now + $0 }
        }

        /// Returns the next piece; nil if there is none, or if the time is over at the end of a slice.
        func next() -> Piece? {
            pieces.withLock { pieces in
                guard let next = pieces.last, isInTime(next) else { return nil }
                return pieces.popLast()
            }
        }

        private func isInTime(_ piece: Piece) -> Bool {
            slice.withLock { slice in
                guard slice != piece.slice else { return true }
                guard end.map({ ContinuousClock.now < $0 }) ?? true else { return false }
                slice = piece.slice
                return true
            }
        }

        /// The number of the first case of a slice that was not read; nil if all were.
        var rest: Int? { pieces.withLock { $0.last?.slice } }
    }

    /// Reads all cases. Returns true if all were read or refused, and no promise was broken.
    func run() throws -> Bool {
        let start = ContinuousClock.now
        let noted = try diary?.notes(seed: seed)
        if noted?.wasCutOff == true {
            print("The last line of \(diary?.path ?? "") was cut off. It is taken out, and its cases are read again.")
        }
        var before: [HostileFormat: CampaignTally] = [:]
        var rest: [Piece] = []
        for piece in pieces {
            if let tally = noted?.tallies[.init(format: piece.format, seed: seed, numbers: piece.numbers)] {
                before[piece.format, default: .init()].add(tally)
            } else {
                rest.append(piece)
            }
        }
        let known = before.values.reduce(0) { $0 + $1.cases }
        if known > 0 { print("\(known) cases were read before, as \(diary?.path ?? "") says.") }
        let queue = Queue(rest, time: time)
        DispatchQueue.concurrentPerform(iterations: 2) { _ in
            while let piece = queue.next() { read(piece, queue) }
        }
        let tallies = before.merging(queue.tallies.withLock { $0 }) { before, own in
            var both = before
            both.add(own)
            return both
        }
        let time = (ContinuousClock.now - start) / .seconds(1)
        print("cases  read  refused  broken  cases/s  slowest (s)  format")
        for format in formats { print(Self.line(format, tallies[format] ?? .init())) }
        let cases = tallies.values.reduce(0) { $0 + $1.cases }
        let faults = tallies.values.reduce(0) { $0 + $1.faults.count }
        let unread = tallies.values.reduce(0) { $0 + $1.unread }
        print(
            "\(cases) hostile files with seed \(seed) in \(Int(time)) s, \(Int(Double(cases - known) / time)) a second;",
            "\(faults) broke a promise")
        if let rest = queue.rest {
            print("The time is over. This goes on: hostile-files \(numbers.upperBound) \(seed) --from \(rest)")
        }
        if unread > 0 { print("No process read \(unread) cases more. The lines above say why.") }
        return faults == 0 && unread == 0
    }

    private var pieces: [Piece] {
        let shares = formats.reduce(0) { $0 + $1.share }
        return stride(from: numbers.lowerBound, to: numbers.upperBound, by: Self.slice).flatMap { first in
            let end = min(numbers.upperBound, first + Self.slice)
            return formats.map { format in
                Piece(
                    format: format, numbers: first * format.share / shares..<end * format.share / shares, slice: first)
            }
        }
    }

    private func read(_ piece: Piece, _ queue: Queue) {
        let start = ContinuousClock.now
        var tally = CampaignTally()
        var ranges = [piece.numbers]
        while let range = ranges.popLast() {
            if range.isEmpty { continue }
            let folder = Scratch.folder()
            defer { Scratch.remove(folder) }
            switch Launched(piece.format, folder, ["\(seed)", "\(range.lowerBound)", "\(range.upperBound)"]).wait() {
            case .report(let report):
                tally.add(report)
                for (number, promise) in report.broken.sorted(by: { $0.key < $1.key }) {
                    tally.faults.append(.init(number: number, words: promise))
                    show(piece.format, number, promise, isFirst: tally.faults.count < 3)
                }
            case .ended(let words):
                guard let number = Self.current(folder), range.contains(number) else {
                    tally.unread += range.count
                    Program.say("\(piece.format.rawValue) \(range): \(words) before the first case")
                    break
                }
                tally.faults.append(.init(number: number, words: words))
                show(piece.format, number, words, isFirst: tally.faults.count < 3)
                // The report of the cases before it ended with the process, so they are read once more.
                ranges += [number + 1..<range.upperBound, range.lowerBound..<number]
            }
        }
        tally.seconds = (ContinuousClock.now - start) / .seconds(1)
        do {
            if tally.unread == 0 {
                try diary?.note(.init(format: piece.format, seed: seed, numbers: piece.numbers), tally)
            }
            try record(tally, of: piece.format)
        } catch {
            Program.stop("What was read cannot be noted: \(error)")
        }
        queue.tallies.withLock { $0[piece.format, default: .init()].add(tally) }
    }

    /// Adds what was read of a piece to the record of promises, so that a run that is stopped has recorded its part, and
    /// the next one records only its own.
    private func record(_ tally: CampaignTally, of format: HostileFormat) throws {
        guard tally.cases > 0 else { return }
        let lost = tally.faults.first.map {
            "\(tally.faults.count) broke a promise, the first case \($0.number) of seed \(seed): \($0.words)"
        }
        try Promise(
            .fuzz, "\(format.title), damaged", tried: tally.cases, lost: lost ?? "nothing", test: "Campaign.swift"
        ).record()
    }

    /// Returns the number of the case that a process was about to read.
    private static func current(_ folder: String) -> Int? {
        guard let data = FileManager.default.contents(atPath: folder + ".case"), data.count == MemoryLayout<Int>.size
        else { return nil }
        return data.withUnsafeBytes { $0.loadUnaligned(as: Int.self) }
    }

    private func show(_ format: HostileFormat, _ number: Int, _ words: String, isFirst: Bool) {
        var text = "\(format.rawValue) \(number) with seed \(seed): \(words)"
        if isFirst, let bytes = try? HostileCases(format).bytes(seed: seed, number: number) {
            let small = Trial(format: format, number: number, bytes: bytes).shrunk().bytes
            text += "\n    \(small.count) bytes: \(String(decoding: small.prefix(600), as: UTF8.self).debugDescription)"
            if format.isBinary { text += "\n    \(Data(small.prefix(400)).base64EncodedString())" }
        }
        Program.say(text)
    }

    private static func line(_ format: HostileFormat, _ tally: CampaignTally) -> String {
        let numbers = [
            tally.cases, tally.read, tally.refused, tally.faults.count,
            Int(Double(tally.cases) / max(0.001, tally.seconds)),
        ]
        return numbers.reduce("") { $0 + String(format: "%8d", $1) }
            + String(format: "%9.2f (%d)  ", tally.slowest, tally.slowestCase) + format.rawValue
    }
}

extension CampaignTally {
    fileprivate mutating func add(_ report: Child.Report) {
        read += report.read
        refused += report.refused
        if report.slowest > slowest { (slowest, slowestCase) = (report.slowest, report.slowestCase) }
    }
}
