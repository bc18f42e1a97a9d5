internal import Foundation
internal import Lifecycle

/// The decoder from which an object of a storyboard or a nib is created. The class's `init(coder:)` receives it.
final class NibCoder: NSCoder {
    let element: InterfaceDocument.Element
    private let loading: NibLoading

    init(_ element: InterfaceDocument.Element, _ loading: NibLoading) {
        self.element = element
        self.loading = loading
        super.init()
    }

    /// The style of a table view, which its class needs before it can be configured.
    var tableStyle: UITableView.Style {
        switch element["style"] {
        case "grouped": .grouped
        case "insetGrouped": .insetGrouped
        default: .plain
        }
    }

    /// The reuse identifier of a cell, which is constant in its class.
    var reuseIdentifier: String? { element["reuseIdentifier"] }

    /// Configures a view as its class would decode it, with its subviews.
    ///
    /// `UIView.init(coder:)` calls it: when a subclass's call of `super.init(coder:)` returns, the subviews are there.
    @MainActor
    func decode(into view: UIView) {
        loading.register(view, for: element)
        loading.configure(view, element)
    }

    /// Configures a view controller. Its view is not loaded.
    @MainActor
    func decode(into controller: UIViewController) {
        loading.register(controller, for: element)
        loading.configure(controller, element)
    }
}
