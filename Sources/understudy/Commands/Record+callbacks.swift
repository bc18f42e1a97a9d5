import Callbacks
import PackageResources

extension Record {
    /// Writes the Swift files that follow from the callbacks' declarations.
    func recordCallbacks() throws -> Bool {
        guard let sources = PackageResources.folder else { throw Launch.left }
        let generated = try GeneratedCallbacks(sources: sources)
        if check {
            let present = try GeneratedCallbacks.present(in: sources)
            let differing = Set(present.keys).union(generated.files.keys).filter { present[$0] != generated.files[$0] }
            for path in differing.sorted() {
                Terminal.say("Sources/\(path) differs from what the declarations generate.")
            }
            if !differing.isEmpty { Self.sayHowToAccept(.callbacks) }
            return differing.isEmpty
        }
        let changed = try generated.write(to: sources)
        Terminal.say("callbacks: \(changed.isEmpty ? "as recorded" : "\(changed.count) files written").")
        return true
    }
}
