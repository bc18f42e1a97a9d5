import Application
import ArgumentParser
import Foundation
import Runs

/// The command line.
@main
struct Understudy: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "understudy",
        abstract: "Runs an iOS app's launch and test code, unchanged, and traces which delegates take the stage.",
        discussion: """
            A sample is an Xcode project, or a folder with an app's Swift files and Info.plist. Beside or \
            below that folder is a folder of tests, whose name ends in Tests. Understudy compiles and launches the \
            sample on this machine, in a real process, against a reference implementation of UIKit's launch and \
            scene life cycle.

            Begin with the playground, or in the terminal:
              understudy
              understudy test hackworth/no-storyboard
              understudy test MyApp.xcodeproj
              understudy check MyApp.xcodeproj
              understudy run MyApp.xcodeproj --then home,activate,swipe

            Keep a device between launches, to see what a stored scene configuration does to your tests:
              understudy run MyApp.xcodeproj --state phone.json
              understudy test MyApp.xcodeproj --state phone.json

            See what another Xcode, a UI test or a preview makes of your launch code:
              understudy test MyApp.xcodeproj --xcode 7
              understudy test MyApp.xcodeproj --xcode none --environment UITEST=1
              understudy run MyApp.xcodeproj --preview

            Exit status: 0 well; 1 a test failed or the app crashed; 2 wrong usage; 3 it did not compile; 4 a limit \
            was hit; 5 a project of a kind that is not supported; 70 Understudy or the machine failed, or the output \
            could not be written.
            """,
        version: ProgramVersion.number,
        subcommands: [
            Serve.self, RunArguments.self, TestArguments.self, Check.self, Choose.self, List.self, MatrixCommand.self,
            EvidenceCommand.self, Trace.self, Diff.self, Verify.self,
            Rules.self, Project.self, Record.self, Docs.self, Export.self, Steps.self, Lower.self, ReadSamples.self,
        ],
        defaultSubcommand: Serve.self)

    static func main() async {
        StandardOutput.begin()
        do {
            if CommandLine.arguments.dropFirst() == ["--version"] {
                let version = await ProgramVersion.ofThisProgram(environment: ProcessInfo.processInfo.environment)
                Terminal.write(version.text + "\n")
                ExitStatus.exit(with: .well)
            }
            var command = try parsed(Array(CommandLine.arguments.dropFirst()))
            if var asynchronous = command as? any AsyncParsableCommand {
                try await asynchronous.run()
            } else {
                try command.run()
            }
            ExitStatus.exit(with: .well)
        } catch {
            ExitStatus.exit(with: error)
        }
    }
}
