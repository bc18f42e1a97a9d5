internal import Logging
internal import Simulator

/// Watches over one run: performs it, and ends it when it is told to or no reader follows it any more.
struct RunSupervisor: Sendable {
    let run: RunSession
    let backend: RunBackend
    let limits: Limits
    let logger: Logger
    /// Called whenever the run waits for an action.
    let settled: @Sendable () async -> Void

    private enum Part: Sendable {
        case ended(RunMessage.End)
        case told
        case late
    }

    /// Performs the run.
    func end() async -> RunMessage.End {
        await withTaskGroup(of: Part?.self) { group in
            group.addTask { .ended(await perform()) }
            group.addTask { await told() }
            group.addTask { await abandoned() }
            defer { group.cancelAll() }
            for await part in group {
                switch part {
                case .ended(var end):
                    end.reason = end.outcome == "stopped" ? nil : run.reason
                    return end
                case .told:
                    if run.endWell() {
                        group.addTask { await late() }
                    } else {
                        group.cancelAll()
                    }
                case .late:
                    group.cancelAll()
                case nil:
                    break
                }
            }
            return .broken
        }
    }

    private func perform() async -> RunMessage.End {
        let sink = RunBackend.RunSink(
            say: run.log.say,
            commands: {
                run.open()
                return run.commands
            },
            settled: { result in
                run.log.say(.settled(result))
                run.settle()
                await settled()
            })
        do {
            let end = try await backend.perform(run.order, sink)
            try Task.checkCancellation()
            return end
        } catch is CancellationError {
            return .init(stopped: run.reason ?? "Understudy quit.")
        } catch {
            if Task.isCancelled { return .init(stopped: run.reason ?? "Understudy quit.") }
            logger.error(
                "A run failed because of a fault in Understudy or on this machine.", metadata: ["error": "\(error)"])
            return .broken
        }
    }

    private func told() async -> Part? {
        for await _ in run.endings { return .told }
        return nil
    }

    /// A run that does not end when asked to is broken off.
    private func late() async -> Part? {
        guard (try? await Task.sleep(for: .seconds(2))) != nil else { return nil }
        return .late
    }

    private func abandoned() async -> Part? {
        while let time = await pause() {
            guard let alone = run.log.timeWithoutReader, alone >= time else { continue }
            run.stop("No page was connected to it for \(time.components.seconds) s.")
            return nil
        }
        return nil
    }

    /// Waits a little; the whole time that a run may be without a reader, or nil if the run is over.
    private func pause() async -> Duration? {
        let step = min(limits.abandoned / 4, .seconds(5))
        return (try? await Task.sleep(for: step)) != nil ? limits.abandoned : nil
    }
}
