package import Lifecycle

/// A member by which the system reaches a class: a callback, an action, an outlet, an override of one of UIKit's methods.
///
/// If such a member is left out, a stub stands in its place, which reports it. Without that, UIKit would not find it, and go
/// on as if the class never had it.
package enum SystemMember: Hashable, Sendable, Codable {
    /// A method that answers a selector.
    case method(selector: String)
    /// A property that Objective-C sees, and the effect of setting it. Reading it needs its value.
    case property(name: String, LeftOutUse.Effect)
    /// An override, as it has to be declared.
    case override(String)

    /// Returns the declaration of a member in its place.
    ///
    /// - Parameter function: The name of the function that reports the member and ends the process. With an `s` behind it,
    ///   it is the name of the function for setting a property.
    func declaration(calling function: String) -> String {
        switch self {
        case .method(let selector):
            let parameters = (0..<selector.count { $0 == ":" }).map { "_ a\($0): Any?" }.joined(separator: ", ")
            return "@objc(\(selector)) private func \(function)m(\(parameters)) -> Any? { \(function)() }"
        case .property(let name, _):
            return "@objc(\(name)) private var \(function)m: Any? { get { \(function)() } set { \(function)s() } }"
        case .override(let declaration):
            return "override func \(declaration) { \(function)() }"
        }
    }
}

extension SystemMember {
    /// The methods of view controllers and views that UIKit calls by itself, by their names.
    static let overrides: [String: String] = [
        "awakeFromNib()": "awakeFromNib()",
        "didMove(toParent:)": "didMove(toParent parent: UIViewController?)",
        "didMoveToSuperview()": "didMoveToSuperview()",
        "didMoveToWindow()": "didMoveToWindow()",
        "layoutSubviews()": "layoutSubviews()",
        "loadView()": "loadView()",
        "prepare(for:sender:)": "prepare(for segue: UIStoryboardSegue, sender: Any?)",
        "prepareForReuse()": "prepareForReuse()",
        "traitCollectionDidChange(_:)": "traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)",
        "viewDidAppear(_:)": "viewDidAppear(_ animated: Bool)",
        "viewDidDisappear(_:)": "viewDidDisappear(_ animated: Bool)",
        "viewDidLayoutSubviews()": "viewDidLayoutSubviews()",
        "viewDidLoad()": "viewDidLoad()",
        "viewIsAppearing(_:)": "viewIsAppearing(_ animated: Bool)",
        "viewWillAppear(_:)": "viewWillAppear(_ animated: Bool)",
        "viewWillDisappear(_:)": "viewWillDisappear(_ animated: Bool)",
        "viewWillLayoutSubviews()": "viewWillLayoutSubviews()",
        "willMove(toParent:)": "willMove(toParent parent: UIViewController?)",
        "willMove(toSuperview:)": "willMove(toSuperview newSuperview: UIView?)",
        "willMove(toWindow:)": "willMove(toWindow newWindow: UIWindow?)",
    ]
}
