internal import Lifecycle

/// The sentence that says who took the stage, and why.
struct VerdictSentence {
    private let verdict: Verdict
    private let roles: ClassRoles
    private let appearances: Appearances

    init(_ verdict: Verdict, _ roles: ClassRoles, _ appearances: Appearances) {
        self.verdict = verdict
        self.roles = roles
        self.appearances = appearances
    }

    var sentence: String {
        if verdict.exit == .forged { return "The delegates are not known." }
        return [delegatesSentence, unknownRun].compactMap { $0 }.joined(separator: " ")
    }

    /// The note on a run that came to left-out code of unknown effect; a test run's judgement has that reason.
    private var unknownRun: String? {
        guard verdict.tests == nil, let use = appearances.leftOut.first(where: { $0.effect != .assumed }) else {
            return nil
        }
        return use.note
    }

    private var delegatesSentence: String {
        if verdict.tests?.ran == 0, !verdict.isolated, verdict.sceneDelegates.isEmpty, !appearances.isEmpty,
            !appearances.wasCalled, !appearances.testsBegan,
            verdict.isolationUnknown == nil, appearances.leftOut.allSatisfy({ $0.effect == .assumed })
        {
            return "The app ended before the system called any of its code, so nothing was isolated."
        }
        // A build without left-out parts may come to what the reference itself leaves out.
        let isUncertain = appearances.leftOut.contains { $0.effect != .assumed }
        if verdict.tests != nil, verdict.leftOut != nil || verdict.exit == .exited || isUncertain,
            let reason = verdict.isolationUnknown
        {
            return "It is not known if production took the stage: \(reason). Delegates: "
                + "\(delegates.isEmpty ? "none" : onStage.list)."
        }
        if verdict.tests != nil, appearances.isProductionUnknown {
            let who = delegates.isEmpty ? "none" : onStage.list
            return
                "The app's ordinary launch failed, so its production classes are not known and this run proves nothing. "
                + "Delegates: \(who)."
        }
        if verdict.tests != nil, verdict.isolated, let sentence = roles.ownHostSentence { return sentence }
        if let app = verdict.app ?? appearances.app { return inSwiftUI(app) }
        // A run asks for no tests, so no class should have stood in for another.
        if verdict.tests == nil { return inRun }
        if verdict.isolated { return isolated }
        return roles == .unknown ? unattributed : notIsolated
    }

    /// An app of SwiftUI has SwiftUI's own delegates, with or without tests.
    private func inSwiftUI(_ app: String) -> String {
        let behind =
            appearances.delegatesBehind.isEmpty
            ? "" : ", with \(ClassList(appearances.delegatesBehind)) behind SwiftUI's own delegates"
        let who = "\(ClassList([app])) took the stage\(behind)"
        if verdict.tests == nil { return "\(who)." }
        if verdict.isolated { return "The system called no production code before the first test: \(who)." }
        return "\(who), \(intrusion(by: "and"))."
    }

    private var inRun: String {
        switch (verdict.appDelegate, verdict.sceneDelegates.isEmpty) {
        case (nil, true): "No delegate took the stage."
        case (nil, false): "\(ClassList(verdict.sceneDelegates)) took the stage, without an app delegate."
        case (let app?, true): "\(ClassList([app])) took the stage, without a scene delegate."
        case (let app?, false): "\(ClassList(verdict.sceneDelegates, app: app)) took the stage."
        }
    }

    private var isolated: String {
        if delegates.isEmpty {
            return "No delegate took the stage: there was neither an app delegate nor a scene delegate."
        }
        if delegates.contains(where: roles.isProduction) {
            return "The system called no production code before the first test. Delegates: \(onStage.list)."
        }
        let missing = verdict.appDelegate == nil ? ", without an app delegate" : ""
        return "Only the \(onStage.noun) took the stage: \(onStage.list)\(missing)."
    }

    private var notIsolated: String {
        let isProduction = { roles.isProduction($0, as: .sceneDelegate) }
        let production = ClassList(verdict.sceneDelegates.filter(isProduction))
        let others = ClassList(verdict.sceneDelegates.filter { !isProduction($0) })
        switch verdict.appDelegate {
        case let app? where roles.isProduction(app):
            if others.isEmpty { return "Production took the stage: \(onStage)." }
            let beside = production.isEmpty ? "\(others)" : "\(production) and \(others)"
            return "The production app delegate \(ClassList([app])) took the stage, with \(beside) for the scenes."
        case let app where !production.isEmpty:
            let beside = others.isEmpty ? "" : " beside \(others)"
            let though = app.map { "although \(ClassList([$0])) was the app delegate" } ?? "without an app delegate"
            return
                "The production scene \(production.delegates) \(production) took the stage\(beside) \(though): \(reason)."
        default:
            let who = delegates.isEmpty ? "No delegate" : "The \(onStage.noun) \(onStage)"
            return "\(who) took the stage, \(intrusion(by: "but"))."
        }
    }

    /// Returns the clause on the production code that ran, though the delegates are not production's.
    private func intrusion(by conjunction: String) -> String {
        let called = ClassList(appearances.called.filter(roles.isProduction))
        if called.isEmpty, let (heir, superclass) = appearances.heirs(of: roles.isProduction).first {
            return "\(conjunction) \(ClassList([heir])) derives from production's \(ClassList([superclass])), "
                + "whose code ran before the first test"
        }
        return "\(conjunction) the system called \(called.isEmpty ? "production code" : "production's \(called)") "
            + "before the first test"
    }

    /// Production was called, and it is not known to whom each class belongs.
    private var unattributed: String {
        let scenes = ClassList(verdict.sceneDelegates)
        let app = verdict.appDelegate.map { "the app delegate was \(ClassList([$0]))" } ?? "there was no app delegate"
        let stage = scenes.isEmpty ? ", without a scene delegate" : ", the scene \(scenes.delegates) \(scenes)"
        let why = scenes.isEmpty ? "" : "; \(reason)"
        return "The system called production code before the first test: \(app)\(stage)\(why)."
    }

    /// The way UIKit came by the scenes' configurations.
    private var reason: String {
        let requests = verdict.configurationRequests
        let count = "\(requests) configuration request\(requests == 1 ? "" : "s")"
        if requests > 0 { return "UIKit asked the app delegate (\(count))" }
        let usedPlist = appearances.usesInfoPlist || verdict.sessionsBefore == 0
        return usedPlist
            ? "UIKit took the scene configuration of the Info.plist and did not ask the app delegate (\(count))"
            : "UIKit used a stored scene configuration and did not ask the app delegate (\(count))"
    }

    private var delegates: [String] {
        [verdict.appDelegate].compactMap { $0 } + verdict.sceneDelegates
    }

    private var onStage: ClassList { ClassList(verdict.sceneDelegates, app: verdict.appDelegate) }
}
