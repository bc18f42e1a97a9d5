extension Turn {
    /// Decides whether the app lives with scenes, and plans the steps that come then.
    mutating func decideLifeCycle(configuresScenes: Bool, isSwiftUI: Bool) {
        let adoption = Adoption(
            app.description, conditions, configuresScenes: configuresScenes, isSwiftUI: isSwiftUI)
        if let (message, rule) = adoption.remark { log(message, rule: rule) }
        let usesScenes = adoption.outcome == .scenes
        app.process?.lifeCycle = usesScenes ? .scenes : .application
        switch adoption.outcome {
        case .refused(let message):
            let alternatives = Adoption.alternatives(
                for: app.description, conditions, configuresScenes: configuresScenes, isSwiftUI: isSwiftUI)
            effects.append(
                .trace(
                    TraceEvent(
                        state: .launchRefused(alternatives), text: alternatives.text,
                        rule: Rule.launchAdoptionEnforced.id)))
            plan([.tell(.trap(message), rule: Rule.launchAdoptionEnforced.id)] + Self.settle)
        case .scenes:
            plan(sceneLaunch + Self.settle)
        case .application:
            plan(applicationLaunch + Self.settle)
        }
    }

    private var sceneLaunch: [AgendaItem] {
        guard let process = app.process else { return [] }
        let deliveries = conditions.holds(.deliveryConnectionOptions) ? [] : process.deliveries
        let connect: [AgendaItem] = process.launch == .background ? [] : [.connectScenes]
        return missingMainStoryboard + [
            .tell(.willFinishLaunching(deliveries), rule: Rule.launchWillFinish.id),
            .tell(.didFinishLaunching(deliveries), rule: Rule.launchDidFinish.id),
        ]
            + (conditions.holds(.sessionDiscardedBeforeConnection)
                ? [.discardRemoved] + connect : connect)
    }

    /// The search for a main storyboard that the bundle does not have, which ends the app.
    private var missingMainStoryboard: [AgendaItem] {
        guard let name = app.description.mainStoryboard, conditions.holds(.launchMainStoryboardMissing),
            !app.description.storyboards.contains(where: { $0.name == name })
        else { return [] }
        return [.tell(.loadMainStoryboard(name), rule: Rule.launchMainStoryboardMissing.id)]
    }

    private var applicationLaunch: [AgendaItem] {
        guard let process = app.process else { return [] }
        var items: [AgendaItem] = []
        if let storyboard = app.description.mainStoryboard {
            items.append(.tell(.loadMainStoryboard(storyboard), rule: Rule.launchMainStoryboard.id))
        }
        items += [
            .tell(.willFinishLaunching(process.deliveries), rule: Rule.launchWillFinish.id),
            .tell(.didFinishLaunching(process.deliveries), rule: Rule.launchDidFinish.id),
        ]
        if app.description.mainStoryboard != nil {
            items.append(.tell(.showMainWindow, rule: Rule.launchMainWindow.id))
        }
        items += [.announce(to: nil), .deliver(to: nil)]
        guard process.launch != .background else {
            guard conditions.holds(.viewAppearsInBackground) else { return items }
            let rule = Rule.viewAppearsInBackground.id
            return items + [.tell(.layOut(id: nil), rule: rule), .tell(.appear(id: nil), rule: rule)]
        }
        return items + [
            .tell(.layOut(id: nil), rule: Rule.viewChildLoadsAtLayout.id),
            .tell(.application(.didBecomeActive, callsDelegate: true), rule: Rule.launchApplicationActive.id),
            .tell(.appear(id: nil), rule: Rule.viewAppears.id),
        ]
    }

    /// Hands over nothing of what an app without scenes was launched for, since its delegate returned false.
    mutating func declineDeliveries() {
        guard app.process?.lifeCycle == .application, conditions.holds(.launchDeclined) else { return }
        app.process?.deliveries.removeAll { !$0.isNotification }
    }
}
