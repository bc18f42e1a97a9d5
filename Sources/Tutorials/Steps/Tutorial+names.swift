package import Samples

extension Tutorial {
    /// The faults in the names of its steps, in words for the person who writes it.
    ///
    /// Each step has its own command, all its commands name it alike, no other step has that name, and a
    /// command of another step is emphasized and names one that exists.
    ///
    /// - Parameter library: The steps of all tutorials.
    package func nameFindings(in library: SampleLibrary) -> [String] {
        var taken: Set<String> = []
        return steps.flatMap { step in
            let name = name(of: step)
            var findings: [String] = []
            if name.number != nil {
                findings.append(
                    "\(name): the step has no name. Add its own command, such as `understudy test \(self.name)/words-that-say-it`."
                )
            } else if !taken.insert(step.slug).inserted {
                findings.append("\(name): step \(step.number) has the name of an earlier one. Give it another.")
            }
            return findings + step.commands.compactMap { finding($0, of: name, in: library) }
        }
    }

    private func finding(_ command: StepCommand, of name: SampleID.Step, in library: SampleLibrary) -> String? {
        guard let named = command.step else { return nil }
        if command.isOfAnotherStep {
            if named == name { return "\(name): its own command is emphasized: \(command). Remove the asterisks." }
            guard (try? library.step(named)) == named else {
                return "\(name): there is no step of the name in \(command). Name one that exists, by its words."
            }
        } else if named != name {
            return "\(name): a command of another step is not emphasized: \(command). Write it as *`\(command)`*."
        }
        return nil
    }
}
