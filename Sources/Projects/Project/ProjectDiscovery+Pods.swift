internal import Samples
internal import Storage
internal import Wording

extension ProjectDiscovery {
    /// Returns the pods whose sources are here: those that the Podfile names with a path.
    func developmentPods() throws(Mistake) -> [LibraryCandidate] {
        var candidates: [LibraryCandidate] = []
        // CocoaPods makes every other configuration one for release, unless the Podfile says otherwise.
        let isDebug = configuration ?? project.usualConfiguration == "Debug"
        for pod in DependencyFiles(folder: project.sourceRoot).developmentPods where Disk.isFile(pod.path) {
            let spec = try Podspec(at: pod.path)
            candidates.append(
                LibraryCandidate(
                    name: spec.name, module: spec.module, keys: [.pod(spec.name)],
                    dependencies: spec.dependencies.map { .pod($0) },
                    read: { () throws(Mistake) in try spec.target(in: Path.folder(pod.path), isDebug: isDebug) }))
        }
        return candidates
    }
}

extension Podspec {
    /// Reads the sources of the pod.
    ///
    /// - Parameter isDebug: True if it is built for debugging.
    func target(in folder: String, isDebug: Bool) throws(Mistake) -> Sample.Target {
        let wanted = sources.map { FilePattern($0) }
        let unwanted = excluded.map { FilePattern($0) }
        let files = Disk.files(below: folder).filter { file in
            wanted.contains { $0.matches(file) } && !unwanted.contains { $0.matches(file) }
        }
        let swift = try SourceFile.swiftFiles(among: files, of: name, in: folder)
        return Sample.Target(
            name: name, module: module, sources: swift, languageMode: languageMode,
            conditions: ["COCOAPODS"] + (isDebug ? ["DEBUG"] : []))
    }
}
