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

    /// The outcome of a format's cases.
    struct Tally: Codable {
        var cases = 0
        var read = 0
        var refused = 0
        var faults: [String] = []
        var slowest = 0.0
        var slowestCase = 0
        var seconds = 0.0
    }

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
        let tallies: Mutex<[HostileFormat: Tally]>
        private let slice = Mutex<Int?>(nil)

        init(_ pieces: [Piece], _ tallies: [HostileFormat: Tally], time: Duration?) {
            self.pieces = Mutex(pieces.reversed())
            self.tallies = Mutex(tallies)
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

    /// Reads all cases. Returns true if no promise was broken.
    func run() throws -> Bool {
        let start = ContinuousClock.now
        let noted = try diary?.tallies(seed: seed) ?? [:]
        var before: [HostileFormat: Tally] = [:]
        var rest: [Piece] = []
        for piece in pieces {
            if let tally = noted[.init(format: piece.format, seed: seed, numbers: piece.numbers)] {
                before[piece.format, default: Tally()].add(tally)
            } else {
                rest.append(piece)
            }
        }
        let known = before.values.reduce(0) { $0 + $1.cases }
        if known > 0 { print("\(known) cases were read before, as \(diary?.path ?? "") says.") }
        let queue = Queue(rest, before, time: time)
        DispatchQueue.concurrentPerform(iterations: 2) { _ in
            while let piece = queue.next() { read(piece, queue) }
        }
        let tallies = queue.tallies.withLock { $0 }
        let time = (ContinuousClock.now - start) / .seconds(1)
        print("cases  read  refused  broken  cases/s  slowest (s)  format")
        for format in formats { print(Self.line(format, tallies[format] ?? Tally())) }
        let cases = tallies.values.reduce(0) { $0 + $1.cases }
        let faults = tallies.values.reduce(0) { $0 + $1.faults.count }
        print(
            "\(cases) hostile files with seed \(seed) in \(Int(time)) s, \(Int(Double(cases - known) / time)) a second;",
            "\(faults) broke a promise")
        if let rest = queue.rest {
            print("The time is over. This goes on: hostile-files \(numbers.upperBound) \(seed) --from \(rest)")
        }
        for format in formats {
            guard let tally = tallies[format], tally.cases > 0 else { continue }
            try Promise(
                .fuzz, "\(format.title), damaged", tried: tally.cases,
                lost: tally.faults.isEmpty ? "nothing" : "\(tally.faults.count) broke a promise"
            ).record()
        }
        return faults == 0
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
        var tally = Tally()
        var ranges = [piece.numbers]
        while let range = ranges.popLast() {
            if range.isEmpty { continue }
            let folder = Scratch.folder()
            defer { Scratch.remove(folder) }
            switch Launched(piece.format, folder, ["\(seed)", "\(range.lowerBound)", "\(range.upperBound)"]).wait() {
            case .report(let report):
                tally.add(report)
                for (number, promise) in report.broken.sorted(by: { $0.key < $1.key }) {
                    tally.faults.append(promise)
                    show(piece.format, number, promise, isFirst: tally.faults.count < 3)
                }
            case .ended(let words):
                guard let number = Self.current(folder), range.contains(number) else {
                    tally.faults.append(words)
                    Program.say("\(piece.format.rawValue) \(range): \(words) before the first case")
                    break
                }
                tally.faults.append(words)
                show(piece.format, number, words, isFirst: tally.faults.count < 3)
                // The report of the cases before it ended with the process, so they are read once more.
                ranges += [number + 1..<range.upperBound, range.lowerBound..<number]
            }
        }
        tally.cases = piece.numbers.count
        tally.seconds = (ContinuousClock.now - start) / .seconds(1)
        do {
            try diary?.note(.init(format: piece.format, seed: seed, numbers: piece.numbers), tally)
        } catch {
            Program.stop("The pieces that were read cannot be noted: \(error)")
        }
        queue.tallies.withLock { $0[piece.format, default: Tally()].add(tally) }
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

    private static func line(_ format: HostileFormat, _ tally: Tally) -> String {
        let numbers = [
            tally.cases, tally.read, tally.refused, tally.faults.count,
            Int(Double(tally.cases) / max(0.001, tally.seconds)),
        ]
        return numbers.reduce("") { $0 + String(format: "%8d", $1) }
            + String(format: "%9.2f (%d)  ", tally.slowest, tally.slowestCase) + format.rawValue
    }
}

extension Campaign.Tally {
    fileprivate mutating func add(_ report: Child.Report) {
        read += report.read
        refused += report.refused
        if report.slowest > slowest { (slowest, slowestCase) = (report.slowest, report.slowestCase) }
    }

    fileprivate mutating func add(_ other: Campaign.Tally) {
        cases += other.cases
        read += other.read
        refused += other.refused
        faults += other.faults
        seconds += other.seconds
        if other.slowest > slowest { (slowest, slowestCase) = (other.slowest, other.slowestCase) }
    }
}
