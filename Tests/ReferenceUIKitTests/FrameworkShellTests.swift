import Lifecycle
import Projects
import Runs
import TestSupport
import Testing

extension EndToEnd {
    /// Apple's frameworks of which the names are here that launch code uses.
    struct FrameworkShellTests {
        @Test func `Messages to the unified log are in the console, as in Xcode's`() async throws {
            let run = try await BuiltSample.small(
                "Logged",
                [
                    "AppDelegate.swift": """
                    import OSLog
                    import UIKit
                    import os.log

                    let log = Logger(subsystem: "org.stage", category: "launch")
                    let count = OSAllocatedUnfairLock(initialState: 0)

                    @main
                    class AppDelegate: UIResponder, UIApplicationDelegate {
                        func application(
                            _ application: UIApplication,
                            didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
                        ) -> Bool {
                            count.withLock { $0 += 1 }
                            log.info("launch \\(1, format: .decimal(minDigits: 2)) of \\("Stage", privacy: .public)")
                            log.log(level: .error, "\\(0.5, format: .fixed(precision: 1)) \\(application === UIApplication.shared)")
                            os_log("%{public}@ and %d", log: OSLog(subsystem: "a", category: "b"), type: .debug, "old", 7)
                            os_log(.fault, "plain")
                            return true
                        }
                    }
                    """
                ]
            ).play(.run)
            #expect(
                run.events.lines.filter { $0.kind == .console } == [
                    .console("launch 01 of Stage"), .console("0.5 true"), .console("old and 7"), .console("plain"),
                ])
        }

        @Test func `A sound is played without being heard, and what is not here of its framework is assumed`()
            async throws
        {
            let sample = try SampleDiscovery().sample(
                at: SmallApp.write(
                    "Sounding",
                    [
                        "AppDelegate.swift": """
                        import AVFoundation
                        import UIKit

                        @main
                        class AppDelegate: UIResponder, UIApplicationDelegate, AVAudioPlayerDelegate {
                            func application(
                                _ application: UIApplication,
                                didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
                            ) -> Bool {
                                let session = AVAudioSession.sharedInstance()
                                try? session.setCategory(.playback, mode: .default, options: [.mixWithOthers])
                                try? session.setActive(true)
                                print(session.category.rawValue, session.categoryOptions.rawValue)
                                let gone = try? AVAudioPlayer(contentsOf: URL(fileURLWithPath: "/gone.mp3"))
                                let player = try? AVAudioPlayer(data: Data([1]))
                                player?.delegate = self
                                player?.prepareToPlay()
                                player?.play()
                                print(gone == nil, player?.isPlaying ?? false)
                                AVSpeechSynthesizer.prepare()
                                return true
                            }
                        }
                        """
                    ], tests: nil), needsTests: false)
            let app = try await AppUnderTest(host: sample, in: TestBuilder.shared.value, leavingOut: true)
            var configuration = LaunchConfiguration(.run)
            configuration.system = SystemVersion(17)
            let summary = try await LaunchRun(app, configuration).run(on: configuration.freshDevice) { _ in }
            #expect(
                summary.events.compactMap { event in
                    if case .leftOut(let use) = event.state { return "\(use.effect) \(use.text)" }
                    return event.kind == .console ? event.text : nil
                } == [
                    "AVAudioSessionCategoryPlayback 1", "true true",
                    "assumed AVSpeechSynthesizer.prepare(): Understudy has no AVSpeechSynthesizer",
                ])
        }

        @Test func `Conditions are read from texts, as Apple's Foundation reads them`() async throws {
            let run = try await BuiltSample.small(
                "Conditions",
                [
                    "AppDelegate.swift": """
                    import UIKit

                    @main
                    class AppDelegate: UIResponder, UIApplicationDelegate {
                        func application(
                            _ application: UIApplication,
                            didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
                        ) -> Bool {
                            let ada: [String: Any] = ["name": "Ada", "age": 36, "tags": ["a", "b"], "pet": ["name": "Rex"]]
                            let holds = { (format: String, arguments: [Any]) in
                                NSPredicate(format: format, argumentArray: arguments).evaluate(with: ada)
                            }
                            print(
                                holds("name == 'Ada' && age >= 36", []), holds("name == 'ada'", []),
                                holds("name ==[c] %@", ["ada"]), holds("%K CONTAINS %@", ["name", "d"]),
                                holds("NOT (age < 40)", []), holds("age IN {35, 36}", []),
                                holds("age BETWEEN {30, 35}", []), holds("ANY tags == 'b'", []),
                                holds("pet.name LIKE 'R?x' OR FALSEPREDICATE", []), holds("missing == nil", []), holds("NONE tags == 'c'", []),
                                holds("(age) > 3 AND (%K) == %@", ["name", "Ada"]))
                            print(
                                NSPredicate(format: "SELF MATCHES %@", "[A-Z0-9._%+-]+@[a-z.]+").evaluate(with: "A@b.c"),
                                NSPredicate(format: "SELF ENDSWITH[cd] 'É'").evaluate(with: "cafe"),
                                NSPredicate(format: "SELF > -1 AND TRUEPREDICATE").evaluate(with: 0))
                            let people = [["name": "b"], ["name": "a"]].map { $0 as NSDictionary }
                            print((people as NSArray).sortedArray(using: [NSSortDescriptor(key: "name", ascending: true)]).count)
                            _ = NSPredicate(format: "name ==")
                            return true
                        }
                    }
                    """
                ]
            ).play(.run)
            #expect(
                run.events.lines.filter { $0.kind == .console || $0.kind == .fault }.map(\.text) == [
                    "true false true true false true false true true true true true", "true true true", "2",
                    "Unable to parse the format string \"name ==\"",
                ])
        }

        @Test func `Views of maps and of web pages are there, empty`() async throws {
            let run = try await BuiltSample.small(
                "Mapped",
                [
                    "AppDelegate.swift": """
                    import MapKit
                    import UIKit
                    import WebKit

                    @main
                    class AppDelegate: UIResponder, UIApplicationDelegate, CLLocationManagerDelegate, MKMapViewDelegate,
                        WKNavigationDelegate
                    {
                        let manager = CLLocationManager()

                        func application(
                            _ application: UIApplication,
                            didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
                        ) -> Bool {
                            manager.delegate = self
                            manager.requestWhenInUseAuthorization()
                            let berlin = CLLocationCoordinate2D(latitude: 52.52, longitude: 13.405)
                            let map = MKMapView()
                            map.delegate = self
                            let place = MKPointAnnotation()
                            place.coordinate = berlin
                            place.title = "Berlin"
                            map.addAnnotation(place)
                            map.setRegion(
                                MKCoordinateRegion(center: berlin, latitudinalMeters: 111_320, longitudinalMeters: 1), animated: false)
                            print(map.annotations.count, map.region.span.latitudeDelta, manager.authorizationStatus.rawValue)
                            let far = CLLocation(latitude: 48.137, longitude: 11.575)
                            print((CLLocation(latitude: 52.52, longitude: 13.405).distance(from: far) / 1000).rounded())
                            let web = WKWebView(frame: .zero, configuration: WKWebViewConfiguration())
                            web.navigationDelegate = self
                            web.load(URLRequest(url: URL(string: "https://example.com")!))
                            print(web.url?.host ?? "", web.isLoading, NSStringFromClass(WKWebView.self))
                            return true
                        }
                    }
                    """
                ]
            ).play(.run)
            #expect(
                run.events.lines.filter { $0.kind == .console }.map(\.text) == [
                    "1 1.0 0", "504.0", "example.com false WKWebView",
                ])
        }
    }
}
