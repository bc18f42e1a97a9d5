package import Wording

/// A build took longer than it may.
package struct BuildTimedOut: UserFacingError, Hashable {
    package var module: String
    package var limit: Duration
    /// The longest time that a user may allow.
    package static let longest = Duration.seconds(3600)

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
        // The limit is the clock's, so a busy machine alone can use it up.
        guard let option, limit < Self.longest else {
            return "Split long expressions, or try again when the machine is less busy."
        }
        let more = min(Self.longest, max(.seconds(300), limit * 2)).components.seconds
        return "Split long expressions, try again when the machine is less busy, or allow more time: \(option) \(more)"
    }
    package var blame: Blame { .limit }
}
