internal import Foundation
internal import Storage

/// The files beside a project that list its dependencies.
struct DependencyFiles {
    /// The folder of the project.
    let folder: String

    /// The modules of pods, of the Podfile and of those that its lock file adds.
    func pods() -> [String] {
        let entry = /^\s+- "?([^"\/ (:]+)/
        let locked = lines("Podfile.lock").prefix { !$0.hasPrefix("DEPENDENCIES:") }
            .compactMap { $0.firstMatch(of: entry).map { String($0.1) } }
        return (podNames.map(\.name) + locked).map { SettingModifier.c99Identifier($0) }
    }

    /// The modules of Carthage.
    func carthage() -> [String] {
        let entry = /^\s*(?:github|git|binary)\s+"([^"]+)"/
        return (lines("Cartfile") + lines("Cartfile.private") + lines("Cartfile.resolved")).compactMap { line in
            line.firstMatch(of: entry).map { SettingModifier.c99Identifier(Path.stem(String($0.1))) }
        }
    }

    /// The paths of the specifications of pods that the Podfile names with a path, each once.
    var developmentPods: [(name: String, path: String)] {
        let folder = podFolder
        var seen: Set<String> = []
        return podNames.compactMap { pod in
            guard let path = pod.path else { return nil }
            let place = Path.join(folder, path)
            let file = Path.ending(place) == "podspec" ? place : Path.join(place, "\(pod.name).podspec")
            return seen.insert(file).inserted ? (pod.name, file) : nil
        }
    }

    /// The folder of the Podfile: the project's, or the one above.
    private var podFolder: String {
        Disk.isFile(Path.join(folder, "Podfile")) ? folder : Path.folder(folder)
    }

    private var podNames: [(name: String, path: String?)] {
        // Each is compiled once, not for each line.
        let (name, place) = (/^\s*pod\s+["']([^"'\/]+)/, /(?::path\s*=>|path:)\s*["']([^"']+)["']/)
        return lines("Podfile").compactMap { line in
            // `pod 'Firebase/Core'` is a part of the pod Firebase.
            guard let match = line.firstMatch(of: name) else { return nil }
            let path = line.firstMatch(of: place).map { String($0.1) }
            return (String(match.1), path)
        }
    }

    /// The most lines of a file that are looked at. A person's list of dependencies is far shorter.
    private static let mostLines = 2_000

    private func lines(_ name: String) -> [Substring] {
        let path = Path.join(name.hasPrefix("Podfile") ? podFolder : folder, name)
        guard Disk.isFile(path), let text = try? Disk.text(path) else { return [] }
        let lines = text.split(maxSplits: Self.mostLines, whereSeparator: \.isNewline)
        if lines.count > Self.mostLines {
            ReachedBounds.note("\(path) has more than \(Self.mostLines) lines; the rest is not read.")
        }
        return Array(lines.prefix(Self.mostLines))
    }
}
