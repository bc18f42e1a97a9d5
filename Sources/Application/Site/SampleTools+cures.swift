internal import Checks
internal import Foundation
package import Playground
internal import Runs
internal import SampleReading
internal import Samples
internal import Tutorials

extension SampleTools {
    /// The finder of the cure of a launch, for the playground.
    package var cures: LessonCure.Finder {
        { [reader] sample, summary in
            let sources = CheckedSources(sample, try await reader.facts(of: sample)) {
                try? String(contentsOfFile: $0, encoding: .utf8)
            }
            return LaunchCure(of: LaunchedApp(summary), sources).map(LessonCure.init)
        }
    }
}

extension LessonCure {
    fileprivate init(_ cure: LaunchCure) {
        self.init(
            what: cure.finding.what, advice: cure.finding.cure,
            page: CatalogArticle.address(of: cure.finding.page.link), title: cure.finding.page.title,
            texts: Dictionary(
                (cure.patch?.files ?? []).map { ($0.path, $0.after) }, uniquingKeysWith: { $1 }))
    }
}
