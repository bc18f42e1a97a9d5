internal import Callbacks

extension Recorder {
    /// Writes the Swift files that follow from the callbacks' declarations.
    func recordCallbacks() throws -> Bool {
        let sources = try folders.sources
        let generated = try GeneratedCallbacks(sources: sources)
        if check {
            let present = try GeneratedCallbacks.present(in: sources)
            let differing = Set(present.keys).union(generated.files.keys).filter { present[$0] != generated.files[$0] }
            for path in differing.sorted() {
                output.say("Sources/\(path) differs from what the declarations generate.")
            }
            if !differing.isEmpty { sayHowToAccept(.callbacks) }
            return differing.isEmpty
        }
        let changed = try generated.write(to: sources)
        output.say("callbacks: \(changed.isEmpty ? "as recorded" : "\(changed.count) files written").")
        return true
    }
}
