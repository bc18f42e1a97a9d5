/// The alignments of a text's lines.
public enum NSTextAlignment: Int, Sendable {
    /// An alignment: to a side, centred, to both sides, or as the language requires.
    case left, center, right, justified, natural
}

/// The ways to show a text that does not fit.
public enum NSLineBreakMode: Int, Sendable {
    /// A way: the text wraps into the next line, or is cut somewhere.
    case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}
