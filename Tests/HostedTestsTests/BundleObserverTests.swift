import Lifecycle
import TestSupport
import Testing

extension EndToEnd {
    /// The work of Apple's XCTest around the tests of a bundle, which Linux's does not do.
    struct BundleObserverTests {
        @Test func `Classes run in the order of their names, and observers hear that the bundle is done`() async throws
        {
            let built = try await BuiltSample.small(
                "Observed", ["main.swift": SmallApp.main()],
                tests: """
                    import XCTest

                    final class Observer: NSObject, XCTestObservation {
                        static nonisolated(unsafe) let shared = Observer()
                        func testBundleDidFinish(_ testBundle: Bundle) {
                            print("done with", testBundle.bundleURL.lastPathComponent)
                        }
                    }

                    final class ZTests: XCTestCase {
                        func testLast() {}
                    }

                    final class ATests: XCTestCase {
                        override class func setUp() {
                            XCTestObservationCenter.shared.addTestObserver(Observer.shared)
                        }
                        func testFirst() {}
                    }

                    final class MTests: XCTestCase {
                        func testMiddle() {}
                    }
                    """)
            let run = try await built.play(.test)
            #expect(
                run.events.filter { $0.kind == .test && $0.text == "started" }.compactMap(\.name)
                    == ["testFirst()", "testMiddle()", "testLast()"])
            #expect(run.events.printed == ["done with ObservedTests.xctest"])
        }

        @Test func `Attachments and activities can be made`() async throws {
            let built = try await BuiltSample.small(
                "Attached", ["main.swift": SmallApp.main()],
                tests: """
                    import XCTest

                    final class AttachmentTests: XCTestCase {
                        @MainActor func testAttaches() {
                            let attachment = XCTAttachment(string: "text")
                            attachment.name = "name"
                            attachment.lifetime = .keepAlways
                            add(attachment)
                            let value = XCTContext.runActivity(named: "Counts") { activity in
                                activity.add(XCTAttachment(image: UIImage()))
                                return activity.name.count
                            }
                            XCTAssertEqual(value, 6)
                        }
                    }
                    """)
            #expect(try await built.play(.test).verdict.tests == Verdict.Tests(ran: 1, failed: 0))
        }
    }
}
