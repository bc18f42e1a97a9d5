public import Foundation

/// A file with views. It can be named and registered; nibs are not read.
@preconcurrency @MainActor
open class UINib: NSObject {
    /// Names a nib.
    public init(nibName name: String, bundle bundleOrNil: Bundle?) {
        super.init()
    }
}
