internal import Foundation
internal import Lifecycle
internal import ReferenceObjectiveC

extension UIViewController {
    /// Loads the view of the storyboard's scene or of a nib. Returns false if there is neither.
    ///
    /// A nib is the one that the controller was created with. Without a name, it is one with the name of the class, first
    /// without its ending `Controller`. Source: Apple, nibName.
    func loadViewFromNib() -> Bool {
        if let nib, let nibElement {
            guard nib.hasView(for: nibElement) else { return false }
            nib.loadView(of: self, nibElement)
            return isViewLoaded
        }
        let bundle = nibBundle ?? .main
        guard let name = nibName ?? nameOfClassNib(in: bundle) else { return false }
        UINib(nibName: name, bundle: bundle).instantiate(withOwner: self)
        guard isViewLoaded else {
            CallbackDispatch.raise(
                "NSInternalInconsistencyException",
                """
                -[UIViewController _loadViewFromNibNamed:bundle:] loaded the "\(name)" nib but the view outlet was not \
                set.
                """)
        }
        return true
    }

    private func nameOfClassNib(in bundle: Bundle) -> String? {
        guard CallbackDispatch.isAppClass(type(of: self)) else { return nil }
        let name = _className(type(of: self)).split(separator: ".").last.map(String.init) ?? ""
        let names = (name.hasSuffix("Controller") ? [String(name.dropLast("Controller".count))] : []) + [name]
        return names.first { !$0.isEmpty && InterfaceFiles.document($0, .nib, in: bundle) != nil }
    }

    /// Performs a segue of the scene that the controller was created from.
    func performStoryboardSegue(_ identifier: String, sender: Any?) {
        guard let nib else {
            CallbackDispatch.raise(
                "NSInvalidArgumentException",
                "Receiver (<\(_className(type(of: self)))>) has no segue with identifier '\(identifier)'")
        }
        nib.performSegue(identifier, from: self, sender: sender)
    }
}
