/// What addresses, requests and the command line call a sample: `hackworth/9`, `T47`, `T47/code`.
package struct SampleName: Hashable, Sendable, CustomStringConvertible {
    enum Kind: Hashable, Sendable {
        case step(LessonName)
        case technique(TechniqueName)
    }

    let kind: Kind

    /// A step's name.
    package init(_ name: LessonName) {
        kind = .step(name)
    }

    /// A technique's name.
    init(_ name: TechniqueName) {
        kind = .technique(name)
    }

    /// The tutorial that it is a step of; nil for a technique.
    var tutorial: String? {
        if case .step(let name) = kind { name.tutorial } else { nil }
    }

    package var description: String {
        switch kind {
        case .step(let name): name.description
        case .technique(let name): name.description
        }
    }
}
