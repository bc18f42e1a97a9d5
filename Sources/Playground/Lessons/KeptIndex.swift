internal import Synchronization
package import Tutorials

/// The index of the search, made once when it is first asked for: no page needs it to be shown.
package final class KeptIndex: Sendable {
    private let make: @Sendable () -> SearchIndex
    private let made = Mutex<SearchIndex?>(nil)

    package init(_ make: @escaping @Sendable () -> SearchIndex) {
        self.make = make
    }

    package var index: SearchIndex {
        made.withLock { made in
            let index = made ?? make()
            made = index
            return index
        }
    }
}
