internal import Foundation
internal import Storage

/// The folder that a process must see to read a sample, since project files reach out of their own folder.
enum SampleSurroundings {
    /// Returns the repository around a path; else the folder above its own, unless that is a home folder or everything.
    ///
    /// - Parameter path: An Xcode project or a folder, absolute.
    static func folder(of path: String) -> String {
        let own = ["xcodeproj", "xcworkspace"].contains(Path.ending(path)) ? Path.folder(path) : path
        var place = own
        while place != "/", !place.isEmpty, place != home {
            if Files.exists(Path.join(place, ".git")) { return place }
            place = Path.folder(place)
        }
        let above = Path.folder(own)
        return above.isEmpty || above == "/" || above == home ? own : above
    }

    private static var home: String { NSHomeDirectory() }
}
