package import Wording

/// Mistakes about the path given and the files found there.
extension Mistake {
    package static func nothingThere(_ path: String) -> Mistake {
        Mistake(
            .usage, what: "There is no such file or folder.", place: path,
            cure: "Name a folder that holds an app, or an Xcode project (.xcodeproj).")
    }

    static func aFile(_ path: String) -> Mistake {
        Mistake(
            .usage, what: "This is a file, not a sample.", place: path,
            cure: "Name a folder that holds an app, or an Xcode project (.xcodeproj).")
    }

    static func severalAppsBelow(_ folder: String, _ paths: [String], command: String) -> Mistake {
        let commands = paths.map { "understudy \(command) " + Escaping.shellWord($0) }
        return Mistake(
            .usage, what: "There are \(paths.count) projects below this folder, and none in it.", place: folder,
            cure: "Name one of them:\n  " + commands.joined(separator: "\n  "))
    }

    static func severalProjects(_ projects: [String], in folder: String) -> Mistake {
        Mistake(
            .usage, what: "The folder holds several Xcode projects: \(names(projects)).", place: folder,
            cure: "Name the project that is meant instead of the folder.")
    }

    /// A folder with the description from which Tuist makes a project that is not there.
    static func notGenerated(_ file: String, in folder: String) -> Mistake {
        Mistake(
            .unsupported, what: "\(file) describes the project for Tuist, and the Xcode project is not there yet.",
            place: folder, cure: "Make it: tuist generate --no-open. Then name the .xcodeproj or .xcworkspace.")
    }

    static func noInfoPlist(in folder: String) -> Mistake {
        Mistake(
            .usage,
            what: "There is no Info.plist in this folder or directly in its subfolders (test folders do not count).",
            place: folder,
            cure:
                "Put the app's Info.plist beside its Swift files, or name another folder or an Xcode project (.xcodeproj)."
        )
    }

    static func notAnInfoPlist(_ path: String, line: Int? = nil, reason: String) -> Mistake {
        Mistake(
            .usage, what: "The Info.plist cannot be read. \(reason)", place: at(line, of: path),
            cure: "Make it a property list whose root is a dictionary, as in Xcode's templates.")
    }

    static func notSwift(_ files: [String], target: String, place: String) -> Mistake {
        Mistake(
            .unsupported, what: "\(target) has sources that are not Swift: \(names(files)).", place: place,
            cure: "Understudy compiles only Swift. Rewrite them in Swift, or remove them from \(target).")
    }

    static func noSwiftFiles(target: String, place: String) -> Mistake {
        Mistake(.unsupported, what: "\(target) has no Swift files.", place: place, cure: "Add the files to \(target).")
    }

    static func names(_ names: [String]) -> String {
        names.joined(separator: ", ")
    }
}
