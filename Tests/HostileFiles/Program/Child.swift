import Foundation
import HostileFileCases
import SampleReading

/// A process that reads cases in order, within the limits of a process that reads samples.
///
/// It writes the number of the case that it is about to read to a file, so that the one that started it knows which case
/// ended it. A line of JSON on its standard output says how many there were.
struct Child {
    static let word = "--child"
    /// The processor's time for one case, in seconds, and the time on a clock. Honest files take milliseconds.
    static let time = (processor: 5, clock: 60)

    let format: HostileFormat
    let folder: String
    let seed: UInt64
    let numbers: Range<Int>
    /// A file that is read in the place of cases.
    let file: String?

    /// The outcome of cases.
    struct Report: Codable {
        var read = 0
        var refused = 0
        /// The reason of the last refusal.
        var reason = ""
        /// The cases in which a promise was broken, by their numbers.
        var broken: [Int: String] = [:]
        var slowest = 0.0
        var slowestCase = 0
    }

    /// The words that start it: format, folder, seed, first number, end, and a file.
    init(words: [String]) throws {
        guard words.count >= 5, let format = HostileFormat(rawValue: words[0]), let seed = UInt64(words[2]),
            let first = Int(words[3]), let end = Int(words[4])
        else { Program.stop("The program starts this itself.") }
        self.format = format
        folder = words[1]
        self.seed = seed
        numbers = first..<end
        file = words.count > 5 ? words[5] : nil
    }

    func run() throws -> Never {
        limit()
        // As the process that reads samples does it.
        let thread = Thread {
            do {
                let report = try file.map { try read(Array(try Data(contentsOf: URL(filePath: $0)))) } ?? readAll()
                FileHandle.standardOutput.write(try JSONEncoder().encode(report))
                exit(0)
            } catch {
                Program.stop("\(error)")
            }
        }
        thread.stackSize = ReaderLimits().stack
        thread.start()
        while true { sleep(1000) }
    }

    private func read(_ bytes: [UInt8]) throws -> Report {
        var report = Report()
        let reading = try HostileReading(format, in: folder)
        arm()
        report.add(try reading.outcome(of: bytes, number: numbers.lowerBound), 0)
        return report
    }

    private func readAll() throws -> Report {
        var report = Report()
        let cases = try HostileCases(format)
        let reading = try HostileReading(format, in: folder)
        let diary = open(folder + ".case", O_WRONLY | O_CREAT, 0o600)
        for number in numbers {
            var value = number
            pwrite(diary, &value, MemoryLayout<Int>.size, 0)
            let bytes = cases.bytes(seed: seed, number: number)
            arm()
            let start = ContinuousClock.now
            report.add(try reading.outcome(of: bytes, number: number), number)
            let time = (ContinuousClock.now - start) / .seconds(1)
            if time > report.slowest { (report.slowest, report.slowestCase) = (time, number) }
        }
        return report
    }

    private func limit() {
        for (resource, bytes): (__rlimit_resource, Int) in [
            (RLIMIT_AS, ReaderLimits().memory), (RLIMIT_CORE, 0), (RLIMIT_FSIZE, 64 << 20),
        ] {
            var limit = rlimit(rlim_cur: rlim_t(bytes), rlim_max: rlim_t(bytes))
            setrlimit(__rlimit_resource_t(resource.rawValue), &limit)
        }
    }

    /// Lets a signal end the process if the next case takes too long.
    private func arm() {
        var timer = itimerval()
        timer.it_value.tv_sec = Self.time.processor
        setitimer(__itimer_which_t(ITIMER_PROF.rawValue), &timer, nil)
        alarm(UInt32(Self.time.clock))
    }
}

extension Child.Report {
    mutating func add(_ outcome: HostileReading.Outcome, _ number: Int) {
        switch outcome {
        case .read: read += 1
        case .refused(let reason): (refused, self.reason) = (refused + 1, String(reason.prefix(1_000)))
        case .broken(let promise): broken[number] = String(promise.prefix(1_000))
        }
    }
}
