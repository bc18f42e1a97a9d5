internal import Foundation
internal import Samples
internal import Storage
internal import Wording

/// An `.xctestplan` file, as far as it decides about a launch.
struct TestPlan: Hashable, Sendable {
    /// The targets that it names.
    var tested: [TestedTarget]
    /// Its configurations that are enabled; Test runs one after the other.
    var configurations: [Configuration]

    /// The arguments and variables of its first configuration.
    ///
    /// A plan passes what it has itself, and nothing of what the scheme's Run or Test has: with a plan, Xcode has no check
    /// mark for the Run action's arguments and variables. Source, one person's observation:
    /// [ios-snapshot-test-case 131](https://github.com/uber/ios-snapshot-test-case/pull/131).
    var passing: SchemePassing { configurations.first?.passing ?? SchemePassing() }

    /// A configuration: what Test passes in one of its rounds.
    struct Configuration: Hashable, Sendable {
        var name: String?
        var passing: SchemePassing
    }

    /// Reads a file.
    init(at path: String) throws(Mistake) {
        let data = try Disk.data(path)
        do {
            self.init(try JSONDecoder().decode(Contents.self, from: data))
        } catch {
            throw .unreadableTestPlan(path, line: FaultyLine.ofJSON(data))
        }
    }

    private init(_ contents: Contents) {
        tested = contents.testTargets.map { entry in
            TestedTarget(
                id: entry.target.identifier, name: entry.target.name,
                choice: TestChoice(selected: entry.selectedTests?.all, skipped: entry.skippedTests?.all ?? []),
                runs: entry.enabled != false, hasTags: entry.selectedTags != nil || entry.skippedTags != nil)
        }
        let enabled = (contents.configurations ?? []).filter { $0.enabled != false }
        configurations = enabled.map {
            Configuration(name: $0.name, passing: Self.passing([$0.options, contents.defaultOptions]))
        }
        if enabled.isEmpty { configurations = [Configuration(passing: Self.passing([contents.defaultOptions]))] }
    }

    /// Returns what options pass, those of a configuration before those that all have.
    private static func passing(_ options: [Contents.Options?]) -> SchemePassing {
        let arguments = options.lazy.compactMap { $0?.commandLineArgumentEntries }.first
        let variables = options.lazy.compactMap { $0?.environmentVariableEntries }.first
        return SchemePassing(
            arguments: (arguments ?? []).filter { $0.enabled != false }.map(\.argument),
            variables: Dictionary(
                (variables ?? []).filter { $0.enabled != false }.map { ($0.key, $0.value ?? "") },
                uniquingKeysWith: { $1 }),
            disabledArguments: (arguments ?? []).filter { $0.enabled == false }.map(\.argument),
            disabledVariables: Set((variables ?? []).filter { $0.enabled == false }.map(\.key)))
    }

    /// The file's own form.
    private struct Contents: Decodable {
        var configurations: [Configuration]?
        var defaultOptions: Options?
        var testTargets: [Entry]

        struct Configuration: Decodable {
            var name: String?
            var enabled: Bool?
            var options: Options?
        }

        struct Options: Decodable {
            var commandLineArgumentEntries: [Argument]?
            var environmentVariableEntries: [Variable]?
        }

        struct Argument: Decodable {
            var argument: String
            var enabled: Bool?
        }

        struct Variable: Decodable {
            var key: String
            var value: String?
            var enabled: Bool?
        }

        struct Entry: Decodable {
            var enabled: Bool?
            var target: Target
            var selectedTests: TestNames?
            var skippedTests: TestNames?
            var selectedTags: Tags?
            var skippedTags: Tags?
        }

        /// Tags of Swift Testing, whatever they are: tests are not chosen by them here.
        struct Tags: Decodable {}

        struct Target: Decodable {
            var identifier: String?
            var name: String?
        }
    }
}
