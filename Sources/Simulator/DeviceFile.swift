package import Foundation
package import Lifecycle
internal import Storage
internal import Wording

/// A device that is kept in a file between runs.
package struct DeviceFile: Hashable, Sendable {
    package let url: URL

    /// The size of the largest file that is read, in bytes.
    static let largest = 64 << 20

    package init(_ url: URL) {
        self.url = url
    }

    /// The content of the file, or the reason why it cannot be used.
    package enum Content: Hashable, Sendable {
        case missing
        case device(Device)
        /// The file cannot be used and is left as it is. The text says what is wrong and what to do.
        case unusable(String)
    }

    private struct Stored: Codable {
        var format = "understudy-device"
        var version = 2
        var device: Device
    }

    private struct Header: Codable {
        var format: String
        var version: Int
    }

    package func read() -> Content {
        switch kind {
        case .missing: return .missing
        case .file: break
        case .other(let what): return .unusable("It is \(what). Name a file.")
        }
        let data: Data
        do throws(PlainFile.Fault) {
            data = try PlainFile.read(url.path, largest: Self.largest)
        } catch {
            return Self.content(for: error)
        }
        guard let header = try? JSONDecoder().decode(Header.self, from: data), header.format == "understudy-device"
        else {
            return .unusable("The file was not written by Understudy's --state. Use another file, or delete this one.")
        }
        guard header.version == 2 else {
            return .unusable(
                "It was written by another version of Understudy (format \(header.version), this one reads 2). "
                    + "Use that version, or name another file.")
        }
        guard let stored = try? JSONDecoder().decode(Stored.self, from: data) else {
            return .unusable("It is damaged. Name another file, or delete this one to begin with a fresh device.")
        }
        if let problem = stored.device.problems.first {
            return .unusable(
                "It contains a device that no run of this version leaves: \(problem). Name another file, or delete this one to begin with a "
                    + "fresh device.")
        }
        return .device(stored.device.atRest)
    }

    private static func content(for fault: PlainFile.Fault) -> Content {
        switch fault {
        case .missing: .missing
        case .notPermitted, .unreadable: .unusable("It cannot be read. Check its permissions, or name another file.")
        case .notPlain: .unusable("It is not a plain file. Name another one.")
        case .tooLarge:
            .unusable("It is larger than \(largest >> 20) MiB, as no device is. Name another file, or delete this one.")
        }
    }

    /// Replaces the file in one step: a program that reads it finds the old device or the new one, whenever this ends.
    ///
    /// For one writer at a time: `hold` the file.
    ///
    /// - Throws: `Mistake` if the place cannot be written to.
    package func write(_ device: Device) throws {
        try replace(with: Array(try JSON.document(Stored(device: device.atRest)).utf8))
    }
}
