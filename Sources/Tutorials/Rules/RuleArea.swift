package import Lifecycle

/// A part of the model's rules: those whose identifiers begin alike.
package struct RuleArea: Hashable, Sendable {
    /// The beginning of the identifiers of its rules, up to the dot.
    package let prefix: String
    /// The area's title on the page.
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
        RuleArea(prefix: "lookup", title: "Classes by name"),
        RuleArea(prefix: "swiftui", title: "SwiftUI"),
        RuleArea(prefix: "model", title: "The model itself"),
    ]

    /// Finds the area of a rule; nil if its identifier begins like none.
    package init?(of rule: Rule) {
        guard let area = Self.all.first(where: { rule.id.hasPrefix("\($0.prefix).") }) else { return nil }
        self = area
    }

    init(prefix: String, title: String) {
        self.prefix = prefix
        self.title = title
    }

    /// The page of the area in the documentation's archive.
    package var path: String {
        "/documentation/understudy/rules#\(title.replacing(",", with: "").replacing(" ", with: "-"))"
    }
}
