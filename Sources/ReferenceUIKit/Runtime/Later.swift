internal import Dispatch

/// Work for a later turn of the main run loop, as UIKit calls completion handlers.
@MainActor
enum Later {
    static func run(_ body: @escaping @MainActor () -> Void) {
        DispatchQueue.main.async { MainActor.assumeIsolated { body() } }
    }
}
