public import Foundation

/// A file with views. You can name and register it; nibs are not read.
@preconcurrency @MainActor
open class UINib: NSObject {
    /// Creates a nib with a name.
    public init(nibName name: String, bundle bundleOrNil: Bundle?) {
        super.init()
    }
}
