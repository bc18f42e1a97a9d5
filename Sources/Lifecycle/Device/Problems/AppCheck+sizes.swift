extension AppCheck {
    /// Finds the sizes that exceed `DeviceBounds`.
    mutating func checkSizes() {
        bound(app.sessions.count, "sessions", DeviceBounds.sessions)
        bound(app.spaces.count, "spaces", DeviceBounds.sessions)
        bound(app.arrangement.count, "saved spaces", DeviceBounds.sessions)
        for space in app.spaces { check(space) }
        for space in app.arrangement { check(space) }
        if let remembered = app.remembered { check(remembered) }
        for session in app.sessions { check(session) }
        check(app.description)
        guard let process = app.process else { return }
        bound(process.scenes.count, "scenes", DeviceBounds.sessions)
        bound(process.agenda.count, "things left to do", DeviceBounds.agenda)
        bound(process.deliveries.count, "things to deal with", DeviceBounds.agenda)
        for delivery in process.deliveries { check(delivery) }
        for scene in process.scenes { bound(text: scene.id, "a scene's identifier") }
        guard let before = process.sessionsBefore else { return }
        bound(before.count, "sessions before", DeviceBounds.sessions)
        for session in before { check(session) }
    }

    private mutating func bound(_ count: Int, _ what: String, _ limit: Int) {
        if count > limit { add("there are \(count) \(what); \(limit) are taken") }
    }

    private mutating func bound(text: String?, _ what: String) {
        guard let count = text?.utf8.count, count > DeviceBounds.textBytes else { return }
        add("\(what) has \(count) bytes; \(DeviceBounds.textBytes) are taken")
    }

    private mutating func check(_ space: Space) {
        if space.scenes.count > 2 { add("there are \(space.scenes.count) windows in a space; it holds one or two") }
        for id in space.scenes.prefix(2) { bound(text: id, "a session's identifier") }
    }

    private mutating func check(_ session: SessionRecord) {
        bound(text: session.id, "a session's identifier")
        bound(text: session.role, "a session's role")
        if let configuration = session.configuration { check(configuration) }
        if let activity = session.activity { check(activity) }
        bound(text: session.userInfo, "what is kept with a session")
        bound(session.destruction?.count ?? 0, "destruction conditions", DestructionCondition.allCases.count)
    }

    private mutating func check(_ configuration: SceneConfiguration) {
        bound(text: configuration.name, "a configuration's name")
        bound(text: configuration.role, "a configuration's role")
        bound(text: configuration.sceneClass, "a scene's class")
        bound(text: configuration.delegateClass, "a scene delegate's class")
        bound(text: configuration.storyboard, "a storyboard's name")
    }

    private mutating func check(_ activity: ActivityRecord) {
        bound(text: activity.type, "an activity's type")
        bound(text: activity.title, "an activity's title")
        bound(text: activity.userInfo, "what an activity carries")
        bound(text: activity.webpage, "an activity's address")
        bound(text: activity.target, "an activity's target")
    }

    private mutating func check(_ delivery: Delivery) {
        switch delivery {
        case .url(let text), .shortcut(let text), .notification(let text):
            bound(text: text, "what the app is asked to deal with")
        case .activity(let activity): check(activity)
        }
    }

    private mutating func check(_ description: AppDescription) {
        bound(text: description.bundleIdentifier, "the bundle identifier")
        bound(text: description.name, "the app's name")
        bound(text: description.mainStoryboard, "the main storyboard's name")
        bound(text: description.principalClass, "the principal class")
        for type in description.activityTypes ?? [] { bound(text: type, "an activity's type") }
        var parts = description.storyboards.count + (description.activityTypes?.count ?? 0)
        for configurations in description.sceneManifest?.configurations?.values ?? [:].values {
            parts += configurations.count
            for configuration in configurations { check(configuration) }
        }
        for storyboard in description.storyboards { parts += storyboard.viewControllers.count }
        bound(parts, "scene configurations, storyboards, view controllers and types of activities", DeviceBounds.parts)
    }
}
