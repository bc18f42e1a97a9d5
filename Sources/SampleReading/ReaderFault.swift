package import Wording

/// An error of Understudy's own: the process that reads samples does something that it should not.
package struct ReaderFault: UserFacingError, Hashable {
    /// The fault, in a sentence.
    package var reason: String

    package init(_ reason: String) {
        self.reason = reason
    }

    package var what: String {
        "The process that reads the files broke. \(reason) Run it again; if that does not help, it is a fault in Understudy."
    }
    package var blame: Blame { .program }
}
