/// The name of a sample: a step of a tutorial, a technique, or a path.
package enum SampleID: Hashable, Sendable {
    /// `hackworth/flush`
    case step(Step)
    /// `T47`, `T47/code`
    case technique(Technique)
    /// A file or a folder.
    case path(String)

    /// True for a project of the user's: a file or a folder.
    package var isProject: Bool { if case .path = self { true } else { false } }

    /// A step of a tutorial.
    package struct Step: Hashable, Sendable {
        /// The tutorial's name, in lower case.
        package var tutorial: String
        /// The words that stay with the step, joined by `-`; as input also its number.
        package var slug: String

        package init(tutorial: String, slug: String) {
            self.tutorial = tutorial
            self.slug = slug
        }

        /// The step's number in its tutorial, from 1, if the step is named by it; nil for a slug.
        package var number: Int? {
            slug.wholeMatch(of: /[1-9][0-9]*/) == nil ? nil : Int(slug)
        }
    }

    /// A technique, and the app that it is tried on.
    package struct Technique: Hashable, Sendable {
        /// In capitals.
        package var id: String
        package var variant: Variant

        package init(_ id: String, variant: Variant = .storyboard) {
            self.id = id
            self.variant = variant
        }

        /// The origin of the app's first screen.
        package enum Variant: String, Hashable, Sendable, CaseIterable {
            case storyboard, code
        }
    }
}

extension SampleID.Step: CustomStringConvertible {
    package var description: String { "\(tutorial)/\(slug)" }
}

extension SampleID.Technique: CustomStringConvertible {
    package var description: String { variant == .storyboard ? id : "\(id)/\(variant)" }
}

extension SampleID: CustomStringConvertible {
    /// The name as it is read from a command, an address or a file.
    package var description: String {
        switch self {
        case .step(let step): "\(step)"
        case .technique(let technique): "\(technique)"
        case .path(let path): path
        }
    }
}
