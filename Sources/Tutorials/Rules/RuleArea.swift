package import Lifecycle

/// A part of what the model says: the rules whose identifiers begin alike.
package struct RuleArea: Hashable, Sendable {
    /// How the identifiers of its rules begin, up to the dot.
    package let prefix: String
    /// What the page calls it.
    package let title: String

    /// Every area, in the order of the page.
    package static let all = [
        RuleArea(prefix: "launch", title: "Launch"),
        RuleArea(prefix: "session", title: "Sessions"),
        RuleArea(prefix: "configuration", title: "Configurations"),
        RuleArea(prefix: "scene", title: "Scenes"),
        RuleArea(prefix: "view", title: "View controllers and windows"),
        RuleArea(prefix: "action", title: "What the user and Xcode do"),
        RuleArea(prefix: "window", title: "Several windows on an iPad"),
        RuleArea(prefix: "delivery", title: "URLs, activities and shortcuts"),
        RuleArea(prefix: "request", title: "What an app asks for"),
        RuleArea(prefix: "hosting", title: "Test hosts"),
        RuleArea(prefix: "swiftui", title: "SwiftUI"),
        RuleArea(prefix: "model", title: "The model itself"),
    ]

    /// The area of a rule; nil where its identifier begins like none.
    package init?(of rule: Rule) {
        guard let area = Self.all.first(where: { rule.id.hasPrefix("\($0.prefix).") }) else { return nil }
        self = area
    }

    init(prefix: String, title: String) {
        self.prefix = prefix
        self.title = title
    }

    /// Where the documentation's archive has the area.
    package var path: String {
        "/documentation/understudy/rules#\(title.replacing(",", with: "").replacing(" ", with: "-"))"
    }
}
