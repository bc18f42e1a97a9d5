internal import Lifecycle

/// A technique's suitability for an app, by its recorded runs in the settings that the app can meet.
package struct TechniqueChoice: Hashable, Sendable {
    /// The technique.
    package var technique: Technique
    /// The settings in which it was run, with the outcome of each, in the matrix's order.
    package var cells: [Matrix.Cell]
    /// True if it is what people recommend for such an app.
    package var isRecommended: Bool
    /// True if it was made for systems after the oldest of the app.
    package var isTooNew: Bool

    /// The settings in which production was kept out of the tests.
    package var isolated: [Setting] { cells.filter { $0.outcome == .onlyTestDelegates }.map(\.setting) }
    /// The settings in which production code ran, no test ran, or the app was not launched.
    package var wrong: [Matrix.Cell] { cells.filter { $0.outcome != .onlyTestDelegates } }
    /// True if it kept production out wherever the app's tests may run.
    package var fits: Bool { wrong.isEmpty && !isTooNew }

    /// The measured result, in words: `24 of 24 settings`.
    package var result: String { "\(isolated.count) of \(cells.count) settings" }

    /// The reasons for which people may not want it, in a few words each.
    package var drawbacks: [String] {
        [
            technique.usesPrivateAPI ? "private call" : nil,
            technique.changesProduction ? "test code in the production app" : nil,
            technique.isByHand ? "by hand before the tests" : nil,
            isTooNew ? technique.since.map { "for iOS \($0.short) and later" } : nil,
        ].compactMap { $0 }
    }

    /// The command that runs its tests in a setting in which it has a result.
    package var command: String {
        let variant = cells.contains { $0.setting.usesStoryboard } || technique.isSwiftUI ? "" : "/code"
        return "understudy test \(technique.id)\(variant)"
    }
}

extension TechniqueChoice {
    /// Returns the techniques that were run for such an app, the most suitable one first.
    ///
    /// First come those that kept production out in every setting: the recommended one, then an example of each other
    /// way, then what needs no code in the production app and nothing by hand. The others follow, the best first.
    package static func ranked(
        for needs: AppNeeds, among techniques: [Technique], _ matrix: Matrix, _ choosing: Choosing
    ) -> [TechniqueChoice] {
        let cells = Dictionary(grouping: matrix.cells.filter { needs.includes($0.setting) }, by: \.technique)
        let way = choosing.way(for: needs)
        let choices = techniques.enumerated().compactMap { place, technique -> Ranked? in
            guard let cells = cells[technique.id], technique.isCandidate(for: needs) else { return nil }
            let choice = TechniqueChoice(
                technique: technique, cells: cells, isRecommended: technique.id == way?.example,
                isTooNew: technique.since.map { $0 > needs.oldestPossible } ?? false)
            return Ranked(
                choice: choice, isExample: choosing.approaches.contains { $0.example == technique.id }, place: place)
        }
        return choices.sorted { $0.rank.lexicographicallyPrecedes($1.rank) }.map(\.choice)
    }

    private struct Ranked {
        var choice: TechniqueChoice
        var isExample: Bool
        var place: Int

        /// Numbers of which the smaller is better, the weightiest first.
        var rank: [Int] {
            [
                choice.fits ? 0 : 1, choice.isRecommended ? 0 : 1, isExample && choice.fits ? 0 : 1,
                choice.technique.changesProduction ? 1 : 0, choice.technique.isByHand ? 1 : 0,
                choice.wrong.count * 1000 / max(choice.cells.count, 1), choice.technique.usesPrivateAPI ? 1 : 0,
                choice.technique.sharesMechanismWith == nil ? 0 : 1, place,
            ]
        }
    }
}

extension Choosing {
    /// Returns the recommended way for an app; nil if there is none.
    func way(for needs: AppNeeds) -> Approach? {
        guard let advice = recommendations.first(where: { $0.covers(needs.kind) }) else { return nil }
        return approach(needs.acceptsPrivateCalls ? advice.approach : advice.withoutPrivateCall ?? advice.approach)
    }
}

extension Technique {
    /// True if a person has to do something on the device before the tests.
    package var isByHand: Bool { form == .procedure || !before.isEmpty }

    fileprivate func isCandidate(for needs: AppNeeds) -> Bool {
        notRun == nil && form != .idea && isSwiftUI == (needs.interface == .swiftUI)
            && (needs.acceptsPrivateCalls || !usesPrivateAPI)
    }
}
