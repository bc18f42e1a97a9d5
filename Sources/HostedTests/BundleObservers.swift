internal import Foundation
internal import Lifecycle
internal import XCTest

/// The observers of XCTest's observation center, for the messages about a whole bundle.
///
/// Linux's XCTest sends those from `XCTMain`, which a test host does not call, and gives no way to send them.
@MainActor
struct BundleObservers {
    private let bundle: Bundle

    /// The observers of the bundle whose tests run, as the process's environment names it.
    init() {
        let names: [HostVariable] = [.testBundlePath, .testBundleLocation, .injectBundle]
        let environment = ProcessInfo.processInfo.environment
        let path = names.lazy.compactMap { environment[$0.rawValue] }.first
        bundle = path.flatMap { Bundle(path: $0) } ?? .main
    }

    /// Tells the observers that there are that the bundle's tests begin.
    func begin() { for observer in all { observer.testBundleWillStart(bundle) } }

    /// Tells the observers that the bundle's tests have ended.
    func end() { for observer in all { observer.testBundleDidFinish(bundle) } }

    /// The center keeps each observer in a wrapper, by its `object`.
    private var all: [any XCTestObservation] {
        let kept = Mirror(reflecting: XCTestObservationCenter.shared).children.first { $0.label == "observers" }
        guard let kept else { return [] }
        return Mirror(reflecting: kept.value).children.compactMap { wrapper in
            Mirror(reflecting: wrapper.value).children.first { $0.label == "object" }?.value as? any XCTestObservation
        }
    }
}
