extension Device {
    /// The device with its identifiers and commands numbered again, and without anything that can never show any more.
    ///
    /// Sessions' identifiers are numbered in the order of their appearance, commands from the start. Devices of one
    /// likeness behave alike; only identifiers and the numbers of commands differ. The property is for a device whose
    /// apps have answered everything: with work left to do, a device is its own likeness.
    public var likeness: Device {
        var device = self
        for bundle in device.apps.keys {
            guard let app = device.apps[bundle], app.process?.isAtRest ?? true else { return self }
            device.apps[bundle] = app.likeness
        }
        return device
    }
}

extension InstalledApp {
    fileprivate var likeness: InstalledApp {
        var app = self
        app.sessionsMade = 0
        var names: [String: String] = [:]
        func renew(_ id: String) -> String {
            if let name = names[id] { return name }
            let name = app.makeIdentifier()
            names[id] = name
            return name
        }
        func renew(_ spaces: [Space]) -> [Space] {
            spaces.map { Space(scenes: $0.scenes.map(renew)) }
        }
        func renew(_ sessions: [SessionRecord]) -> [SessionRecord] {
            sessions.map { session in
                var session = session
                session.id = renew(session.id)
                return session
            }
        }
        let cards = Set(spaces.flatMap(\.scenes))
        app.spaces = renew(spaces)
        // A launch restores only windows that still have a card.
        app.arrangement = renew(arrangement.without(arrangement.flatMap(\.scenes).filter { !cards.contains($0) }))
        app.remembered = remembered.map { renew([$0])[0] }
        app.sessions = renew(sessions)
        guard var process else { return app }
        process.scenes = process.scenes.map { scene in
            ConnectedScene(id: renew(scene.id), state: scene.state, isExternal: scene.isExternal)
        }
        process.sessionsBefore = process.sessionsBefore.map(renew)
        process.commands = 0
        app.process = process
        return app
    }
}

extension AppProcess {
    fileprivate var isAtRest: Bool {
        agenda.isEmpty && pending == nil && testing == nil && lifeCycle != .undecided
    }
}
