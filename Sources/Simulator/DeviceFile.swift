public import Foundation
public import Lifecycle

#if canImport(Glibc)
    internal import Glibc
#endif

/// A device that is kept in a file between runs.
public struct DeviceFile: Hashable, Sendable {
    public let url: URL

    /// Bytes of the largest file that is read.
    static let largest = 64 << 20

    public init(_ url: URL) {
        self.url = url
    }

    /// What the file says, or why it cannot be used.
    public enum Content: Hashable, Sendable {
        case missing
        case device(Device)
        /// The file is left as it is. The text says what is wrong and what to do.
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

    public func read() -> Content {
        guard FileManager.default.fileExists(atPath: url.path) else { return .missing }
        let data: Data
        switch whole(url) {
        case .data(let read): data = read
        case .unusable(let why): return .unusable(why)
        }
        guard let header = try? JSONDecoder().decode(Header.self, from: data), header.format == "understudy-device" else {
            return .unusable("It is not a device that Understudy has kept. Name another file, or delete this one.")
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
                "It holds a device that no run leaves: \(problem). Name another file, or delete this one to begin with a "
                    + "fresh device.")
        }
        return .device(stored.device.atRest)
    }

    private enum Bytes {
        case data(Data)
        case unusable(String)
    }

    /// The file's bytes. Nothing is waited for: what is no plain file may never come to an end.
    private func whole(_ url: URL) -> Bytes {
        let descriptor = open(url.path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else {
            return .unusable("It cannot be read. Check its permissions, or name another file.")
        }
        let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            return .unusable("It is no plain file. Name another one.")
        }
        guard status.st_size <= Self.largest else {
            return .unusable(
                "It is larger than \(Self.largest >> 20) MiB, as no device is. Name another file, or delete this one.")
        }
        do {
            return .data(try file.readToEnd() ?? Data())
        } catch {
            return .unusable("It cannot be read. Check its permissions, or name another file.")
        }
    }

    /// Replaces the file in one step, so that whoever reads it finds the old device or the new one.
    public func write(_ device: Device) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        try encoder.encode(Stored(device: device.atRest)).write(to: url, options: .atomic)
    }
}
