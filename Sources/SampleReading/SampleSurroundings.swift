internal import Foundation
internal import Storage

/// The folders that a process must see to read a sample, since project files reach out of their own folder.
enum SampleSurroundings {
    /// The most folders above a sample's own that are opened if no repository tells where it ends.
    static let mostAbove = 3

    /// Returns the repository around a path; else the folder above its own, unless that is a home folder or everything.
    ///
    /// - Parameter path: An Xcode project or a folder, absolute.
    static func folder(of path: String) -> String { folders(of: path)[0] }

    /// Returns the folders that may be opened for a sample, the first one first: each further one is for sources that
    /// the one before does not have, as in an archive of a repository.
    ///
    /// - Parameter path: An Xcode project or a folder, absolute.
    static func folders(of path: String, home: String = NSHomeDirectory()) -> [String] {
        let own = ["xcodeproj", "xcworkspace"].contains(Path.ending(path)) ? Path.folder(path) : path
        var place = own
        while place != "/", !place.isEmpty, place != home {
            if Files.exists(Path.join(place, ".git")) { return [place] }
            place = Path.folder(place)
        }
        var folders: [String] = []
        place = own
        while folders.count < mostAbove {
            place = Path.folder(place)
            if place.isEmpty || place == "/" || holdsHomes(place, home) { break }
            folders.append(place)
        }
        return folders.isEmpty ? [own] : folders
    }

    /// True if a folder is somebody's home, or has homes in it.
    private static func holdsHomes(_ folder: String, _ home: String) -> Bool {
        folder == home || home.hasPrefix(folder + "/") || ["/home", "/Users"].contains(Path.folder(folder))
    }
}
