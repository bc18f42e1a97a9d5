internal import Foundation
internal import Lifecycle

/// The prototype of a cell in a storyboard or a nib: each cell with its reuse identifier is a new copy.
@MainActor
struct NibPrototype {
    private let element: InterfaceDocument.Element
    private let make: () -> UIView?

    init(_ element: InterfaceDocument.Element, _ loading: NibLoading) {
        self.element = element
        make = { [name = loading.name, bundle = loading.bundle] in
            let copy = NibLoading(name: name, bundle: bundle, elements: [element])
            let view = copy.view(element)
            copy.connect()
            return view
        }
    }

    /// The first view of a nib that an app registered for its cells.
    init(_ nib: UINib) {
        element = InterfaceDocument.Element("nib")
        make = { nib.instantiate(withOwner: nil).lazy.compactMap { $0 as? UIView }.first }
    }

    /// Returns a new cell.
    func cell() -> UIView? { make() }
}
