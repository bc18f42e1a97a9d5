extension TechniqueChoice {
    /// Returns the answer for a terminal: the choices that fit, and the next best if there are few.
    ///
    /// - Parameter count: The number of choices that are listed; nil for all.
    package static func text(_ choices: [TechniqueChoice], for needs: AppNeeds, count: Int?) -> String {
        let shown = count.map { Array(choices.prefix($0)) } ?? choices
        guard !shown.isEmpty else { return "\(needs.sentence)\n\nNo technique was run for such an app.\n" }
        let entries = shown.enumerated().map { number, choice in
            let mark = choice.isRecommended && choice.fits ? ", recommended" : ""
            let lines =
                [
                    "\(number + 1). \(choice.technique.id)  \(choice.technique.title)\(mark)",
                    "   production kept out in \(choice.result)", choice.fault.map { "   \($0)" },
                    choice.drawbacks.isEmpty ? nil : "   \(choice.drawbacks.joined(separator: ", "))",
                    "   \(choice.command)",
                ].compactMap { $0 }
            return lines.joined(separator: "\n")
        }
        let rest = choices.count - shown.count
        let more = rest > 0 ? "\n\n\(rest) more with --all." : ""
        return "\(needs.sentence)\n\n\(entries.joined(separator: "\n\n"))\(more)\n"
    }

    /// The first setting in which it failed, in words; nil if there is none.
    package var fault: String? {
        wrong.first.map { cell in
            let others = wrong.count > 1 ? ", and in \(wrong.count - 1) more" : ""
            return "\(cell.outcome.word): \(cell.setting)\(others)"
        }
    }
}

extension TechniqueChoice: Encodable {
    private enum Key: String, CodingKey {
        case id, title, fits, recommended, isolated, tried, wrong, privateCall, changesProduction, byHand, command
    }

    private enum CellKey: String, CodingKey {
        case setting, outcome
    }

    /// Writes the technique with its measured result.
    package func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: Key.self)
        try values.encode(technique.id, forKey: .id)
        try values.encode(technique.title, forKey: .title)
        try values.encode(fits, forKey: .fits)
        try values.encode(isRecommended, forKey: .recommended)
        try values.encode(isolated.count, forKey: .isolated)
        try values.encode(cells.count, forKey: .tried)
        var list = values.nestedUnkeyedContainer(forKey: .wrong)
        for cell in wrong {
            var entry = list.nestedContainer(keyedBy: CellKey.self)
            try entry.encode(cell.setting.description, forKey: .setting)
            try entry.encode(cell.outcome.word, forKey: .outcome)
        }
        try values.encode(technique.usesPrivateAPI, forKey: .privateCall)
        try values.encode(technique.changesProduction, forKey: .changesProduction)
        try values.encode(technique.isByHand, forKey: .byHand)
        try values.encode(command, forKey: .command)
    }
}
