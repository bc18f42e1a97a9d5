import Foundation
import Lifecycle
import Runs
import Samples
import Traces

@testable import Playground
@testable import Projects
@testable import SampleReading
@testable import Simulator
@testable import Wording

/// Reads the cases of a format as Understudy reads such files, and says if a promise was broken.
package struct HostileReading {
    let format: HostileFormat
    private let file: URL
    private let projects: [Placed]

    /// A project in a folder.
    private struct Placed {
        let folder: String
        let place: URL
        let hasTests: Bool
    }

    /// The way in which a case ended.
    package enum Outcome: Hashable, Sendable {
        case read
        case refused(String)
        case broken(String)
    }

    /// Writes the project around the files of the format into a folder.
    package init(_ format: HostileFormat, in folder: String) throws {
        self.format = format
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        file = URL(filePath: folder).appending(path: "file")
        projects = try HostileProject.around(format).enumerated().map { index, project in
            let folder = "\(folder)/\(index)"
            try project.write(to: folder)
            let place = URL(filePath: folder).appending(path: project.place)
            try FileManager.default.createDirectory(
                at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
            return Placed(folder: folder, place: place, hasTests: project.hasTests)
        }
    }

    /// Returns the outcome of a case.
    ///
    /// - Parameter number: The number of the case: each eighth one has the first project around it, which has most.
    package func outcome(of bytes: [UInt8], number: Int) throws -> Outcome {
        switch format {
        case .trace: return Self.trace(bytes)
        case .runRequest: return Self.runRequest(bytes)
        default: break
        }
        guard let project = number % 8 == 0 ? projects.first : projects.last else {
            try Data(bytes).write(to: file)
            return device()
        }
        try Data(bytes).write(to: project.place)
        return Self.sample(project)
    }

    // MARK: Files of a project

    private static func sample(_ project: Placed) -> Outcome {
        do {
            // As `ReaderService` does it.
            let sample = try PackageManifest.$nestingLimit.withValue(256) {
                try SampleDiscovery().sample(at: project.folder, needsTests: project.hasTests)
            }
            guard let line = try? ReaderLine.bytes(ReaderMessage.sample(sample)), line.count < ReaderLimits().answer,
                let copy = try? ReaderLine.value(ReaderMessage.self, of: line), case .sample(let again) = copy,
                again.app.name == sample.app.name
            else { return .broken("The sample cannot be sent to the process that asked for it.") }
            return .read
        } catch let mistake as Mistake {
            return refusal(mistake.what, mistake.cure, place: mistake.place ?? "")
        } catch {
            return .broken("This is not a message for a user: \(error)")
        }
    }

    /// Returns the outcome for a refusal, which has to name a file, a reason and a cure.
    private static func refusal(_ what: String, _ cure: String, place: String) -> Outcome {
        if what.isEmpty || cure.isEmpty { return .broken("The refusal has no reason or no cure.") }
        if place.isEmpty { return .broken("The refusal names no file: \(what)") }
        let text = "\(place): \(what) \(cure)"
        let internals = ["Error Domain", "DecodingError", "CodingKeys", "Optional(", "Swift.", "NSCocoa", "Context("]
        for word in internals where text.contains(word) {
            return .broken("The refusal says \(word): \(text.prefix(400))")
        }
        if text.unicodeScalars.contains(where: { ($0.value < 0x20 && $0 != "\n" && $0 != "\t") || $0.value == 0x7F }) {
            return .broken("The refusal has control characters: \(text.prefix(400).debugDescription)")
        }
        if text.utf8.count > 20_000 { return .broken("The refusal has \(text.utf8.count) bytes.") }
        return .refused(what)
    }

    // MARK: What Understudy writes itself

    private func device() -> Outcome {
        switch DeviceFile(file).read() {
        case .missing: return .broken("The file is said to be missing.")
        case .unusable(let reason): return Self.refusal(reason, reason, place: file.path)
        case .device(var device):
            if let problem = device.problems.first { return .broken("A device with a problem is used: \(problem)") }
            for input in [DeviceInput.launch(.test), .launch(.run)] { _ = device.receive(input, for: "app") }
            return .read
        }
    }

    private static func trace(_ bytes: [UInt8]) -> Outcome {
        do throws(TraceLine.Unreadable) {
            let events = try TraceLine.events(in: String(decoding: bytes, as: UTF8.self))
            for format in TraceFormat.allCases where format.render(events).isEmpty {
                return .broken("Nothing as \(format)")
            }
            return .read
        } catch {
            // As the command says it.
            let mistake = Mistake(.usage, what: error.what, place: "trace:\(error.line)", cure: error.cure)
            return refusal(mistake.what, mistake.cure, place: mistake.place ?? "")
        }
    }

    private static func runRequest(_ bytes: [UInt8]) -> Outcome {
        do throws(Refusal) {
            let request = try RunRequest(json: bytes)
            if let problem = request.device?.problems.first { return .refused("\(problem)") }
            let parsed = (request.launch ?? LaunchParameters()).parsed(on: request.device, limits: Limits().scheme)
            if let problem = parsed.problems.first { return refusal(problem.what, problem.cure, place: "request") }
            for file in request.files ?? [] where !Lesson.isPlain(file.name) { return .refused("not plain") }
            return .read
        } catch {
            return refusal("\(error.what)", error.cure, place: "request")
        }
    }
}
