extension InstalledApp {
    /// Returns the ways in which the app differs from every one that inputs have made of a fresh one.
    public func problems(under conditions: Conditions) -> [DeviceProblem] {
        var check = AppCheck(app: self, conditions: conditions)
        check.run()
        return check.problems
    }
}

/// The search for an app's problems.
struct AppCheck {
    let app: InstalledApp
    let conditions: Conditions
    private(set) var problems: [DeviceProblem] = []

    init(app: InstalledApp, conditions: Conditions) {
        self.app = app
        self.conditions = conditions
    }

    mutating func add(_ what: String) {
        problems.append(DeviceProblem(app: app.description.bundleIdentifier, what))
    }

    mutating func run() {
        // An app whose sizes exceed the bounds is not checked further.
        checkSizes()
        guard problems.isEmpty else { return }
        if !(0...DeviceBounds.count).contains(app.sessionsMade) { add("\(app.sessionsMade) sessions were made") }
        check(app.spaces, "spaces")
        check(app.arrangement, "saved spaces")
        checkRemembered()
        check(app.sessions)
        if let before = app.process?.sessionsBefore { check(before) }
        if let process = app.process { check(process) }
        checkIdentifiers()
    }

    // MARK: The windows

    private mutating func check(_ spaces: [Space], _ what: String) {
        if conditions.idiom == .phone, spaces.count > 1 { add("\(what) of an iPhone: \(spaces.count) instead of one") }
        for space in spaces {
            if space.scenes.isEmpty { add("no window in one of the \(what)") }
            if conditions.idiom == .phone, space.scenes.count > 1 { add("two windows side by side on an iPhone") }
        }
        for id in Self.repeated(spaces.lazy.flatMap(\.scenes), count: spaces.count) {
            add("\(shown(id)) is twice in the \(what)")
        }
    }

    private mutating func checkRemembered() {
        guard let remembered = app.remembered else { return }
        check([remembered], "remembered windows")
        for id in remembered.scenes where app.spaces.contains(where: { $0.scenes.contains(id) }) {
            add("\(shown(id)) is remembered and in the App Switcher")
        }
    }

    private mutating func check(_ sessions: [SessionRecord]) {
        for id in Self.repeated(sessions.lazy.map(\.id), count: sessions.count) { add("two sessions are \(shown(id))") }
        let cards = sessions.count > Self.few ? Set(app.spaces.flatMap(\.scenes) + (app.remembered?.scenes ?? [])) : nil
        for session in sessions where session.role != SceneConfiguration.applicationRole {
            if cards?.contains(session.id) ?? app.hasCard(session.id) {
                add("\(shown(session.id)) is in the App Switcher and on an external display")
            }
        }
    }

    // MARK: The identifiers

    /// Checks that each identifier has been counted, since new ones are made from the count of those before.
    private mutating func checkIdentifiers() {
        let made = app.sessionsMade
        func isToCome(_ id: String) -> Bool { InstalledApp.number(of: id).map { $0 > made } ?? false }
        for space in app.spaces { for id in space.scenes where isToCome(id) { addToCome(id) } }
        for space in app.arrangement { for id in space.scenes where isToCome(id) { addToCome(id) } }
        for id in app.remembered?.scenes ?? [] where isToCome(id) { addToCome(id) }
        for session in app.sessions where isToCome(session.id) { addToCome(session.id) }
        for session in app.process?.sessionsBefore ?? [] where isToCome(session.id) { addToCome(session.id) }
        for scene in app.process?.scenes ?? [] where isToCome(scene.id) { addToCome(scene.id) }
    }

    private mutating func addToCome(_ id: String) {
        add("\(shown(id)) is there, and only \(app.sessionsMade) sessions were made")
    }

    func shown(_ id: String) -> String { DeviceProblem.shown(id) }

    /// Returns the identifiers that come a second time: few are compared, many are hashed.
    static func repeated(_ ids: some Sequence<String>, count: Int) -> [String] {
        var repeated: [String] = []
        if count > few {
            var seen: Set<String> = []
            for id in ids where !seen.insert(id).inserted { repeated.append(id) }
        } else {
            var place = 0
            for id in ids {
                if ids.prefix(place).contains(id) { repeated.append(id) }
                place += 1
            }
        }
        return repeated
    }

    private static let few = 16
}

extension InstalledApp {
    /// Returns the number from which the model made an identifier; nil for other identifiers.
    static func number(of id: String) -> Int? {
        guard id.utf8.count == 36, id.hasPrefix(identifierStart) else { return nil }
        return Int(id.dropFirst(identifierStart.utf8.count), radix: 16)
    }
}
