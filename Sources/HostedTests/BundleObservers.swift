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

    /// Tells the observers of now that the bundle's tests begin.
    func begin() { for observer in all { observer.testBundleWillStart(bundle) } }

    /// Tells the observers that the bundle's tests have ended.
    func end() { for observer in all { observer.testBundleDidFinish(bundle) } }

    /// The observers in the order of their classes' names. The center keeps each in a wrapper, by its `object`, in a set.
    private var all: [any XCTestObservation] {
        let center = Mirror(reflecting: XCTestObservationCenter.shared)
        guard let kept = center.children.first(where: { $0.label == "observers" }) else {
            preconditionFailure("This toolchain's XCTest keeps its observers in another way.")
        }
        let observers = Mirror(reflecting: kept.value).children.compactMap { wrapper in
            Mirror(reflecting: wrapper.value).children.first { $0.label == "object" }?.value as? any XCTestObservation
        }
        return observers.sorted { "\(type(of: $0))" < "\(type(of: $1))" }
    }
}
