/// The process that reads samples does what it should not. That is nobody's mistake but Understudy's.
package struct ReaderFault: Error, Hashable, Sendable, CustomStringConvertible {
    /// What happened, in a sentence.
    package var what: String

    package init(_ what: String) {
        self.what = what
    }

    package var description: String {
        "The process that reads the files broke. \(what) Run it again; if that does not help, it is a fault in Understudy."
    }
}
