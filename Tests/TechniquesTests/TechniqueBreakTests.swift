import Lifecycle
import Runs
import Simulator
import Techniques
import TestSupport
import Testing

/// Each technique works because of its code: a small change to it shows.
///
/// The tests start processes and measure time, so they run one after the other.
@Suite(.serialized)
struct TechniqueBreakTests {
    /// A technique and one of the changes that break it.
    struct Broken: Sendable, CustomTestStringConvertible {
        var technique: Technique
        var change: Technique.Break

        var testDescription: String { "\(technique.id): \(change.title)" }
    }

    static let all: [Broken] = TechniqueCatalogTests.techniques.filter { $0.notRun == nil }.flatMap { technique in
        technique.breaks.map { Broken(technique: technique, change: $0) }
    }

    static let production = ProductionRuns()

    /// The visible result of a technique.
    struct Sight {
        var outcome: Outcome
        /// The lines that production's code printed, in order.
        var production: [String]
        var tests: Verdict.Tests?

        init(_ result: TechniqueRun.Result) {
            outcome = result.outcome
            production = result.events.filter { $0.kind == .console && $0.lane == .console }
                .compactMap(\.text).filter { $0.hasPrefix("production: ") }
            tests = result.verdict.tests
        }

        /// Returns true if other classes were called, or other tests fail; with production's app delegate, also if its
        /// work differs.
        ///
        /// A check inside the production app delegate leaves that delegate in place and keeps it from its work, so
        /// there the work decides.
        func differs(from other: Sight) -> Bool {
            outcome != other.outcome || tests != other.tests
                || outcome == .productionApp && production != other.production
        }
    }

    static func sight(
        _ technique: Technique, _ setting: Setting, breaking change: Technique.Break? = nil
    ) async throws -> Sight {
        let app = try await AppUnderTest(
            technique, in: TechniqueCatalogTests.catalog.get(), for: setting, breaking: change,
            builder: TestBuilder.shared.value)
        return Sight(try await TechniqueRun(technique, app, in: setting).run(production: production))
    }

    @Test(arguments: all)
    func `A small change breaks it`(_ broken: Broken) async throws {
        let setting = try #require(broken.change.setting)
        let whole = try await Self.sight(broken.technique, setting)
        let changed = try await Self.sight(broken.technique, setting, breaking: broken.change)
        #expect(changed.differs(from: whole), "\(setting): \(whole)")
    }
}
