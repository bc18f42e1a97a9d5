internal import Application
internal import ArgumentParser
internal import Lifecycle
internal import Runs
internal import Techniques
internal import Wording

/// The command `understudy choose`.
struct Choose: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Find the technique that keeps production out of the tests of an app like yours.",
        discussion: """
            The ranking uses the recorded runs of each technique in the settings that such an app can meet. Techniques \
            that kept production out in all of them come first. The site has the same as a page, /find.

              understudy choose --interface code --oldest 16 --no-private-calls
            """)

    @Option(help: "The origin of the app's interface: storyboard, code or swiftUI.", transform: Choice.of)
    var interface: ProjectKind.Interface = .storyboard

    @Option(
        help: "The oldest version of iOS that the app supports.", transform: { try LaunchOption.version($0, of: .os) })
    var oldest = AppNeeds().oldest

    @Option(
        help: "The SDK that the app is built with, by its version of iOS.",
        transform: { try LaunchOption.version($0, of: .sdk) })
    var sdk = AppNeeds().sdk

    @Flag(help: "The app shows several windows on an iPad.")
    var windows = false

    @Flag(name: .customLong("no-private-calls"), help: "The tests must not call API that Apple does not document.")
    var rejectsPrivateCalls = false

    @Flag(help: "List every technique that was run for such an app, not only the first five.")
    var all = false

    @Option(help: "The form: text or json.", transform: Choice.of)
    var format: Form = .text

    enum Form: String, CaseIterable {
        case text, json
    }

    func run() throws {
        let folders = CarriedFolders.ofThisProgram
        let catalog = try folders.techniques()
        let needs = AppNeeds(
            interface: interface, oldest: oldest, sdk: sdk, hasWindows: windows,
            acceptsPrivateCalls: !rejectsPrivateCalls)
        let choices = TechniqueChoice.ranked(
            for: needs, among: catalog.techniques, try folders.matrix(of: catalog), try folders.choosing())
        switch format {
        case .text: Terminal.write(TechniqueChoice.text(choices, for: needs, count: all ? nil : 5))
        case .json:
            Terminal.write(try JSON.document(all ? choices : Array(choices.prefix(5))))
        }
    }
}
