import ArgumentParser
import Foundation
import Lifecycle
import PackageResources
import Runs
import TestSupport
import Testing

@testable import Application

/// The options of `run` and `test` as ArgumentParser has them, beside those that are declared.
struct DeclaredOptionTests {
    /// The options that say how a run is made and shown, and nothing of the launch: `LaunchOption` has none of them.
    private static let others: Set<String> = [
        "app", "build-limit", "configuration", "format", "help", "require-isolated", "rules", "scheme", "state",
        "strict",
        "tests", "time-limit", "why",
    ]

    /// An option of a command, by what it is declared with.
    private struct Option: Hashable, Comparable {
        var name: String
        var help: String
        var valueName: String
        var isFlag: Bool
        var isRepeated: Bool

        static func < (one: Option, other: Option) -> Bool { one.name < other.name }
    }

    /// The arguments of a command, as ArgumentParser describes them.
    private struct Dump: Decodable {
        struct Command: Decodable { var arguments: [Argument] }
        struct Argument: Decodable {
            struct Name: Decodable { var name: String }
            var kind: String
            var preferredName: Name?
            var abstract: String?
            var valueName: String?
            var isRepeating: Bool
        }
        var command: Command
    }

    private static func options(of arguments: (some ParsableArguments).Type) throws -> [Option] {
        let dump = try JSONDecoder().decode(Dump.self, from: Data(arguments._dumpHelp().utf8))
        return dump.command.arguments.filter { $0.kind != "positional" }.map {
            Option(
                name: $0.preferredName?.name ?? "", help: $0.abstract ?? "", valueName: $0.valueName ?? "",
                isFlag: $0.kind == "flag", isRepeated: $0.isRepeating)
        }.sorted()
    }

    private static func declared(for kind: ProcessLaunch) -> [Option] {
        LaunchOption.all.compactMap { option in
            guard let help = option.help, help.command == nil || help.command == kind else { return nil }
            return Option(
                name: option.name, help: help.summary, valueName: help.valueName ?? option.name,
                isFlag: option.form == .flag, isRepeated: option.form == .repeated)
        }.sorted()
    }

    @Test func `A command has the options of a launch that are declared, in their words`() throws {
        let run = try Self.options(of: RunArguments.self)
        let test = try Self.options(of: TestArguments.self)
        #expect(run.filter { !Self.others.contains($0.name) } == Self.declared(for: .run))
        #expect(test.filter { !Self.others.contains($0.name) } == Self.declared(for: .test))
        #expect(Set((run + test).map(\.name)).isSuperset(of: Self.others))
    }

    @Test(arguments: LaunchOption.all.filter { $0.help != nil }.map(\.name))
    func `What is typed for an option is in the launch`(name: String) throws {
        let option = try #require(LaunchOption.all.first { $0.name == name })
        let texts = try #require(option.texts(.telling))
        let launch = try RunArguments.parse(["App"] + option.words(texts)).request.configuration
        #expect(option.texts(launch) == texts)
        #expect(option.texts(launch) != option.texts(LaunchConfiguration(.run)))
    }

    @Test func `The page of the command line has the declared options in a table`() throws {
        let page = try #require(PackageResources.documentation).appending(path: LaunchOption.page)
        let text = try String(contentsOf: page, encoding: .utf8)
        #expect(LaunchOption.withTable(text) == text, "understudy record options writes it")
    }
}
