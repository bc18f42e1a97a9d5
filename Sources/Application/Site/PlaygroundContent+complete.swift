package import Building
internal import FoundationEssentials
internal import Playground
internal import Tutorials
internal import Wording

extension PlaygroundContent {
    /// Builds what runs and the documentation need, if the cache does not have it, beside what readers do meanwhile.
    ///
    /// Whatever fails is said. Pages do not need it, and a run tries again.
    package func complete(_ tools: SampleTools, _ builder: ModuleBuilder) async {
        let output = tools.output
        var builder = builder
        builder.isBackground = true
        do {
            try await builder.presentReference { step in
                output.building(step)
                if let words = step.words { documentation.state = .building("\(words).") }
            }
            output.building(.done)
        } catch is CancellationError {
            return
        } catch {
            output.building(.done)
            documentation.state = .failed("\(error)")
            return output.say("The reference modules do not build, and no app runs without them. \(error)")
        }
        do {
            documentation.state = .building("Its pages are being made.")
            let symbols = try await tools.symbolGraphs(builder)
            let build = try tools.documentation(
                symbols, of: try await tools.tutorials(), builder, hostingBasePath: "docs",
                treatsWarningsAsErrors: false)
            let folder = try await build.kept(in: builder.cache) {
                output.working($0 == .converting ? "Building the documentation, once" : nil)
            }
            documentation.state = .ready(folder.path)
        } catch is CancellationError {
        } catch {
            output.working(nil)
            documentation.state = .failed("\(error)")
            output.say("The playground runs without the documentation. \(error)")
        }
    }
}
