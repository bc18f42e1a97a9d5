import Foundation
import Testing

@testable import XcodeProjects

/// A project of a kind that teams have, and what is true of it on a device. The truth was written down before `check`
/// was run on it for the first time.
struct Situation: CustomTestStringConvertible, Sendable {
    /// The name of the app and of its project.
    var name: String
    /// The special thing about it, in a sentence.
    var what: String
    var truth: Truth
    /// The path that `check` is given, in the project's folder.
    var checked = ""
    var make: @Sendable (inout SituationProject) throws -> Void
    /// The app that is changed.
    var app: @Sendable (inout [String: String]) -> Void = { _ in }

    /// The truth about a project.
    enum Truth: Sendable, Hashable {
        /// Tests keep production out, in every launch.
        case isolated
        /// The tests launch none of the app's code: they have no host.
        case noHost
        /// These findings, and at most those others.
        ///
        /// - Parameters:
        ///   - way: A part of the name of the scheme or test plan that alone has them.
        ///   - cure: A part of the cure.
        case findings(Set<String>, besides: Set<String> = [], way: String? = nil, cure: String? = nil)
        /// Xcode does not build it either. A message names this.
        case refused(naming: String)
    }

    var testDescription: String { name }

    func project() throws -> SituationProject {
        var project = SituationProject(name, app)
        try make(&project)
        return project
    }

    static let all = schemes + plans + hosts + products + packages + conditions + forms
}

extension SituationProject {
    var name: String { project.name }

    /// Replaces the shared scheme of the project's name.
    ///
    /// - Parameter path: The bundle that holds the scheme; nil for the project.
    mutating func scheme(_ name: String? = nil, in bundle: String? = nil, _ change: (inout String) -> Void) {
        var text = SchemeDocument(project: project).text
        change(&text)
        let bundle = bundle ?? "\(self.name).xcodeproj"
        others["\(bundle)/xcshareddata/xcschemes/\(name ?? self.name).xcscheme"] = text
    }

    /// Adds a workspace of the project, with a scheme that passes a variable for Test.
    mutating func workspace(scheme: String, passing variables: [String: String]) {
        let bundle = "\(name).xcworkspace"
        others["\(bundle)/contents.xcworkspacedata"] = """
            <?xml version="1.0" encoding="UTF-8"?>
            <Workspace version = "1.0"><FileRef location = "group:\(name).xcodeproj"></FileRef></Workspace>

            """
        let usual = project.testEnvironment
        project.testEnvironment = variables
        self.scheme(scheme, in: bundle) { _ in }
        project.testEnvironment = usual
    }

    /// Lets Test run a plan, which names the tests.
    mutating func plan(defaults: String = "{}", _ configurations: [String]) {
        others["\(name).xctestplan"] = """
            {
              "configurations": [\(configurations.joined(separator: ", "))],
              "defaultOptions": \(defaults),
              "testTargets": [{"target": {"containerPath": "container:\(name).xcodeproj", "identifier":
                "\(ProjectDocument.target(name + "Tests").digits)", "name": "\(name)Tests"}}],
              "version": 1
            }

            """
        let reference = "<TestPlanReference reference = \"container:\(name).xctestplan\" default = \"YES\"/>"
        scheme { $0.replace("<Testables>", with: "<TestPlans>\(reference)</TestPlans><Testables>") }
    }
}

extension [String: String] {
    /// Changes a file.
    mutating func change(_ path: String, _ old: String, _ new: String) {
        self[path] = self[path]?.replacing(old, with: new)
    }
}
