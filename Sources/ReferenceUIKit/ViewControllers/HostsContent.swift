/// A view controller that shows something with a name of its own, such as a SwiftUI view.
@MainActor
package protocol HostsContent: UIViewController {
    /// The type that is on stage; nil where it is none of the app's.
    var hostedType: String? { get }
    /// The controller and what it hosts, in words.
    var hostedName: String { get }
}
