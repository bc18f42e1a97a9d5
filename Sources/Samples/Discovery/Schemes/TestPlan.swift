import Foundation

/// An `.xctestplan` file, as far as it decides about a launch.
struct TestPlan: Hashable, Sendable {
    /// The targets that it names.
    var tested: [TestedTarget]
    /// The arguments and variables of its first configuration; nil if it leaves them to the scheme.
    var passing: SchemePassing?

    /// Reads a file.
    init(at path: String) throws(Mistake) {
        let data = try Disk.data(path)
        do {
            self.init(try JSONDecoder().decode(Contents.self, from: data))
        } catch {
            throw .unreadableTestPlan(path)
        }
    }

    private init(_ contents: Contents) {
        tested = contents.testTargets.map { entry in
            TestedTarget(
                id: entry.target.identifier, name: entry.target.name,
                choice: TestChoice(selected: entry.selectedTests?.all, skipped: entry.skippedTests?.all ?? []),
                runs: entry.enabled != false, hasTags: entry.selectedTags != nil || entry.skippedTags != nil)
        }
        // A plan's configurations are run one after the other. What all of them have is in the defaults.
        let options = [contents.configurations?.first?.options, contents.defaultOptions].compactMap(\.self)
        let arguments = options.lazy.compactMap(\.commandLineArgumentEntries).first
        let variables = options.lazy.compactMap(\.environmentVariableEntries).first
        guard arguments != nil || variables != nil else { return }
        passing = SchemePassing(
            arguments: (arguments ?? []).filter { $0.enabled != false }.map(\.argument),
            variables: Dictionary(
                (variables ?? []).filter { $0.enabled != false }.map { ($0.key, $0.value ?? "") },
                uniquingKeysWith: { $1 }))
    }

    /// The file's own form.
    private struct Contents: Decodable {
        var configurations: [Configuration]?
        var defaultOptions: Options?
        var testTargets: [Entry]

        struct Configuration: Decodable {
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
