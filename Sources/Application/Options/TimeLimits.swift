internal import ArgumentParser
internal import Building

/// The bounds of the options for time.
package enum TimeLimits {
    /// Checks the seconds that a run and a build may take.
    package static func check(run: Double, build: Double) throws {
        guard build > 0, .seconds(build) <= BuildTimedOut.longest else {
            throw ValidationError("A build may take more than 0 and at most 3600 seconds. Try --build-limit 300.")
        }
        guard run > 0, run <= 3600 else {
            throw ValidationError("A run may take more than 0 and at most 3600 seconds. Try --time-limit 30.")
        }
    }
}
