internal import Lifecycle

/// A view controller that shows a SwiftUI view.
@preconcurrency @MainActor
open class UIHostingController<Content: View>: UIViewController {
    /// The view. A new one is evaluated at once, if the old one was evaluated.
    open var rootView: Content {
        didSet { graph.update() }
    }
    private(set) lazy var graph = ViewGraph(
        root: { [unowned self] in rootView }, show: { [unowned self] in show($0) })
    private var texts: [UIView] = []
    private var hosted: [UIViewController] = []

    /// Creates a controller for a view.
    public init(rootView: Content) {
        self.rootView = rootView
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a controller for a view from a storyboard. A subclass calls it from its `init(coder:)`.
    public init?(coder: NSCoder, rootView: Content) {
        self.rootView = rootView
        super.init(coder: coder)
    }

    public required init?(coder: NSCoder) {
        fatalError("init(coder:) must be implemented in a subclass and call super.init(coder:, rootView:)")
    }

    /// Makes the view and evaluates its contents.
    open override func loadView() {
        view = UIView(frame: UIScreen.main.bounds)
        graph.evaluate()
    }

    /// Tells the views that they appear.
    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        graph.appear()
    }

    /// Tells the views that they are gone.
    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        graph.disappear()
    }

    /// Shows the evaluated views as UIKit's: a label for each text.
    private func show(_ rendering: Rendering) {
        guard let view = viewIfLoaded else { return }
        for text in texts { text.removeFromSuperview() }
        texts = []
        var kept: [UIViewController] = []
        for item in rendering.items {
            switch item {
            case .text(let text):
                let label = UILabel()
                label.text = text
                texts.append(label)
                view.addSubview(label)
            case .view(let embedded):
                texts.append(embedded)
                view.addSubview(embedded)
            case .controller(let controller):
                kept.append(controller)
                if controller.parent !== self {
                    addChild(controller)
                    view.addSubview(controller.view)
                    controller.didMove(toParent: self)
                } else {
                    view.bringSubviewToFront(controller.view)
                }
            }
        }
        for controller in hosted where !kept.contains(where: { $0 === controller }) {
            controller.willMove(toParent: nil)
            controller.viewIfLoaded?.removeFromSuperview()
            controller.removeFromParent()
        }
        hosted = kept
    }
}

extension UIHostingController: HostsContent {
    package var hostedType: String? { graph.firstType }

    package var hostedName: String {
        let name = "\(type(of: self))"
        guard type(of: self) == UIHostingController<Content>.self else { return name }
        let shown = graph.firstType?.split(separator: ".").last.map { "<\($0)>" } ?? ""
        return "UIHostingController\(shown)"
    }
}
