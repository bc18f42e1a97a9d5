internal import Foundation
internal import HTTPTypes
internal import Lifecycle

/// The body of a request for a run, as it comes.
struct RunRequest: Decodable {
    var step: String
    var files: [File]?
    var scenario: String?
    var kind: String?
    var device: Device?
    var os: String?

    struct File: Decodable {
        var name: String
        var text: String
    }

    /// Reads a body.
    init(json: [UInt8]) throws(Refusal) {
        do {
            self = try JSONDecoder().decode(Self.self, from: Data(json))
        } catch {
            throw Refusal(.badRequest, "The request is not what a run needs.", cure: "Reload the page and try again.")
        }
    }

    /// What is ordered, where it can be done.
    ///
    /// - Throws: A refusal where something was asked for that is not there.
    func order(for lesson: Lesson, limits: Limits) throws(Refusal) -> RunOrder {
        let kind: AppProcess.Launch
        switch self.kind ?? "test" {
        case "test": kind = .test
        case "run": kind = .run
        default: throw Refusal(.badRequest, "\"\(self.kind ?? "")\" is no kind of run.", cure: "Ask for run or test.")
        }
        let device = try orderedDevice()
        return RunOrder(
            lesson: lesson, edits: try edits(of: lesson, limits: limits), kind: kind, afterRun: scenario == "afterRun",
            device: device)
    }

    private func edits(of lesson: Lesson, limits: Limits) throws(Refusal) -> [String: String] {
        let files = files ?? []
        guard files.count <= limits.files else {
            throw Refusal(
                .contentTooLarge, "\(files.count) files were edited; \(limits.files) are taken.",
                cure: "Take some of them back as the step has them.")
        }
        let known = Set(lesson.files.map(\.name))
        for file in files {
            guard Self.isPlain(file.name) else {
                throw Refusal(
                    .badRequest, "\"\(file.name)\" is no plain file name.", cure: "Edit the files of the step.")
            }
            guard known.contains(file.name) else {
                throw Refusal(
                    .badRequest, "The step \(lesson.name) has no file \(file.name).",
                    cure: "Its files are: \(known.sorted().joined(separator: ", ")).")
            }
        }
        guard Set(files.map(\.name)).count == files.count else {
            throw Refusal(.badRequest, "A file is there twice.", cure: "Send each edited file once.")
        }
        return Dictionary(files.map { ($0.name, $0.text) }, uniquingKeysWith: { $1 })
    }

    private func orderedDevice() throws(Refusal) -> Device {
        let system = try orderedSystem()
        switch scenario ?? "fresh" {
        case "fresh", "afterRun":
            return Device(idiom: .phone, system: system ?? SystemVersion(27))
        case "custom":
            guard let device else {
                throw Refusal(.badRequest, "No device came with the request.", cure: "Send the one of the last run's end.")
            }
            guard system.map({ $0 == device.system }) ?? true else {
                throw Refusal(
                    .badRequest, "The device has iOS \(device.system), not \(os ?? "").",
                    cure: "Leave the version out, or begin with a fresh device.")
            }
            return device.atRest
        default:
            throw Refusal(
                .badRequest, "\"\(scenario ?? "")\" is no scenario.", cure: "The scenarios are fresh, afterRun and custom.")
        }
    }

    private func orderedSystem() throws(Refusal) -> SystemVersion? {
        guard let os else { return nil }
        guard let system = SystemVersion(os), (SystemVersion(12)..<SystemVersion(28)).contains(system) else {
            throw Refusal(.badRequest, "iOS \(os) is not modelled.", cure: "Choose a version from 12 to 27, such as 16.4.")
        }
        return system
    }

    /// Whether a name leads down to a file and nowhere else.
    static func isPlain(_ name: String) -> Bool {
        let parts = name.split(separator: "/", omittingEmptySubsequences: false)
        return name.utf8.count <= 200
            && parts.allSatisfy { part in
                !part.isEmpty && !part.hasPrefix(".") && !part.contains("\\")
                    && part.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F }
            }
    }
}
