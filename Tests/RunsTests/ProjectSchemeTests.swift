import Lifecycle
import Runs
import Samples
import Testing

/// The arguments and variables of a project's scheme, beside those of the command line.
@Suite struct ProjectSchemeTests {
    private static let project = ProjectScheme(
        name: "Globe", run: Scheme(arguments: ["-a b"], environment: ["HALL": "big", "LD_PRELOAD": "x"]),
        test: Scheme(environment: ["HALL": "small", "DYLD_X": "1"]))

    private static func scheme(_ launch: LaunchConfiguration) -> Scheme {
        var launch = launch
        launch.take(project)
        return launch.scheme
    }

    @Test func `Each action gets its own, and the command line wins`() {
        let asked = Scheme(arguments: ["-c"], environment: ["HALL": "mine"])
        #expect(Self.scheme(LaunchConfiguration(.run)) == Scheme(arguments: ["-a b"], environment: ["HALL": "big"]))
        #expect(
            Self.scheme(LaunchConfiguration(.run, scheme: asked))
                == Scheme(arguments: ["-a b", "-c"], environment: ["HALL": "mine"]))
        #expect(Self.scheme(LaunchConfiguration(.test)) == Scheme(environment: ["HALL": "small"]))
        #expect(Self.scheme(LaunchConfiguration(.test, hosting: .none)) == Scheme())
        #expect(Self.scheme(LaunchConfiguration(.run, isPreview: true)) == Scheme())
    }

    @Test(arguments: [
        LaunchConfiguration(.run), LaunchConfiguration(.test), LaunchConfiguration(.test, hosting: .none),
        LaunchConfiguration(.run, scheme: Scheme(arguments: ["-c"], environment: ["HALL": "mine", "OWN": "1"])),
    ])
    func `What a scheme passes is not asked for again`(asked: LaunchConfiguration) {
        var launch = asked
        launch.take(Self.project)
        #expect(launch.leavingOut(Self.project) == asked)
    }

    @Test func `A note says what a scheme passes and what is left out`() {
        #expect(
            LaunchConfiguration(.run).remark(on: Self.project) == """
                The scheme Globe (Run) passes '-a b' and sets HALL=big LD_PRELOAD=x. Without it: --scheme none
                LD_PRELOAD is a variable that Understudy itself sets. It is left out.
                """)
        #expect(
            LaunchConfiguration(.test).remark(on: Self.project) == """
                The scheme Globe (Test) sets DYLD_X=1 HALL=small. Without it: --scheme none
                DYLD_X decides which code this machine loads. It is left out.
                """)
        #expect(LaunchConfiguration(.run).remark(on: ProjectScheme(name: "Globe")) == nil)
    }
}
