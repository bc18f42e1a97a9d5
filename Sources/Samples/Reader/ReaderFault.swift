/// The process that reads samples does what it should not. That is nobody's mistake but Understudy's.
public struct ReaderFault: Error, Hashable, Sendable, CustomStringConvertible {
    /// What happened, in a sentence.
    public var what: String

    public init(_ what: String) {
        self.what = what
    }

    public var description: String {
        "The process that reads the files broke. \(what) Run it again; if that does not help, it is a fault in Understudy."
    }
}
