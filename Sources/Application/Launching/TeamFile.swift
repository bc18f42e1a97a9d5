package import Checks
internal import Foundation
internal import Storage
package import Wording

/// The file `.understudy.yml` of a project: what its team wants of its checks.
package struct TeamFile: Sendable {
    package let path: String
    /// Its text; empty if there is no such file yet.
    package let text: String
    /// True if it is not in the project's own folder, so that other projects may read it.
    package let isShared: Bool

    /// Finds the file of a project: in the project's folder or, inside a repository, in the folders up to its root.
    ///
    /// - Parameters:
    ///   - sample: The project's path; anything else has no such file.
    ///   - named: The file to read instead.
    /// - Throws: `Mistake` if the file that is named is not there, or one cannot be read.
    package init?(of sample: String, named: String?) throws {
        if let named {
            guard Files.exists(named), !Files.isFolder(named) else {
                throw Mistake(
                    .usage, what: "There is no such file.", place: named,
                    cure: "Name the file with --config, or leave the option out to use \(CheckConfiguration.fileName).")
            }
            try self.init(at: named, isShared: false)
            return
        }
        let paths = Self.folders(of: sample).map { "\($0)/\(CheckConfiguration.fileName)" }
        guard let path = paths.first(where: Files.exists) else { return nil }
        try self.init(at: path, isShared: path != paths.first)
    }

    private init(at path: String, isShared: Bool) throws {
        self.isShared = isShared
        let text = try Disk.text(path)
        guard text.utf8.count <= Self.longest else {
            throw Mistake(
                .usage, what: "It is longer than \(Self.longest >> 10) KiB.", place: path, cure: "Shorten it.")
        }
        self.path = path
        self.text = text
    }

    /// The file that a baseline begins, in a project's folder.
    ///
    /// - Parameter sample: The project's path.
    package init?(newFor sample: String) {
        guard let folder = Self.folder(of: sample) else { return nil }
        path = "\(folder)/\(CheckConfiguration.fileName)"
        text = ""
        isShared = false
    }

    /// The wishes in it. Nothing in it is run.
    package var configuration: CheckConfiguration {
        get throws { try CheckConfiguration(text, path: path) }
    }

    /// Writes a new text.
    ///
    /// - Throws: The system's error.
    package func write(_ text: String) throws {
        try Data(text.utf8).write(to: URL(filePath: path), options: .atomic)
    }

    /// The most bytes of a file.
    private static let longest = 256 << 10
    /// The most folders that are looked through.
    private static let most = 40

    /// Returns the folder of a project; nil for anything else than a path.
    ///
    /// - Parameter sample: The project's path.
    static func folder(of sample: String) -> String? { folders(of: sample).first }

    /// Returns the folders that may have the file, the project's own first.
    private static func folders(of sample: String) -> [String] {
        guard Files.exists(sample) else { return [] }
        var url = URL(filePath: sample).standardizedFileURL
        if ["xcodeproj", "xcworkspace"].contains(url.pathExtension) || !Files.isFolder(url.path) {
            url.deleteLastPathComponent()
        }
        var folders: [String] = []
        for _ in 0..<most {
            let path = url.path.count > 1 && url.path.hasSuffix("/") ? String(url.path.dropLast()) : url.path
            folders.append(path)
            // Beyond the repository, files are other people's.
            if Files.exists("\(path)/.git") { return folders }
            guard path != "/" else { break }
            url.deleteLastPathComponent()
        }
        return Array(folders.prefix(1))
    }
}

extension Day {
    /// Today, where this machine is.
    package static var today: Day {
        let parts = Calendar(identifier: .gregorian).dateComponents([.year, .month, .day], from: Date())
        return Day(year: parts.year ?? 0, month: parts.month ?? 1, day: parts.day ?? 1)
    }
}
