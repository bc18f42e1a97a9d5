/// `T47`, or `T47/code` for the app whose window is made in code.
struct TechniqueName: Hashable, Sendable, CustomStringConvertible {
    /// In capitals.
    var id: String
    var usesStoryboard: Bool

    init(_ id: String, usesStoryboard: Bool = true) {
        self.id = id
        self.usesStoryboard = usesStoryboard
    }

    /// Reads `T47` or `t47/code`; nil where the text is not of these forms.
    init?(text: String) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        guard let id = parts.first, id.wholeMatch(of: /[A-Za-z]\d\d/) != nil,
            parts.count == 1 || parts.dropFirst() == ["code"]
        else { return nil }
        self.init(id.uppercased(), usesStoryboard: parts.count == 1)
    }

    /// Where the techniques' page speaks of it.
    var place: String { "/techniques#\(id)" }

    var description: String { usesStoryboard ? id : "\(id)/code" }
}
