internal import Wording

/// The text of the shared scheme: Run launches the app, and Test runs the first test target in it.
struct SchemeDocument {
    let project: XcodeProject

    private var app: XcodeTarget { project.targets[0] }

    var text: String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <Scheme
           LastUpgradeVersion = "1500"
           version = "1.7">
           <BuildAction
              parallelizeBuildables = "YES"
              buildImplicitDependencies = "YES">
              <BuildActionEntries>
                 <BuildActionEntry
                    buildForTesting = "YES"
                    buildForRunning = "YES"
                    buildForProfiling = "YES"
                    buildForArchiving = "YES"
                    buildForAnalyzing = "YES">
        \(reference(to: app, indent: 12))
                 </BuildActionEntry>
              </BuildActionEntries>
           </BuildAction>
           <TestAction
              buildConfiguration = "\(Escaping.xmlAttribute(project.testConfiguration))"
              selectedDebuggerIdentifier = "Xcode.DebuggerFoundation.Debugger.LLDB"
              selectedLauncherIdentifier = "Xcode.DebuggerFoundation.Launcher.LLDB"
              shouldUseLaunchSchemeArgsEnv = "\(passed.isEmpty ? "YES" : "NO")">
              <Testables>
        \(testables)      </Testables>
        \(passed)   </TestAction>
           <LaunchAction
              buildConfiguration = "\(Escaping.xmlAttribute(project.runConfiguration))"
              selectedDebuggerIdentifier = "Xcode.DebuggerFoundation.Debugger.LLDB"
              selectedLauncherIdentifier = "Xcode.DebuggerFoundation.Launcher.LLDB"
              launchStyle = "0"
              useCustomWorkingDirectory = "NO"
              ignoresPersistentStateOnLaunch = "NO"
              debugDocumentVersioning = "YES"
              debugServiceExtension = "internal"
              allowLocationSimulation = "YES">
              <BuildableProductRunnable
                 runnableDebuggingMode = "0">
        \(reference(to: app, indent: 9))
              </BuildableProductRunnable>
           </LaunchAction>
           <ProfileAction
              buildConfiguration = "Release"
              shouldUseLaunchSchemeArgsEnv = "YES"
              savedToolIdentifier = ""
              useCustomWorkingDirectory = "NO"
              debugDocumentVersioning = "YES">
              <BuildableProductRunnable
                 runnableDebuggingMode = "0">
        \(reference(to: app, indent: 9))
              </BuildableProductRunnable>
           </ProfileAction>
           <AnalyzeAction
              buildConfiguration = "Debug">
           </AnalyzeAction>
           <ArchiveAction
              buildConfiguration = "Release"
              revealArchiveInOrganizer = "YES">
           </ArchiveAction>
        </Scheme>

        """
    }

    private var testables: String {
        project.targets.filter(\.isTests).enumerated().map { index, target in
            """
                     <TestableReference
                        skipped = "\(index == 0 ? "NO" : "YES")">
            \(reference(to: target, indent: 12))
                     </TestableReference>

            """
        }.joined()
    }

    /// The arguments and variables of the Test action; empty if it passes what Run does.
    private var passed: String {
        let arguments = project.testArguments.map { argument in
            "         <CommandLineArgument argument = \"\(Escaping.xmlAttribute(argument))\" isEnabled = \"YES\"/>\n"
        }
        let variables = project.testEnvironment.sorted { $0.key < $1.key }.map { key, value in
            "         <EnvironmentVariable key = \"\(Escaping.xmlAttribute(key))\" value = \"\(Escaping.xmlAttribute(value))\" "
                + "isEnabled = \"YES\"/>\n"
        }
        return [("CommandLineArguments", arguments), ("EnvironmentVariables", variables)]
            .filter { !$0.1.isEmpty }
            .map { "      <\($0)>\n\($1.joined())      </\($0)>\n" }.joined()
    }

    private func reference(to target: XcodeTarget, indent: Int) -> String {
        let lines = [
            "<BuildableReference",
            "   BuildableIdentifier = \"primary\"",
            "   BlueprintIdentifier = \"\(ProjectDocument.target(target.name).digits)\"",
            "   BuildableName = \"\(target.product)\"",
            "   BlueprintName = \"\(target.name)\"",
            "   ReferencedContainer = \"container:\(project.name).xcodeproj\">",
            "</BuildableReference>",
        ]
        return lines.map { String(repeating: " ", count: indent) + $0 }.joined(separator: "\n")
    }
}
