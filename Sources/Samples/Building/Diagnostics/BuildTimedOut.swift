package import Wording

/// A build took longer than it may.
package struct BuildTimedOut: UserFacingError, Hashable {
    package var module: String
    package var limit: Duration
    /// The option that sets the limit; nil if the user cannot set it.
    package var option: String?

    package init(module: String, limit: Duration, option: String? = nil) {
        self.module = module
        self.limit = limit
        self.option = option
    }

    package var what: String {
        "Building \(module) took longer than \(limit.formattedSeconds), so the build was stopped."
    }
    package var cure: String {
        "Split long expressions"
            + (option.map { ", or allow more time: \($0) \(min(3600, max(300, (limit * 2).components.seconds)))" }
                ?? ".")
    }
    package var blame: Blame { .limit }
}
