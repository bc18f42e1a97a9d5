internal import Lifecycle

extension RunState {
    /// Returns the answer to the question if the launch was kept from an ordinary launch's classes.
    func isolation(from production: Production) -> Verdict.Isolation {
        let came = appearances.wasCalled || hasSettled || appearances.calledBeforeUnknown != nil
        guard exit != .forged else { return .notIsolated }
        let isolation = judgement(came, production)
        // Code that has forged a report may end the process before the report shows that it cannot be true.
        guard exit == .exited, isolation == .isolated else { return isolation }
        return .unknown("the app's process ended by itself, and what it reported before counts for nothing")
    }

    private func judgement(_ came: Bool, _ production: Production) -> Verdict.Isolation {
        guard came else {
            return run.app.leftOut == nil
                ? .notIsolated : .unknown("the app did not come to launch, and parts of it are left out")
        }
        return IsolationJudgement(
            appearances, production: production.classes, certain: production.certain,
            unchanged: production.unchanged, settledRoles: production.settledRoles, productionGap: production.gap,
            leftOut: run.app.leftOut, outsiders: run.app.outsiders
        ).isolation
    }

    func verdict(_ isolation: Verdict.Isolation, sessionsBefore: Int) -> Verdict {
        var verdict = Verdict(
            app: appearances.app, appDelegate: appearances.appDelegate, sceneDelegates: appearances.sceneDelegates,
            configurationRequests: appearances.configurationRequests, sessionsBefore: sessionsBefore,
            sessionsAfter: device.atRest.sessionCount(run.app), tests: tests,
            exit: exit ?? (isIdle ? restingExit : .crashed), isolated: isolation == .isolated)
        if case .unknown(let reason) = isolation { verdict.isolationUnknown = reason }
        verdict.leftOut = run.app.leftOut.map { facts in
            Verdict.LeftOut(
                parts: facts.parts, used: appearances.leftOut.count, tests: facts.tests + progress.stopped,
                foreignTests: facts.foreignTests == 0 ? nil : facts.foreignTests)
        }
        if !hosts.isEmpty { verdict.unreachableHosts = hosts.sorted() }
        return verdict
    }
}
