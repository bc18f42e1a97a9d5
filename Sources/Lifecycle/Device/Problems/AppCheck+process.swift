extension AppCheck {
    /// Finds the ways in which the app's process differs from every one that inputs bring about.
    mutating func check(_ process: AppProcess) {
        for id in Self.repeated(process.scenes.lazy.map(\.id), count: process.scenes.count) {
            add("\(shown(id)) is connected twice")
        }
        var front = SceneState.unattached
        var isAlone = true
        for scene in process.scenes where !scene.isExternal {
            isAlone = false
            if scene.state.rank > front.rank { front = scene.state }
        }
        if !isAlone, front != .unattached, process.state != front {
            add("the app is \(process.state), and its scene \(front)")
        }
        if !(0...DeviceBounds.count).contains(process.commands) { add("\(process.commands) commands were sent") }
        check(process.pending, process)
        check(process.testing, process)
        if let pending = process.pending, pending.id == process.testing?.id {
            add("two commands have number \(pending.id)")
        }
    }

    private mutating func check(_ command: Command?, _ process: AppProcess) {
        guard let command, command.id < 1 || command.id > process.commands else { return }
        add("command \(command.id) waits for its reply, and \(process.commands) were sent")
    }
}
