/// Where the lines of a text begin.
public enum NSTextAlignment: Int, Sendable {
    /// A side, the middle, both sides, or as the language has it.
    case left, center, right, justified, natural
}

/// What becomes of a text that is too long for its place.
public enum NSLineBreakMode: Int, Sendable {
    /// It goes on in the next line, or is cut somewhere.
    case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}
