internal import Lifecycle
internal import Lowering
internal import Samples
internal import Traces

/// The findings about files that are members of two targets.
extension RunFindings {
    /// Returns a finding about production code with the cure that takes it out of a target, if that cures it.
    func membership(_ finding: Finding, _ app: LaunchedApp) -> Finding {
        if let shipped = sources.shipped { return inOwnHost(finding, of: shipped) }
        let own = sources.facts.app.classes.map(\.place.file)
        let intruders = app.appearances.orderBeforeTests.filter(app.roles.isProduction)
        guard let tests = sources.facts.tests,
            let shared = intruders.lazy.compactMap(tests.named).first(where: { own.contains($0.place.file) })
        else { return finding }
        var finding = finding
        finding.place = shared.place
        finding.cure =
            "\(tests.module) compiles \(shared.name) of \(sources.facts.app.module), so the tests have production's code, "
            + "too. "
            + "Take the file out of the test target (File inspector, Target Membership): "
            + "@testable import brings the app's class."
        finding.patch = nil
        return finding
    }

    /// A finding about tests with their own host, which has to leave production's code out.
    private func inOwnHost(_ finding: Finding, of app: ShippedApp) -> Finding {
        var finding = finding
        let host = sources.facts.app.module
        finding.cure =
            "\(host) hosts the tests and compiles or links this code of \(app.name). Take the file out of its target "
            + "(File inspector, Target Membership), or do not use the library's launch code in it."
        finding.patch = nil
        finding.page = .quickFix
        return finding
    }
}
