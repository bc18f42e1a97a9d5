internal import Samples
internal import Storage

/// A `main.swift` among an app's files that does not belong to its target.
///
/// Xcode does not compile it, and the app begins elsewhere.
enum StrayMain {
    /// Returns a note on a stray file; nil if the app has a `main.swift` or none lies beside its files.
    static func note(of target: Sample.Target, shown: (String) -> String) -> String? {
        let name = "main.swift"
        guard !target.sources.contains(where: { Path.name($0.path) == name }) else { return nil }
        let folders = Set(target.sources.map { Path.folder($0.path) }).sorted()
        guard let stray = folders.map({ Path.join($0, name) }).first(where: Disk.isFile) else { return nil }
        return """
            \(shown(stray)): The file is not a member of the target \(target.name), so nothing in it runs.
            Add it to the target (in Xcode's File inspector, Target Membership) and remove @main or @UIApplicationMain, or \
            delete it.
            """
    }
}
