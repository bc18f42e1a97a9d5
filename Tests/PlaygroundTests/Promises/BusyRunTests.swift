import Building
import Foundation
import Techniques
import TestSupport
import Testing

@testable import Playground

/// The server answers beside apps that ask the system for something without end.
@Suite(.serialized, .tried("Requests without end by an app, beside a page that asks for the status", as: .load))
struct BusyRunTests {
    private static func order(_ loop: String) throws -> String {
        struct Order: Encodable {
            struct File: Encodable {
                var name: String
                var text: String
            }
            var step = "basics/1"
            var kind = "run"
            var files: [File]
        }
        let configuration = """
            <key>UISceneConfigurationName</key><string>Main</string>
            <key>UISceneDelegateClassName</key><string>Stage.SceneDelegate</string>
            """
        let main = """
            import Foundation
            import UIKit

            class AppDelegate: UIResponder, UIApplicationDelegate {
                func application(
                    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
                ) -> Bool {
                    NotificationCenter.default.addObserver(
                        forName: UIScene.didActivateNotification, object: nil, queue: nil
                    ) { _ in MainActor.assumeIsolated { while true { \(loop) } } }
                    return true
                }
            }

            class SceneDelegate: UIResponder, UIWindowSceneDelegate {}

            UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(AppDelegate.self))
            """
        let order = Order(files: [
            .init(name: "Stage/Info.plist", text: SmallApp.plist(configuration: configuration)),
            .init(name: "Stage/main.swift", text: main),
        ])
        return String(decoding: try JSONEncoder().encode(order), as: UTF8.self)
    }

    private static let loops = [
        "for s in UIApplication.shared.openSessions { UIApplication.shared.requestSceneSessionRefresh(s) }",
        "UIApplication.shared.requestSceneSessionActivation(nil, userActivity: nil, options: nil) { _ in }",
        "for s in UIApplication.shared.openSessions { s.userInfo = [\"a\": s.userInfo?.count ?? 0] }",
    ]

    @Test(arguments: loops) func `A status request is answered beside requests without end`(_ loop: String) async throws
    {
        let builder = try await TestBuilder.shared.value
        let runner = LiveRunner(builder: builder, protection: builder.modules.protection, limits: Limits())
        let order = try Self.order(loop)
        try await PlaygroundHarness(backend: runner.backend).open { site in
            // The build is not what is measured.
            let first = try await site.end(of: site.begin(order))
            #expect(first.outcome == "limitExceeded" || first.outcome == "timedOut", "\(first)")
            let (times, ends) = try await withThrowingTaskGroup(of: [String].self) { group in
                for _ in 0..<2 {
                    group.addTask {
                        var ends: [String] = []
                        while !Task.isCancelled, let end = try? await site.end(of: site.begin(order)) {
                            ends.append(end.outcome)
                        }
                        return ends
                    }
                }
                var times: [Duration] = []
                for _ in 0..<40 {
                    try await Task.sleep(for: .milliseconds(50))
                    let begin = ContinuousClock.now
                    #expect(
                        try await site.caller.send("GET", "/api/status", headers: site.caller.tokenHeader).status == 200
                    )
                    times.append(ContinuousClock.now - begin)
                }
                group.cancelAll()
                return (times.sorted(), try await group.reduce(into: []) { $0 += $1 })
            }
            let load = (try? String(contentsOfFile: "/proc/loadavg", encoding: .utf8))?.prefix(4) ?? "?"
            print(
                "status beside \(ends.count + 1) runs of \(loop.suffix(60)): median \(times[20]), slowest \(times[39]), load \(load)"
            )
            #expect(times[39] < .seconds(2))
        }
    }
}
