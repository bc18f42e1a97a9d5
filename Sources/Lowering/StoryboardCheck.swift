internal import Lifecycle
internal import Samples

/// Looks for the classes that storyboards name.
package enum StoryboardCheck {
    /// A class that a storyboard names and that the app's sources do not declare.
    ///
    /// It is not a mistake: UIKit then prints "Unknown class" and takes the plain class.
    package struct MissingClass: Hashable, Sendable, Codable, CustomStringConvertible {
        /// The storyboard's file name.
        package var storyboard: String
        /// The class as the storyboard names it.
        package var name: String
        /// The cure, in a sentence.
        package var cure: String

        package var description: String {
            "\(storyboard): No class \(name) is among the app's sources.\n\(cure)"
        }
    }

    /// Returns the classes missing from a sample's app, in the storyboards' order, each once for a storyboard.
    static func missingClasses(in sample: Sample, declared files: [FileDeclarations]) -> [MissingClass] {
        let declared = Declarations(files)
        let libraries = Set(sample.libraries.map(\.module))
        return sample.description.storyboards.flatMap { storyboard -> [MissingClass] in
            var seen: Set<String> = []
            return storyboard.viewControllers.compactMap(\.customClass).filter { seen.insert($0).inserted }
                .compactMap { name in
                    cure(for: name, module: sample.app.module, libraries: libraries, declared: declared).map { cure in
                        MissingClass(storyboard: storyboard.name + ".storyboard", name: name, cure: cure)
                    }
                }
        }
    }

    /// Returns the cure for a class that is missing; nil if it is not.
    private static func cure(
        for name: String, module: String, libraries: Set<String>, declared: Declarations
    ) -> String? {
        let parts = name.split(separator: ".", maxSplits: 1).map(String.init)
        guard parts.count == 2 else {
            if name.hasPrefix("UI") || declared.objectiveCNames.contains(name) { return nil }
            return declared.classes.contains(name)
                ? "The class is Swift's: choose \(module) as its module in the storyboard's identity inspector."
                : "Declare the class, or correct its name in the storyboard's identity inspector."
        }
        if libraries.contains(parts[0]) { return nil }
        if parts[0] != module {
            return "The app's module is \(module): correct the module in the storyboard's identity inspector."
        }
        return declared.classes.contains(parts[1])
            ? nil : "Declare the class, or correct its name in the storyboard's identity inspector."
    }
}

/// The names of classes that files declare.
private struct Declarations {
    /// The classes' names without the types around them.
    var classes: Set<String> = []
    var objectiveCNames: Set<String> = []

    init(_ files: [FileDeclarations]) {
        for declaration in files.flatMap(\.declarations) where declaration.kind == .classType {
            classes.formUnion(declaration.name.split(separator: ".").last.map { [String($0)] } ?? [])
            objectiveCNames.formUnion(declaration.objcName.map { [$0] } ?? [])
        }
    }
}
