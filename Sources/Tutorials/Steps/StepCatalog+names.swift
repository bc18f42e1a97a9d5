package import Samples

extension StepCatalog {
    /// Returns the steps with certain names: a step's name, a tutorial's, or all steps if there are no names.
    package func steps(named names: [String]) throws -> [(SampleID.Step, TutorialStep)] {
        let all = tutorials.flatMap { tutorial in
            tutorial.steps.map { (tutorial.name(of: $0), $0) }
        }
        if names.isEmpty { return all }
        return try names.flatMap { name -> [(SampleID.Step, TutorialStep)] in
            let whole = all.filter { $0.0.tutorial == name }
            if !whole.isEmpty { return whole }
            let (tutorial, step) = try step(named: name)
            return [(tutorial.name(of: step), step)]
        }
    }
}
