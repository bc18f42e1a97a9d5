internal import Lifecycle
internal import Techniques

extension FindPage.Question {
    /// Returns the questions about an app, with its answers marked.
    static func all(_ needs: AppNeeds) -> [FindPage.Question] {
        [
            question(
                "Interface", needs, \.interface,
                [(.storyboard, "Storyboard"), (.code, "Window in code"), (.swiftUI, "SwiftUI")]),
            question("Oldest iOS", needs, \.oldest, AppNeeds.oldestOffered.map { ($0, $0.short) }),
            question(
                "SDK", needs, \.sdk,
                [(.lastBeforeScenesRequired, "iOS 26 or older"), (.newest, "iOS \(SystemVersion.newest.short)")]),
            question("Windows on an iPad", needs, \.hasWindows, [(false, "One"), (true, "Several")]),
            question("A private call in the tests", needs, \.acceptsPrivateCalls, [(true, "Accepted"), (false, "No")]),
        ]
    }

    private static func question<Value: Equatable>(
        _ title: String, _ needs: AppNeeds, _ path: WritableKeyPath<AppNeeds, Value>, _ values: [(Value, String)]
    ) -> FindPage.Question {
        FindPage.Question(
            title: title,
            choices: values.map { value, words in
                var other = needs
                other[keyPath: path] = value
                return FindPage.Choice(title: words, address: other.address, isChosen: needs[keyPath: path] == value)
            })
    }
}

extension AppNeeds {
    /// The systems that the page offers as an app's oldest.
    static let oldestOffered = [12, 13, 15, 17, 26].map { SystemVersion($0) }

    /// Reads the query of an address. What it leaves out, or says wrongly, is as usual.
    init(query: (String) -> [String]) {
        self.init()
        if let value = query("interface").first.flatMap(ProjectKind.Interface.init) { interface = value }
        if let value = query("oldest").first.flatMap({ SystemVersion($0) }), value.isModelled { oldest = value }
        if let value = query("sdk").first.flatMap({ SystemVersion($0) }), value.isModelled {
            sdk = value < .scenesRequired ? .lastBeforeScenesRequired : .newest
        }
        if let value = query("windows").first { hasWindows = value == "several" }
        if let value = query("private").first { acceptsPrivateCalls = value != "no" }
    }

    /// The address of the page with its answers.
    var address: String {
        "/find?interface=\(interface.rawValue)&oldest=\(oldest.short)&sdk=\(sdk.short)"
            + "&windows=\(hasWindows ? "several" : "one")&private=\(acceptsPrivateCalls ? "yes" : "no")"
    }

    /// The command with the same answers.
    var command: String {
        let options = [
            "--interface \(interface.rawValue)", "--oldest \(oldest.short)", "--sdk \(sdk.short)",
            hasWindows ? "--windows" : nil, acceptsPrivateCalls ? nil : "--no-private-calls",
        ]
        return (["understudy choose"] + options.compactMap { $0 }).joined(separator: " ")
    }
}
