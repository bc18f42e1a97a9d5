extension Screen {
    /// Returns the screen at the end of recorded runs.
    ///
    /// A record has no device. In front are the windows that appeared last: since the launch, or since an action that
    /// brought others.
    package init(recorded events: [TraceEvent]) {
        self.init()
        var isInFront = false
        var bringsOthers = false
        for event in events {
            switch (event.kind, event.state) {
            case (.launch, _):
                self = Screen()
                isRunning = true
                isInFront = event.launch != .background
                bringsOthers = true
            case (.action, _):
                isInFront = event.action != .home
                bringsOthers = event.action != .split
            case (.state, .rootViewController(let view?)?):
                let scene = event.scene ?? ""
                if bringsOthers { cards = [[]] }
                bringsOthers = false
                cards[0].append(scene)
                views[scene] = View(type: event.class ?? view.type, texts: view.texts)
            case (.fault, _): self = Screen()
            case (.verdict, _) where event.verdict?.exit == .killed: self = Screen()
            default: break
            }
        }
        guard isRunning else { return }
        if cards.isEmpty { cards = [[""]] }
        content = !isInFront ? .home : cards[0].contains { views[$0] != nil } ? .app : .black
    }
}
