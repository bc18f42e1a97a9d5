// LaunchRecorder: add this file to a target of unit tests that an app hosts, and run the tests.
//
// It notes how UIKit launched the app, and prints a line of JSON after the word UNDERSTUDY-RECORD for each fact.
// `understudy verify SAMPLE --log FILE` compares them with Understudy's model of UIKit. It reads public API alone,
// changes nothing, and opens no connection. Of variables it notes names, never values. Before iOS 13 it notes nothing.

import UIKit
import XCTest

@available(iOS 13.0, *)
@MainActor final class LaunchRecorder: NSObject, XCTestObservation {
    static let shared = LaunchRecorder()

    private struct Line: Encodable { var n: Int, fact: String, of: String?, value: String? }

    private(set) var text = ""
    private var (count, isNoted) = (0, false)
    /// Observes the tests from its first use on.
    lazy var observing: Void = XCTestObservationCenter.shared.addTestObserver(self)

    nonisolated func testCaseWillStart(_ testCase: XCTestCase) {
        let name = testCase.name
        Self.onMain { if !$0.isNoted { $0.note(before: name) } }
    }

    nonisolated func testBundleDidFinish(_ testBundle: Bundle) {
        Self.onMain { if $0.isNoted { $0.write("end", String($0.count + 1)) } }
    }

    /// XCTest and UIKit call here on the main thread. Elsewhere there is no line, and no crash.
    @discardableResult
    nonisolated static func onMain<Value: Sendable>(_ work: @MainActor (LaunchRecorder) -> Value) -> Value? {
        Thread.isMainThread ? MainActor.assumeIsolated { work(shared) } : nil
    }

    private func note(before test: String) {
        isNoted = true
        let info = Bundle.main.infoDictionary ?? [:]
        write("recorder", "1")
        write("test", test)
        write("system", UIDevice.current.systemVersion)
        write("device", [.phone: "iphone", .pad: "ipad"][UIDevice.current.userInterfaceIdiom] ?? "other")
        let keys = ["DTPlatformName", "DTSDKName", "MinimumOSVersion", "DTXcode"]
        for key in keys { write("info", info[key] as? String, of: key) }
        for name in ProcessInfo.processInfo.environment.keys.sorted() { write("variable", "set", of: name) }
        let app = UIApplication.shared
        write("application.class", name(of: app))
        write("application.delegate", app.delegate.map { name(of: $0) })
        write("application.state", ["active", "inactive", "background"][app.applicationState.rawValue])
        write("application.openSessions", String(app.openSessions.count))
        write("application.connectedScenes", String(app.connectedScenes.count))
        // A set has no order.
        let sessions = app.openSessions.map { ($0, key(of: $0)) }.sorted { $0.1 < $1.1 }.map(\.0)
        for (number, session) in sessions.enumerated() { note(session, "session \(number + 1)") }
        // Without scenes, the app delegate has the window.
        if app.connectedScenes.isEmpty, let window = app.delegate?.window ?? nil { note(window, "window 1") }
        watch()
        write("noted", String(count + 1))
    }

    private func note(_ session: UISceneSession, _ subject: String) {
        let configuration = session.configuration
        write("session.role", session.role.rawValue, of: subject)
        write("session.configuration", configuration.name, of: subject)
        write("session.delegateClass", configuration.delegateClass.map { NSStringFromClass($0) }, of: subject)
        write("session.sceneClass", configuration.sceneClass.map { NSStringFromClass($0) }, of: subject)
        write("session.storyboard", configuration.storyboard == nil ? "no" : "yes", of: subject)
        write("session.connected", session.scene == nil ? "no" : "yes", of: subject)
        guard let scene = session.scene else { return }
        write("scene.class", name(of: scene), of: subject)
        write("scene.delegate", scene.delegate.map { name(of: $0) }, of: subject)
        write("scene.state", state(of: scene), of: subject)
        // UIKit's own windows come and go, such as a keyboard's.
        let windows = ((scene as? UIWindowScene)?.windows ?? []).filter {
            type(of: $0) == UIWindow.self || name(of: $0).contains(".")
        }
        for (number, window) in windows.enumerated() { note(window, "\(subject), window \(number + 1)") }
    }

    private func note(_ window: UIWindow, _ subject: String) {
        write("window.class", name(of: window), of: subject)
        write("window.scene", window.windowScene.map { name(of: $0) }, of: subject)
        write("window.rootViewController", window.rootViewController.map { name(of: $0) }, of: subject)
        write("window.hidden", window.isHidden ? "yes" : "no", of: subject)
        write("window.key", window.isKeyWindow ? "yes" : "no", of: subject)
    }

    private func watch() {
        for name in [
            UIApplication.didBecomeActiveNotification, UIApplication.willResignActiveNotification,
            UIApplication.didEnterBackgroundNotification, UIApplication.willEnterForegroundNotification,
            UIApplication.willTerminateNotification, UIScene.willConnectNotification, UIScene.didDisconnectNotification,
            UIScene.didActivateNotification, UIScene.willDeactivateNotification,
            UIScene.willEnterForegroundNotification, UIScene.didEnterBackgroundNotification,
        ] {
            _ = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
                Self.onMain { $0.write("notification", "posted", of: name.rawValue) }
            }
        }
    }

    private func key(of session: UISceneSession) -> String {
        let (configuration, scene) = (session.configuration, session.scene)
        let windows = ((scene as? UIWindowScene)?.windows ?? []).map { $0.rootViewController.map { name(of: $0) } }
        let facts = [
            scene == nil ? "1" : "0", configuration.name, configuration.delegateClass.map { NSStringFromClass($0) },
            configuration.storyboard == nil ? "0" : "1", scene.map { state(of: $0) },
        ]
        return ([session.role.rawValue] + (facts + windows).map { $0 ?? "" }).joined(separator: " ")
    }

    private func state(of scene: UIScene) -> String {
        let names = [-1: "unattached", 0: "foregroundActive", 1: "foregroundInactive", 2: "background"]
        return names[scene.activationState.rawValue] ?? "other"
    }

    private func name(of object: AnyObject) -> String { NSStringFromClass(type(of: object)) }

    private func write(_ fact: String, _ value: String?, of subject: String? = nil) {
        count += 1
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let data = try? encoder.encode(Line(n: count, fact: fact, of: subject, value: value))
        let line = "UNDERSTUDY-RECORD " + String(decoding: data ?? Data(), as: UTF8.self)
        text += line + "\n"
        print(line)
        fflush(nil)
    }
}

/// Comes first: XCTest runs classes in the order of their names.
final class AALaunchRecorderTests: XCTestCase {
    override class func setUp() { if #available(iOS 13.0, *) { LaunchRecorder.onMain { $0.observing } } }

    func testTheLaunchIsNoted() {}
}

/// Comes last, and attaches what was noted to the test report.
final class ZZLaunchRecorderTests: XCTestCase {
    override class func setUp() { AALaunchRecorderTests.setUp() }

    func testTheRecordIsAttached() {
        guard #available(iOS 13.0, *), let text = LaunchRecorder.onMain({ $0.text }) else { return }
        #if canImport(Darwin)
            let attachment = XCTAttachment(string: text)
            attachment.lifetime = .keepAlways
            add(attachment)
        #endif
    }
}
