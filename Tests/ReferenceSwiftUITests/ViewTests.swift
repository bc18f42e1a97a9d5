import Building
import Lifecycle
import Projects
import Samples
import TestSupport
import Testing
import Wording

extension EndToEnd {
    /// SwiftUI's work with views: state, objects, surroundings, and UIKit on either side.
    struct ViewTests {
        static func app(_ content: String, _ rest: String, imports: String = "") -> String {
            """
            import SwiftUI
            \(imports)

            @main
            struct ViewsApp: App {
                var body: some Scene {
                    WindowGroup { \(content) }
                }
            }

            \(rest)
            """
        }

        static func play(_ name: String, _ text: String, then actions: [Action] = []) async throws
            -> BuiltSample.RunResult
        {
            try await BuiltSample.small(name, ["App.swift": text, "Info.plist": SwiftUISamples.generated])
                .play(.run, then: actions)
        }

        @Test func `State lasts, objects are made once, and a change is seen in every view that reads it`() async throws
        {
            let rest = """
                final class Model: ObservableObject {
                    @Published var count = 0
                    init() { print("Model.init") }
                }

                @Observable final class Settings { var name = "first" }

                struct Outer: View {
                    @StateObject private var model = Model()
                    @State private var settings = Settings()
                    @State private var words: [String] = []

                    var body: some View {
                        let _ = print("Outer", model.count, settings.name, words)
                        Inner(words: $words).environmentObject(model).environment(settings)
                    }
                }

                struct Inner: View {
                    @EnvironmentObject var model: Model
                    @Environment(Settings.self) private var settings
                    @Binding var words: [String]

                    var body: some View {
                        Text("\\(model.count) \\(settings.name) \\(words.joined())")
                            .onAppear { model.count += 1 }
                            .task {
                                settings.name = "second"
                                words.append("task")
                            }
                            .onChange(of: settings.name) { old, new in print("from \\(old) to \\(new)") }
                            .onChange(of: model.count) { print("count \\($0)") }
                            .onReceive(model.$count.dropFirst()) { print("received \\($0)") }
                    }
                }
                """
            let run = try await Self.play("Stateful", Self.app("Outer()", rest))
            #expect(run.verdict.exit == .finished)
            #expect(
                run.events.printed == [
                    "Model.init", "Outer 0 first []", "received 1", "Outer 1 second [\"task\"]", "count 1",
                    "from first to second",
                ])
            #expect(
                run.calls.filter { $0.hasPrefix("Inner") || $0.hasPrefix("Outer") } == [
                    "Outer.body", "Inner.body", "Inner.onAppear",
                ])
        }

        @Test func `Only what is shown is evaluated: a tab, a branch, not a link's destination`() async throws {
            let rest = """
                struct Tabs: View {
                    @State private var selection = 2

                    var body: some View {
                        TabView(selection: $selection) {
                            First().tabItem { Label("One", systemImage: "1.circle") }.tag(1)
                            NavigationView {
                                List(["a", "b"], id: \\.self) { name in
                                    NavigationLink(name) { Destination() }
                                }
                                .navigationTitle("Names")
                            }
                            .tabItem { Text("Two") }.tag(2)
                        }
                    }
                }

                struct First: View { var body: some View { Text("first") } }
                struct Destination: View { var body: some View { Text("destination") } }
                """
            let run = try await Self.play("Tabbed", Self.app("Tabs()", rest))
            #expect(run.screens == ["UIHostingController<Tabs>: “Names”, “a”, “b”, “One”, “Two”"])
            #expect(run.calls.filter { $0.hasSuffix(".body") } == ["ViewsApp.body", "Tabs.body"])
        }

        @Test func `UIKit's views and view controllers take part in SwiftUI`() async throws {
            let rest = """
                struct Mixed: View {
                    var body: some View {
                        VStack {
                            Words(text: "from UIKit")
                            Screen()
                        }
                    }
                }

                struct Words: UIViewRepresentable {
                    let text: String
                    func makeUIView(context: Context) -> UILabel { UILabel() }
                    func updateUIView(_ label: UILabel, context: Context) { label.text = text }
                }

                struct Screen: UIViewControllerRepresentable {
                    func makeUIViewController(context: Context) -> ScreenController { ScreenController() }
                    func updateUIViewController(_ controller: ScreenController, context: Context) {}
                }

                final class ScreenController: UIViewController {
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        let label = UILabel()
                        label.text = "from a controller"
                        view.addSubview(label)
                    }
                    override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated) }
                }
                """
            let run = try await Self.play("Mixed", Self.app("Mixed()", rest))
            #expect(run.screens == ["UIHostingController<Mixed>: “from UIKit”, “from a controller”"])
            #expect(
                run.calls.filter { !$0.hasPrefix("SwiftUI.") } == [
                    "ViewsApp.init()", "ViewsApp.body", "Mixed.body", "ScreenController.viewDidLoad()",
                    "ScreenController.viewDidAppear(_:)",
                ])
        }

        @Test func `A hosting controller takes part in UIKit: onAppear comes between its callbacks`() async throws {
            let scene = """
                import SwiftUI

                class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                    var window: UIWindow?

                    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
                        guard let scene = scene as? UIWindowScene else { return }
                        window = UIWindow(windowScene: scene)
                        window?.rootViewController = Host(rootView: Hosted())
                        window?.makeKeyAndVisible()
                    }
                }

                final class Host: UIHostingController<Hosted> {
                    override func viewWillAppear(_ animated: Bool) {
                        super.viewWillAppear(animated)
                        print("viewWillAppear")
                    }
                    override func viewDidAppear(_ animated: Bool) {
                        super.viewDidAppear(animated)
                        print("viewDidAppear")
                    }
                }

                struct Hosted: View {
                    var body: some View {
                        Text("Hosted").onAppear { print("onAppear") }
                    }
                }
                """
            let built = try await BuiltSample.small(
                "Hosting",
                [
                    "main.swift": SmallApp.main(), "SceneDelegate.swift": scene,
                    "Info.plist": SmallApp.plist(
                        configuration: "<key>UISceneDelegateClassName</key><string>Hosting.SceneDelegate</string>"),
                ])
            let run = try await built.play(.run)
            #expect(run.events.printed == ["viewWillAppear", "onAppear", "viewDidAppear"])
            #expect(
                run.events.filter { $0.title == "rootViewController" }.lines == [
                    Line(.state, .window, "Hosting.Host", "rootViewController", "Host: “Hosted”")
                ])
            #expect(run.verdict.appDelegate == "Hosting.AppDelegate")
        }

        /// Code as it is in Xcode's template and in common projects.
        static let common = app(
            "ContentView().preferredColorScheme(.dark).accentColor(.red)",
            """
            struct ContentView: View {
                @AppStorage("seen") private var seen = false
                @State private var name = ""
                @State private var isOn = true
                @State private var isShown = false
                @FocusState private var isFocused: Bool
                @Environment(\\.colorScheme) private var colorScheme
                @Environment(\\.dismiss) private var dismiss
                private let bag = Bag()

                var body: some View {
                    NavigationStack {
                        Form {
                            Section("Settings") {
                                Toggle("Sound", isOn: $isOn)
                                TextField("Name", text: $name).focused($isFocused).textFieldStyle(.roundedBorder)
                                Button("Show") { isShown.toggle() }.buttonStyle(.borderedProminent).tint(.blue)
                            }
                            Section {
                                ForEach(0..<2) { Text("Row \\($0)").font(.headline).foregroundStyle(.secondary) }
                            } header: {
                                Text("Rows")
                            }
                            if seen { Text("Seen") } else { Label("New", systemImage: "star") }
                        }
                        .navigationBarTitleDisplayMode(.inline)
                        .toolbar { ToolbarItem(placement: .topBarTrailing) { Button("Done") { dismiss() } } }
                        .sheet(isPresented: $isShown) { Text("Sheet").presentationDetents([.medium]) }
                    }
                    .frame(maxWidth: .infinity, maxHeight: .infinity)
                    .background(Color(.systemBackground))
                    .overlay { ProgressView().opacity(0) }
                    .modifier(Framed())
                    .accessibilityIdentifier("content")
                }
            }

            final class Bag {
                var cancellables = Set<AnyCancellable>()
                init() {
                    Just(1).map { $0 + 1 }.sink { print("just \\($0)") }.store(in: &cancellables)
                }
            }

            struct Framed: ViewModifier {
                func body(content: Content) -> some View {
                    content.padding(.horizontal, 8).overlay(alignment: .top) { Divider() }
                }
            }

            struct ContentView_Previews: PreviewProvider {
                static var previews: some View { ContentView() }
            }

            #Preview("Named") { ContentView() }
            """, imports: "import Combine\nimport UIKit")

        @Test(arguments: ["5", "6"], [nil, "MainActor"])
        func `What common projects write compiles, in each mode of the language`(_ mode: String, _ isolation: String?)
            async throws
        {
            let folder = try SmallApp.write(
                "Common", ["App.swift": Self.common, "Info.plist": SwiftUISamples.generated], tests: nil)
            var sample = try SampleDiscovery().sample(at: folder, needsTests: false)
            sample.app.languageMode = mode
            sample.app.defaultIsolation = isolation
            let built = try await BuiltSample(sample)
            #expect(built.build.product.warnings.map(\.message) == [])
            let run = try await built.play(.run)
            #expect(run.events.printed == ["just 2"])
            #expect(
                run.screens == [
                    """
                    UIHostingController<ContentView>: “Settings”, “Sound”, “Name”, “Show”, “Rows”, “Row 0”, “Row 1”, \
                    “New”, “Done”
                    """
                ])
        }

        @Test func `A symbol outside of the model does not compile, and the message says what that may mean`()
            async throws
        {
            let text = Self.app("Chart { }", "")
            let failure = try await #require(throws: CompileFailure.self) {
                try await BuiltSample.small("Outside", ["App.swift": text, "Info.plist": SwiftUISamples.generated])
            }
            #expect(failure.diagnostics.map(\.message) == ["cannot find 'Chart' in scope"])
            #expect(
                failure.description.hasSuffix(
                    "If a name of an Apple framework was not found, Understudy does not have it."))
        }
    }
}
