public import Foundation

/// A state of the store that a context reads. There is one: the present.
///
/// Apple's page: [`NSQueryGenerationToken`](https://developer.apple.com/documentation/coredata/nsquerygenerationtoken).
public final class NSQueryGenerationToken: NSObject, Sendable {
    /// The present.
    public static let current = NSQueryGenerationToken()
}

extension NSManagedObjectContext {
    /// Reads a state of the store from now on.
    public func setQueryGenerationFrom(_ generation: NSQueryGenerationToken?) throws {}
}
