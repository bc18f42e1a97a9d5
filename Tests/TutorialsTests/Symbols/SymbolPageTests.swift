import Foundation
import Lifecycle
import SymbolKit
import Testing
import Tutorials

@Suite struct SymbolPageTests {
    /// The lanes and the spellings of the names that can occur in a trace.
    static let names: [(lane: TraceEvent.Lane, name: String)] =
        Callback.applicationDelegate.map { (.appDelegate, $0.name) }
        + Callback.sceneDelegate.map { (.sceneDelegate, $0.name) }
        + [Callback.window.get, Callback.window.set].flatMap { [(.appDelegate, $0.name), (.sceneDelegate, $0.name)] }
        + [
            "init(coder:)", "awakeFromNib()", "loadView()", "viewDidLoad()", "viewWillAppear(_:)",
            "viewIsAppearing(_:)",
            "viewDidAppear(_:)", "viewWillDisappear(_:)", "viewDidDisappear(_:)", "viewWillLayoutSubviews()",
            "viewDidLayoutSubviews()",
        ].map { (.viewController, $0) }
        + [(.appDelegate, "init()"), (.sceneDelegate, "init()"), (.application, "init()")]
        + [(.appDelegate, "delegate"), (.sceneDelegate, "delegate")]
        + [(.window, "rootViewController"), (.window, "makeKeyAndVisible()"), (.system, "UISceneConfiguration")]
        + [(.application, "_removeSessionFromSessionSet:")]
        + Action.plain.map { (.system, $0.name) }

    @Test(
        arguments: [
            (.sceneDelegate, "scene(_:willConnectTo:options:)", "uiscenedelegate/scene(_:willconnectto:options:)"),
            (.appDelegate, "applicationDidBecomeActive(_:)", "uiapplicationdelegate/applicationdidbecomeactive(_:)"),
            (.appDelegate, "getter: window", "uiapplicationdelegate/window"),
            (.sceneDelegate, "setter: window", "uiwindowscenedelegate/window"),
            (.viewController, "viewDidLoad()", "uiviewcontroller/viewdidload()"),
            (.window, "rootViewController", "uiwindow/rootviewcontroller"),
            (.appDelegate, "delegate", "uiapplication/delegate"),
            (.sceneDelegate, "delegate", "uiscene/delegate"),
            (.system, "UISceneConfiguration", "uisceneconfiguration"),
        ] as [(TraceEvent.Lane, String, String)])
    func `An event leads to its page`(lane: TraceEvent.Lane, name: String, page: String) async throws {
        let pages = SymbolPages(try await symbolGraphs().read())
        let event = TraceEvent(kind: .call, lane: lane, class: "Stage.Any", name: name)
        #expect(pages.page(of: event) == "/documentation/referenceuikit/\(page)")
    }

    @Test func `What is the app's own has no page`() async throws {
        let pages = SymbolPages(try await symbolGraphs().read())
        let own = [
            TraceEvent(kind: .console, lane: .console, text: "Hello"),
            TraceEvent(kind: .test, lane: .test, class: "StageTests", name: "testAll()"),
            TraceEvent(kind: .call, lane: .appDelegate, class: "Stage.AppDelegate", name: "openTheCurtain()"),
        ]
        #expect(own.map { pages.page(of: $0) } == [nil, nil, nil])
    }

    @Test func `Every name in a trace has a page in the archive`() async throws {
        let graphs = try await symbolGraphs()
        let small = try SmallCatalog()
        let archive = small.folder.appending(path: "archive")
        try await DocumentationBuild(
            catalog: small.catalog, graphs: graphs, docc: try await docc(), treatsWarningsAsErrors: false
        )
        .write(to: archive)
        let pages = SymbolPages(try graphs.read())
        let missing = Self.names.filter { lane, name in
            guard let page = pages.page(of: name, on: lane) else { return true }
            return !FileManager.default.fileExists(atPath: archive.path + "/data\(page).json")
        }
        #expect(missing.map { "\($0.lane.rawValue): \($0.name)" } == [])
    }

    /// Members whose names differ only in case or kind have the paths that DocC gives them.
    @Test func `The paths are DocC's`() async throws {
        let graphs = try await symbolGraphs()
        let small = try SmallCatalog()
        let archive = small.folder.appending(path: "archive")
        try await DocumentationBuild(
            catalog: small.catalog, graphs: graphs, docc: try await docc(), treatsWarningsAsErrors: false
        )
        .write(to: archive)
        let read = try graphs.read()
        let pages = SymbolPages(read)
        let paths = read.flatMap { graph in
            graph.symbols.values.compactMap { symbol -> String? in
                pages.page(of: symbol.pathComponents.joined(separator: "."), in: graph.module.name)
            }
        }
        #expect(paths.count > 500)
        let missing = Set(paths).filter {
            !FileManager.default.fileExists(atPath: archive.path + "/data\($0).json")
        }
        #expect(missing.sorted() == [])
    }
}
