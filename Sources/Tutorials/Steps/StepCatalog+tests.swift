internal import Samples
package import Wording

extension StepProject {
    /// True if a folder of tests is among its files.
    var hasTests: Bool {
        files.contains {
            $0.path.split(separator: "/").first?.hasSuffix("Tests") == true && $0.path.hasSuffix(".swift")
        }
    }
}

extension StepCatalog {
    /// Sees that a step's project has tests.
    ///
    /// - Throws: `Mistake` that names the next step that has some.
    package func requireTests(in project: StepProject) throws(Mistake) {
        if project.hasTests { return }
        let name = project.name
        var cure = "To launch its app: understudy run \(name)"
        if let tutorial = tutorials.first(where: { $0.name == name.tutorial }) {
            for step in tutorial.steps.drop(while: { $0.slug != name.slug }).dropFirst() {
                guard try StepProject(tutorial, step: step).hasTests else { continue }
                cure = "The next step with tests: understudy test \(tutorial.name(of: step))\n" + cure
                break
            }
        }
        throw Mistake(.usage, what: "The step \(name) has no tests yet.", cure: cure)
    }
}
