internal import Lifecycle

extension ActionView {
    /// The actions for every device.
    static let usual = views([.home, .suspend, .activate, .switcher, .swipe(card: 1), .terminate, .reinstall])

    /// The actions on the windows of an iPad.
    static let ofWindows = views([.newWindow, .split, .unsplit, .closeWindow(1), .closeWindow(2)])

    /// The actions that happen to a device more rarely.
    static let further = views([
        .controlCenter, .backgroundLaunch, .reclaim, .memoryWarning, .connectDisplay, .disconnectDisplay,
    ])

    private static func views(_ actions: [Action]) -> [ActionView] {
        actions.map { ActionView(name: $0.name, title: $0.info.title, needsProcess: $0.needsProcess) }
    }
}

extension TextActionView {
    /// Every action that takes a text.
    static let all = Action.kinds.map(\.info).compactMap { info -> TextActionView? in
        guard case .text(_, let label, let example) = info.parameter else { return nil }
        return TextActionView(name: info.word, title: info.title, label: label, example: example)
    }
}
