internal import Samples
internal import Storage

/// The check of resources that a process named, which a project may have misled.
extension Sample {
    /// Returns the sample without the resources that links, or the project, lead to outside of a folder.
    ///
    /// They would be put into the app's bundle, and so be shown to the app.
    func keepingResources(below folder: String) -> Sample {
        guard let root = Files.real(folder) else { return self }
        var sample = self
        sample.app.resources.keep(below: root)
        sample.tests?.resources.keep(below: root)
        for index in sample.libraries.indices {
            sample.libraries[index].resources.keep(below: root)
            if let place = sample.libraries[index].bundlePlace, !Resources.isPlace(place) {
                sample.libraries[index].bundlePlace = nil
            }
        }
        return sample
    }
}

extension Resources {
    fileprivate mutating func keep(below root: String) {
        files = files.filter { place, path in
            Self.isPlace(place) && (Files.real(path).map { $0.hasPrefix(root == "/" ? root : root + "/") } ?? false)
        }
        texts = texts.filter { Self.isPlace($0.key) }
        interfaces = interfaces.filter { Self.isPlace($0.key) }
        models = models.filter { Self.isPlace($0.key) }
    }

    /// True for a name in the bundle, or in a folder of it.
    fileprivate static func isPlace(_ text: String) -> Bool {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        return (1...2).contains(parts.count)
            && parts.allSatisfy { !$0.isEmpty && $0 != "." && $0 != ".." && !$0.contains("\0") }
    }
}
