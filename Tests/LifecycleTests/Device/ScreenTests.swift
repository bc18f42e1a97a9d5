import DeviceWalks
import Lifecycle
import Testing

/// The screen of a device, as its app and the trace make it.
struct ScreenTests {
    private static func root(_ scene: String?, _ type: String) -> TraceEvent {
        TraceEvent(state: .rootViewController(.init(type: type, texts: ["a", "b"])), class: "M.\(type)", scene: scene)
    }

    private static func action(_ action: Action) -> TraceEvent {
        TraceEvent(kind: .action, lane: .system, name: action.name)
    }

    private static let launch = TraceEvent(kind: .launch, lane: .system, launch: .run)

    @Test func `An app without a process is not on the screen`() {
        let observer = ScreenObserver()
        let app = InstalledApp(description: AppDescription(bundleIdentifier: "app", name: "App"))
        #expect(observer.screen(of: app) == Screen())
    }

    @Test func `A window is black until it has a view, and an action that comes to nothing is remarked on`() throws {
        var harness = DeviceHarness()
        harness.play(.launch(.run))
        let app = try #require(harness.device.apps["app"])
        let scene = try #require(app.spaces.first?.scenes.first)
        var observer = ScreenObserver()
        observer.take(Self.launch)
        var black = Screen()
        black.content = .black
        black.cards = [[scene]]
        black.isRunning = true
        #expect(observer.screen(of: app) == black)

        observer.take(Self.root(scene, "V"))
        var shown = black
        shown.content = .app
        shown.views = [scene: .init(type: "M.V", texts: ["a", "b"])]
        #expect(observer.screen(of: app) == shown)

        observer.take(Self.action(.switcher))
        #expect(observer.screen(of: app).content == .switcher)
        observer.take(Self.action(.activate))
        observer.take(Self.action(.split))
        observer.take(TraceEvent(state: .actionWithoutEffect(.split, reason: "why")))
        shown.remark = "why"
        #expect(observer.screen(of: app) == shown)

        observer.take(TraceEvent(kind: .fault, lane: .system, text: "crash"))
        var gone = Screen()
        gone.cards = [[scene]]
        gone.remark = "why"
        #expect(observer.screen(of: app) == gone)
    }

    @Test func `An app without scenes has one window`() throws {
        var harness = DeviceHarness(.withoutScenes, system: SystemVersion(12))
        harness.play(.launch(.run))
        var observer = ScreenObserver()
        observer.take(Self.launch)
        observer.take(Self.root(nil, "V"))
        var screen = observer.screen(of: try #require(harness.device.apps["app"]))
        #expect(screen.content == .app)
        #expect(screen.cards == [[""]])
        #expect(screen.views == ["": .init(type: "M.V", texts: ["a", "b"])])

        observer.take(Self.action(.swipe(card: 1)))
        harness.play(.action(.swipe(card: 1)))
        screen = observer.screen(of: try #require(harness.device.apps["app"]))
        #expect(screen == Screen())
    }

    struct Record: Sendable, CustomTestStringConvertible {
        var testDescription: String
        var events: [TraceEvent]
        var content: Screen.Content
        var cards: [[String]]
    }

    static let records = [
        Record(testDescription: "nothing", events: [], content: .home, cards: []),
        Record(testDescription: "no window", events: [launch], content: .black, cards: [[""]]),
        Record(
            testDescription: "two windows", events: [launch, root("1", "V"), root("2", "W")], content: .app,
            cards: [["1", "2"]]),
        Record(
            testDescription: "another card", events: [launch, root("1", "V"), action(.front(card: 2)), root("2", "W")],
            content: .app, cards: [["2"]]),
        Record(
            testDescription: "a split", events: [launch, root("1", "V"), action(.split), root("2", "W")],
            content: .app, cards: [["1", "2"]]),
        Record(
            testDescription: "the home screen", events: [launch, root("1", "V"), action(.home)], content: .home,
            cards: [["1"]]),
        Record(
            testDescription: "the last of several launches",
            events: [launch, root("1", "V"), root("2", "W"), launch, root("3", "V")], content: .app, cards: [["3"]]),
        Record(
            testDescription: "a crash",
            events: [launch, root("1", "V"), TraceEvent(kind: .fault, lane: .system, text: "x")], content: .home,
            cards: []),
    ]

    @Test(arguments: records)
    func `The screen follows from the actions of recorded runs`(_ record: Record) {
        let screen = Screen(recorded: record.events)
        #expect(screen.content == record.content)
        #expect(screen.cards == record.cards)
    }
}
