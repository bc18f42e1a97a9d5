package import Wording

/// The process that reads samples does what it should not. That is nobody's mistake but Understudy's.
package struct ReaderFault: UserFacingError, Hashable {
    /// What happened, in a sentence.
    package var reason: String

    package init(_ reason: String) {
        self.reason = reason
    }

    package var what: String {
        "The process that reads the files broke. \(reason) Run it again; if that does not help, it is a fault in Understudy."
    }
    package var blame: Blame { .program }
}
