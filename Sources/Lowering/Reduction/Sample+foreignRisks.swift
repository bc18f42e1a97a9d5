package import Lifecycle
package import Samples

extension Sample {
    /// The changes of a launch that files in other languages would make, and that nothing tells.
    package var foreignRisks: [LeftOutFacts.Risk] {
        let surroundings = CutSurroundings(self, Reduction())
        return foreignFiles.flatMap { file -> [LeftOutFacts.Risk] in
            let name = file.name
            let place = SourcePlace(file: file.path, line: 1)
            if let unasked = file.unasked {
                return [LeftOutFacts.Risk("\(name) is left out, which is \(file.language), and \(unasked)", at: place)]
            }
            let asked = Set(file.askedMethods)
            let methods =
                asked.isEmpty
                ? []
                : [
                    LeftOutFacts.Risk(
                        "\(name) is left out, which is \(file.language), and code may ask for its methods by their names",
                        at: place, if: .init(names: asked))
                ]
            return methods
                + file.classes.map { type in
                    // A class that no code names can still be made by UIKit.
                    let isMade = surroundings.isMadeBySystem(type)
                    return LeftOutFacts.Risk(
                        "\(type) of \(name) is left out, which is \(file.language), and "
                            + (isMade ? "UIKit makes objects of it" : "code may look it up by its name"),
                        at: place, if: isMade ? nil : .init(names: [type]))
                }
        }
    }

    /// The parts of a build that are missing because they are not Swift.
    package var foreignParts: [LeftOutPart] {
        foreignFiles.map { file in
            LeftOutPart(
                what: file.name, reason: file.reason, place: SourcePlace(file: file.path, line: 1))
        }
            + targets.compactMap(\.bridge).map { bridge in
                LeftOutPart(
                    what: bridge.lines.joined(separator: ", "), reason: "it brings what is not Swift",
                    place: SourcePlace(file: bridge.path, line: 1))
            }
    }

    /// The note on the files that are not Swift.
    package var foreignNote: String {
        let names = foreignParts.map { part in
            part.place.map { $0.file.split(separator: "/").last.map(String.init) ?? $0.file } ?? part.what
        }
        let more = names.count > 5 ? " and \(names.count - 5) more" : ""
        return "Left out, because Understudy compiles Swift alone: \(names.prefix(5).joined(separator: ", "))\(more)."
    }
}
