package import Lifecycle
package import Samples

extension Sample {
    /// The risk of conditions that a configuration file may set, which does not exist; nil if there are none.
    package var settingsRisk: LeftOutFacts.Risk? {
        for target in targets {
            guard let missing = target.missingSettings.first else { continue }
            for file in target.sources where file.text.contains("#") {
                guard let (name, line) = target.openCondition(of: file) else { continue }
                return LeftOutFacts.Risk(
                    "the sources ask for the condition \(name), which \(missing) may set, and that file does not exist",
                    at: SourcePlace(file: file.path, line: line))
            }
        }
        return nil
    }
}

extension Sample.Target {
    /// Returns the first name in the `#if`s of a file that no setting decides, with its line; nil if there is none.
    func openCondition(of file: SourceFile) -> (name: String, line: Int)? {
        for (index, line) in file.text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated()
        {
            guard let condition = line.firstMatch(of: /^\s*#(?:if|elseif)\s(.*)$/)?.1 else { continue }
            let code = condition.prefix { $0 != "/" }.replacing(/\w+\s*\([^)]*\)/, with: "")
            let names = code.matches(of: /[A-Za-z_]\w*/).map { String($0.0) }
            if let name = names.first(where: { !["true", "false"].contains($0) && !conditions.contains($0) }) {
                return (name, index + 1)
            }
        }
        return nil
    }
}
