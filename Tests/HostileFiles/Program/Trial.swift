import Foundation
import HostileFileCases

/// Bytes that their own process reads.
struct Trial {
    let format: HostileFormat
    /// The number of the case, which decides about the project around it: see `HostileReading`.
    var number = 0
    var bytes: [UInt8]

    /// Returns the ending of the process in words, with the reason if the bytes are refused.
    func outcome() -> String {
        let folder = Scratch.folder()
        defer { Scratch.remove(folder) }
        let file = folder + ".bytes"
        guard FileManager.default.createFile(atPath: file, contents: Data(bytes)) else { return "not written" }
        switch Launched(format, folder, ["1", "\(number)", "\(number + 1)", file]).wait() {
        case .report(let report): return report.broken[0] ?? (report.read > 0 ? "read" : "refused: \(report.reason)")
        case .ended(let words): return words
        }
    }

    /// Returns the smallest bytes found that end in the same way, by leaving pieces out.
    func shrunk() -> Trial {
        let kind = Self.kind(outcome())
        var smallest = self
        let end = ContinuousClock.now + .seconds(10)
        var size = max(1, bytes.count / 2)
        while size >= 1, ContinuousClock.now < end {
            var place = 0
            var isSmaller = false
            while place < smallest.bytes.count, ContinuousClock.now < end {
                var shorter = smallest
                shorter.bytes.removeSubrange(place..<min(smallest.bytes.count, place + size))
                if Self.kind(shorter.outcome()) == kind {
                    smallest = shorter
                    isSmaller = true
                } else {
                    place += size
                }
            }
            if size == 1, !isSmaller { break }
            size = max(size == 1 && !isSmaller ? 0 : 1, size / 2)
        }
        return smallest
    }

    private static func kind(_ outcome: String) -> Substring {
        outcome.prefix(24)
    }
}

/// A process of this program that reads cases.
struct Launched {
    private let process = Process()
    private let output = Pipe()

    enum Ending {
        case report(Child.Report)
        /// It ended without a report; the text says how.
        case ended(String)
    }

    init(_ format: HostileFormat, _ folder: String, _ words: [String]) {
        process.executableURL = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
        process.arguments = [Child.word, format.rawValue, folder] + words
        process.standardOutput = output
        process.standardInput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        process.environment = ["LC_ALL": "C.UTF-8", "SWIFT_BACKTRACE": "enable=no", "PATH": "/usr/bin:/bin"]
    }

    func wait() -> Ending {
        do {
            try process.run()
        } catch {
            return .ended("not started: \(error)")
        }
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        if process.terminationReason == .exit, process.terminationStatus == 0,
            let report = try? JSONDecoder().decode(Child.Report.self, from: data)
        {
            return .report(report)
        }
        guard process.terminationReason == .uncaughtSignal else {
            return .ended("exit status \(process.terminationStatus)")
        }
        return switch process.terminationStatus {
        case SIGPROF: .ended("more than \(Child.time.processor) s of the processor")
        case SIGALRM: .ended("more than \(Child.time.clock) s")
        case SIGSEGV, SIGBUS: .ended("crash: stack or memory (signal \(process.terminationStatus))")
        default: .ended("crash: signal \(process.terminationStatus)")
        }
    }
}

/// Folders for the files that are read.
enum Scratch {
    static func folder() -> String {
        FileManager.default.temporaryDirectory.appending(path: "hostile-files-\(UUID().uuidString)").path
    }

    static func remove(_ folder: String) {
        for path in [folder, folder + ".case", folder + ".bytes"] { try? FileManager.default.removeItem(atPath: path) }
    }
}
