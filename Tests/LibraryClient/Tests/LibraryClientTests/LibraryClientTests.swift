import Lifecycle
import ReferenceUIKit
import Testing

/// The model and the reference module as a package that depends on Understudy sees them.
struct LibraryClientTests {
    @Test func `The model runs without any process`() {
        let app = AppDescription(
            bundleIdentifier: "org.example.Client", name: "Client",
            sceneManifest: SceneManifest(
                configurations: [SceneConfiguration.applicationRole: [SceneConfiguration(name: "Default")]]))
        var device = Device(system: SystemVersion(17))
        let id = app.bundleIdentifier
        #expect(device.receive(.install(app), for: id).isEmpty)
        #expect(device.receive(.launch(.run), for: id) == [.start(.run)])

        // An app that does whatever it is told, and takes the Info.plist's configuration.
        var instructions: [Instruction] = []
        var waiting = device.receive(.message(.entered), for: id)
        while !waiting.isEmpty {
            guard case .tell(let command) = waiting.removeFirst() else { continue }
            instructions.append(command.instruction)
            let reply: Reply =
                switch command.instruction {
                case .createApplication: .created(configuresScenes: false, isSwiftUI: false)
                case .configuration: .configuration(SceneConfiguration(name: "Default"))
                default: .done
                }
            waiting += device.receive(.message(.replied(id: command.id, reply)), for: id)
        }

        let session = SessionRecord(
            id: "5CE4E000-0000-4000-8000-000000000001", configuration: SceneConfiguration(name: "Default"))
        #expect(device.apps[id]?.sessions == [session])
        #expect(
            instructions.suffix(7) == [
                .connect(session, []), .scene(.willEnterForeground, id: session.id), .layOut(id: session.id),
                .scene(.didBecomeActive, id: session.id), .application(.didBecomeActive, callsDelegate: false),
                .appear(id: session.id), .settle,
            ])
    }

    @MainActor @Test func `View controllers can be made and loaded`() {
        final class Greeting: UIViewController {
            override func viewDidLoad() {
                let label = UILabel()
                label.text = "Hello"
                view.addSubview(label)
            }
        }

        let controller = Greeting()
        #expect(!controller.isViewLoaded)
        #expect((controller.view.subviews.first as? UILabel)?.text == "Hello")
        #expect(controller.isViewLoaded)
    }
}
