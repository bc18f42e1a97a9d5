/// A view controller that shows content with its own name, such as a SwiftUI view.
@MainActor
package protocol HostsContent: UIViewController {
    /// The type of the content; nil if it is not one of the app's types.
    var hostedType: String? { get }
    /// The text that names the controller and its content.
    var hostedName: String { get }
}
