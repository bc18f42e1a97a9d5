import Foundation
import Lifecycle
import TestSupport
import Testing

@testable import Runs

/// The declared options of a launch, and one that only these tests declare.
struct LaunchOptionTests {
    /// An option that nothing but this declaration knows.
    private static let imaginary: LaunchOption = .init(
        "before", \.before, .list(most: 2), help: .init("What a person does before.", valueName: "action,..."),
        control: .init("Before the launch", .field),
        read: { texts, _ throws(LaunchProblem) in
            do throws(LaunchProblem) {
                return try LaunchOption.actions(texts)
            } catch {
                throw LaunchProblem(imaginary, error.what, cure: error.cure)
            }
        },
        write: { $0.map(\.name) }, remark: { LaunchOption.count($0.count, "action") })

    private static let options = LaunchOption.all + [imaginary]

    private static func parsed(_ parameters: LaunchParameters) -> LaunchParameters.Parsed {
        parameters.parsed(limits: .none, options: options)
    }

    @Test func `An option that is declared is in an address, in a command and in what is read from them`() {
        let launch = LaunchConfiguration(system: SystemVersion(17), before: [.activate, .home])
        let said = LaunchParameters(launch, from: LaunchConfiguration(), options: Self.options)
        #expect(said.query(Self.options).map(\.description) == ["os=17.0", "before=activate,home"])
        #expect(said.words(state: nil, options: Self.options) == ["--os", "17", "--before", "activate,home"])
        #expect(Self.parsed(said) == .init(configuration: launch, problems: []))
        let query = ["os": ["17"], "before": ["activate,home,swipe"]]
        #expect(
            Self.parsed(LaunchParameters(query: { query[$0] ?? [] }, options: Self.options))
                == .init(configuration: launch, problems: []))
        #expect(
            Self.parsed(LaunchParameters(typed: [.os: ["17"], Self.imaginary: ["activate,home"]])) == Self.parsed(said))
        #expect(Self.options.compactMap { $0.remark(launch) } == ["2 actions"])
    }

    @Test func `Its problems name it, and leave the launch as it was`() {
        let parsed = Self.parsed(LaunchParameters([Self.imaginary: ["home", "fly"], .device: ["ipad"]]))
        #expect(
            parsed.problems.map { "--\($0.option): \($0)" } == [
                "--before: There is no action fly. understudy help run lists them."
            ])
        #expect(parsed.configuration == LaunchConfiguration(idiom: .pad))
    }

    @Test func `Names are given once`() {
        let names = Self.options.map(\.name)
        #expect(Set(names).count == names.count)
    }

    @Test(arguments: LaunchOption.all.indices)
    func `What an option writes of a launch it reads again`(index: Int) throws {
        let option = LaunchOption.all[index]
        let texts = try #require(option.texts(.telling))
        #expect(texts != option.texts(LaunchConfiguration()))
        var launch = LaunchConfiguration()
        try option.read(texts, into: &launch, limits: .none)
        #expect(option.texts(launch) == texts)
        let values = option.query(texts).compactMap(\.value)
        #expect(option.texts(inQuery: values) == texts)
        let encoded = try JSONEncoder().encode(LaunchParameters([option: texts]))
        #expect(try JSONDecoder().decode(LaunchParameters.self, from: encoded) == LaunchParameters([option: texts]))
    }

    @Test func `A request has the fields that it always had`() throws {
        let json = """
            {"scenario": "afterRun", "device": "ipad", "os": "17", "sdk": "device", "xcode": "8", "reading": [],
             "argument": ["a"], "environment": ["A=1"], "preview": true, "then": ["home"], "other": 1}
            """
        let parsed = try JSONDecoder().decode(LaunchParameters.self, from: Data(json.utf8)).parsed(limits: .none)
        #expect(
            parsed
                == .init(
                    configuration: LaunchConfiguration(
                        idiom: .pad, system: SystemVersion(17), hosting: .xcode8,
                        scheme: Scheme(arguments: ["a"], environment: ["A": "1"]), isPreview: true,
                        scenario: .history(.afterRun), actions: [.home]), problems: []))
    }

    @Test(arguments: [#"{"os": 17}"#, #"{"preview": "true"}"#, #"{"then": "home"}"#, #"{"device": ["ipad"]}"#])
    func `A field of another type is refused`(json: String) {
        #expect(throws: DecodingError.self) { try JSONDecoder().decode(LaunchParameters.self, from: Data(json.utf8)) }
    }
}
