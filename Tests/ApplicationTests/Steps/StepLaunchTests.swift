import Application
import Lifecycle
import Runs
import Testing
import Tutorials

/// A launch that leads to a command, and the command that leads back to it.
struct StepLaunchTests {
    @Test(arguments: [
        LaunchConfiguration(), LaunchConfiguration(.run), LaunchConfiguration(.run, isPreview: true),
        LaunchConfiguration(
            .run, idiom: .pad, system: SystemVersion(16, 4), sdk: SystemVersion(26),
            readings: [.manifestAloneAdopts, .viewsStayOnKill],
            scheme: Scheme(arguments: ["-one", "two words"], environment: ["B": "x=y", "A": "1&2+3"]),
            isPreview: true, actions: [.home, .swipe(card: 2), .openURL("https://a.b/c")]),
        LaunchConfiguration(
            system: SystemVersion(12), hosting: .xcode7, scheme: Scheme(arguments: ["it says \"so\""]),
            actions: [.newWindow]),
    ])
    func `A launch is read back from its command`(launch: LaunchConfiguration) {
        let commands = launch.commands(for: "a/1", hasTests: launch.kind == .test)
        #expect(commands.map { StepCommand($0).asked?.configuration } == [launch])
    }

    @Test func `Launches before it are commands of their own`() {
        let launch = LaunchConfiguration(idiom: .pad, scenario: .history(.afterSplit))
        #expect(
            launch.commands(for: "a/1").map { StepCommand($0).asked?.configuration } == [
                LaunchConfiguration(.run, idiom: .pad, actions: [.split, .home]), LaunchConfiguration(idiom: .pad),
            ])
    }

    @Test(arguments: [
        "", "understudy test a/1 --os", "understudy test a/1 --os 11", "understudy matrix T47", "swift build",
    ])
    func `A command that launches nothing has no launch`(command: String) {
        #expect(StepCommand(command).asked == nil)
    }
}
