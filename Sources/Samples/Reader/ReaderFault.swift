/// An error of Understudy's own: the process that reads samples does something that it should not.
package struct ReaderFault: Error, Hashable, Sendable, CustomStringConvertible {
    /// The fault, in a sentence.
    package var what: String

    package init(_ what: String) {
        self.what = what
    }

    package var description: String {
        "The process that reads the files broke. \(what) Run it again; if that does not help, it is a fault in Understudy."
    }
}
