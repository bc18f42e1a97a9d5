extension Device {
    /// Which scenes the home screen asks the app for: on an iPhone its one card, made where there is none.
    mutating func connectScenes(_ app: String) {
        guard let installed = apps[app] else { return }
        let card = installed.cards.first ?? makeCard(app)
        let id = card.id
        if !(apps[app]?.sessions.contains { $0.id == id } ?? false) {
            apps[app]?.sessions.append(SessionRecord(id: id))
        }
        apps[app]?.process?.agenda.insert(.configure(session: id), at: 0)
    }

    private mutating func makeCard(_ app: String) -> Card {
        cardsMade += 1
        let digits = String(cardsMade, radix: 16, uppercase: true)
        let card = Card(id: "5CE4E000-0000-4000-8000-" + String(repeating: "0", count: 12 - digits.count) + digits)
        apps[app]?.cards.insert(card, at: 0)
        return card
    }

    /// Uses the stored configuration where there is one that holds, else asks.
    mutating func configure(_ id: String, _ app: String, _ effects: inout [DeviceEffect]) {
        guard let session = apps[app]?.session(id) else { return }
        let item: AgendaItem
        if session.configuration != nil {
            item = .tell(.resolve(session), rule: Rule.storedConfiguration.id)
        } else {
            item = .tell(.configuration(session), rule: Rule.unknownSession.id)
        }
        apps[app]?.process?.agenda.insert(item, at: 0)
    }

    /// Connects a scene and brings it to the front.
    mutating func connect(_ id: String, _ app: String, _ effects: inout [DeviceEffect]) {
        guard let session = apps[app]?.session(id) else { return }
        apps[app]?.process?.scenes.append(ConnectedScene(id: id, state: .unattached))
        apps[app]?.process?.agenda.insert(
            contentsOf: [
                .tell(.connect(session), rule: Rule.willConnect.id),
                .tell(.scene(.willEnterForeground, id: id), rule: Rule.enterForeground.id),
                .tell(.layOut(id: id), rule: Rule.childLoadsAtLayout.id),
                .tell(.scene(.didBecomeActive, id: id), rule: Rule.becomeActive.id),
                .tell(.application(.didBecomeActive, callsDelegate: false), rule: Rule.applicationNotifications.id),
                .tell(.appear(id: id), rule: Rule.viewAppears.id),
            ], at: 0)
    }

    /// Tells the app of the sessions whose cards went while it was not running.
    mutating func discardRemoved(_ app: String) {
        guard let installed = apps[app] else { return }
        let removed = installed.sessions.map(\.id).filter { id in !installed.cards.contains { $0.id == id } }
        guard !removed.isEmpty else { return }
        apps[app]?.process?.agenda.insert(.tell(.discard(ids: removed), rule: Rule.discardedWhileAway.id), at: 0)
    }
}

extension InstalledApp {
    func session(_ id: String) -> SessionRecord? {
        sessions.first { $0.id == id }
    }

    mutating func forgetConfiguration(of id: String) {
        guard let index = sessions.firstIndex(where: { $0.id == id }) else { return }
        sessions[index].configuration = nil
    }

    mutating func store(_ configuration: SceneConfiguration, of session: SessionRecord) {
        var session = session
        session.configuration = configuration
        if let index = sessions.firstIndex(where: { $0.id == session.id }) {
            sessions[index] = session
        } else {
            sessions.append(session)
        }
    }
}
