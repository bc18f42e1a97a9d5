internal import Wording

/// Mistakes about local packages.
extension Mistake {
    static func unreadableManifest(_ path: String, reason: String) -> Mistake {
        Mistake(
            .usage, what: "The package's manifest cannot be read. \(reason)", place: path,
            cure: "Resolve any merge conflict markers in it, and check it with: swift package describe")
    }

    static func unreadableResolvedPackages(_ path: String, line: Int?) -> Mistake {
        Mistake(
            .usage, what: "The file is not a Package.resolved.", place: at(line, of: path),
            cure: "Resolve any merge conflict markers in it, or remove it; Xcode writes it again.")
    }

    static func unreadablePodspec(_ path: String) -> Mistake {
        Mistake(
            .usage, what: "The podspec cannot be read: it gives no name or no source_files as plain text.",
            place: path, cure: "Check it with: pod lib lint")
    }

    static func missingPackageTarget(_ name: String, _ path: String, package: String) -> Mistake {
        Mistake(
            .usage, what: "The folder of the package target \(name) does not exist: \(path).", place: package,
            cure: "Put it back, or correct the target's path in Package.swift.", isOfMissingFile: true)
    }
}
