internal import Foundation
internal import Lifecycle
internal import ReferenceObjectiveC

/// The segues of a storyboard's scene.
extension NibLoading {
    /// Prepares the segue of a view: a container view's is performed when the view is loaded, a control's when the
    /// control is touched.
    func prepare(_ segue: Element, of view: UIView) {
        if segue["kind"] == "embed" {
            embeddings.append((segue, view))
        } else if let control = view as? UIControl {
            let events: UIControl.Event = control is UIButton ? .touchUpInside : .valueChanged
            control.addAction(
                UIAction { [weak self] action in self?.perform(segue, sender: action.sender, asks: true) }, for: events)
        }
    }

    /// Performs the embedding segues, whose controllers become children, before `viewDidLoad()`.
    ///
    /// Source: Apple, View Controller Programming Guide, "Implementing a Container View Controller": the storyboard adds
    /// the child, and calls `prepare(for:sender:)` before its view is loaded.
    func performEmbeddings(of parent: UIViewController) {
        let segues = embeddings
        embeddings = []
        for (segue, container) in segues {
            guard let child = destination(of: segue) else { continue }
            let made = UIStoryboardSegue(identifier: segue["identifier"], source: parent, destination: child)
            prepare(parent, for: made, sender: nil)
            parent.addChild(child)
            child.view.frame = container.bounds
            container.addSubview(child.view)
            CallbackDispatch.call("didMoveToParent:", of: child, .viewController) { child.didMove(toParent: parent) }
        }
    }

    /// Performs the segue with an identifier. One that the scene does not have ends the process, as in UIKit.
    func performSegue(_ identifier: String, from source: UIViewController, sender: Any?) {
        guard let segue = segues.first(where: { $0["identifier"] == identifier }) else {
            CallbackDispatch.raise(
                "NSInvalidArgumentException",
                "Receiver (<\(_className(type(of: source)))>) has no segue with identifier '\(identifier)'")
        }
        perform(segue, sender: sender, asks: false)
    }

    /// Creates the segue's destination, calls `prepare(for:sender:)`, and shows it.
    ///
    /// Source: Apple, UIStoryboardSegue and prepare(for:sender:). `shouldPerformSegue(withIdentifier:sender:)` is not
    /// called for a segue that code performs: Apple, shouldPerformSegue(withIdentifier:sender:).
    private func perform(_ segue: Element, sender: Any?, asks: Bool) {
        guard let source = controller else { return }
        let identifier = segue["identifier"]
        if asks, let identifier {
            let isAllowed = CallbackDispatch.call(
                "shouldPerformSegueWithIdentifier:sender:", of: source, .viewController
            ) { source.shouldPerformSegue(withIdentifier: identifier, sender: sender) }
            guard isAllowed else { return }
        }
        let kind = segue["kind"] ?? ""
        guard Self.shown.contains(kind) else {
            notModelled("a segue of the kind \(kind)", "it shows nothing")
            return
        }
        guard let destination = destination(of: segue) else { return }
        let made = UIStoryboardSegue(identifier: identifier, source: source, destination: destination)
        prepare(source, for: made, sender: sender)
        switch kind {
        case "show": source.show(destination, sender: sender)
        case "showDetail": source.showDetailViewController(destination, sender: sender)
        case "push": source.navigationController?.pushViewController(destination, animated: true)
        default:
            if let style = segue["modalPresentationStyle"].flatMap(UIModalPresentationStyle.init(nib:)) {
                destination.modalPresentationStyle = style
            }
            source.present(destination, animated: segue["animates"] != "NO")
        }
    }

    private func prepare(_ source: UIViewController, for segue: UIStoryboardSegue, sender: Any?) {
        CallbackDispatch.call("prepareFor:sender:", of: source, .viewController) {
            source.prepare(for: segue, sender: sender)
        }
    }

    private func destination(of segue: Element) -> UIViewController? {
        guard let id = segue["destination"], let controller = storyboard?.makeController(id: id) else {
            notModelled("a segue to another storyboard", "it shows nothing")
            return nil
        }
        return controller
    }

    /// The kinds of segues that show their destination.
    private static let shown: Set<String> = ["modal", "popover", "presentation", "push", "show", "showDetail"]

    /// All segues of the scene.
    private var segues: [Element] {
        func all(in element: Element) -> [Element] {
            (element.name == "segue" ? [element] : []) + element.children.flatMap(all)
        }
        return elements.flatMap(all)
    }
}
