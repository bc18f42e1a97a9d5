internal import Foundation
internal import ReferenceUIKit

/// The end of a process by an exception of Core Data's, which the trace has if it was on the main thread.
enum CoreDataException {
    static func raise(_ name: String, _ reason: String) -> Never {
        if Thread.isMainThread { MainActor.assumeIsolated { CallbackDispatch.raise(name, reason) } }
        fatalError("Terminating app due to uncaught exception '\(name)', reason: '\(reason)'")
    }
}
