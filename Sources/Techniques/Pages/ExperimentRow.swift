internal import Lifecycle

/// A row in the table of a claim's experiments.
///
/// Of a contradiction, an experiment on which the sides predict different things has a result for each side, and one
/// row.
struct ExperimentRow {
    /// The results: one, or one for each side.
    private(set) var results: [ExperimentResult]

    /// Returns the rows of some experiments, in their order.
    static func rows(_ results: [ExperimentResult]) -> [ExperimentRow] {
        var rows: [ExperimentRow] = []
        for result in results {
            let pair = result.experiment.side == nil ? nil : rows.firstIndex { $0.isSameRun(as: result) }
            if let pair {
                rows[pair].results.append(result)
            } else {
                rows.append(ExperimentRow(results: [result]))
            }
        }
        return rows
    }

    /// Returns true if a result is of the same run, whatever was predicted of it.
    private func isSameRun(as other: ExperimentResult) -> Bool {
        func run(_ result: ExperimentResult) -> Experiment {
            var experiment = result.experiment
            experiment.side = nil
            for index in (experiment.acts ?? []).indices { experiment.acts?[index].predicts = nil }
            return experiment
        }
        return run(results[0]) == run(other) && results[0].launches.map(\.story) == other.launches.map(\.story)
    }

    private var experiment: Experiment { results[0].experiment }

    /// The thing that was tried.
    var title: String { String(experiment.title.dropLast()) }

    /// The result in words: `yes`, `no`, or which side is right.
    var shows: String {
        let sides = results.compactMap { result in
            result.experiment.side.map { "side \($0) \(result.showsClaim ? "right" : "wrong")" }
        }
        return sides.isEmpty ? (results[0].showsClaim ? "yes" : "no") : sides.joined(separator: ", ")
    }

    /// Returns the code, and the device and the way of hosting if they are not the usual ones: an iPhone with iOS 17, and
    /// today's.
    func settings(_ techniques: TechniqueCatalog) -> String {
        let isChanged = experiment.edits != nil || experiment.code != nil || experiment.removes != nil
        let code = experiment.technique.flatMap { techniques[$0] }.map { TechniquePage.link($0) } ?? "no technique"
        let isUsual = experiment.device != .pad && (experiment.system ?? "17") == "17"
        let parts = [
            code + (isChanged ? ", changed" : ""),
            isUsual ? nil : "\(experiment.device == .pad ? "iPad" : "iPhone"), iOS \(experiment.system ?? "17")",
            experiment.sdk.map { "SDK \($0)" },
            experiment.storyboard == false ? "window in code" : nil,
            experiment.multipleScenes == true ? "multiple scenes" : nil,
            experiment.xcode.map { $0 == .none ? "not hosted" : "Xcode \($0.rawValue)" },
        ]
        return (parts.compactMap { $0 } + (experiment.readings ?? []).map { "`--reading \($0.rawValue)`" })
            .joined(separator: ", ")
    }

    /// Returns the launch on which the result rests, if it is the first that comes to this; otherwise none.
    ///
    /// It is the last of which something is predicted.
    func decisive(first: Bool) -> [ExperimentResult.Launch] {
        guard first, let last = results[0].launches.last(where: { $0.act.predicts != nil }) else { return [] }
        return [last]
    }
}
