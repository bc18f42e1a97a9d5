public import Foundation

/// The methods of the delegate of a search. No search happens here, so none is called,
/// and the verdict of a run in which code begins a search is not certain.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: NSObjectProtocol {
    /// Called before the search appears.
    func willPresentSearchController(_ searchController: UISearchController)
    /// Called after the search appeared.
    func didPresentSearchController(_ searchController: UISearchController)
    /// Called before the search disappears.
    func willDismissSearchController(_ searchController: UISearchController)
    /// Called after the search disappeared.
    func didDismissSearchController(_ searchController: UISearchController)
    /// Called to present the search by other means.
    func presentSearchController(_ searchController: UISearchController)
}

/// The methods are optional: a class may leave out each.
extension UISearchControllerDelegate {
    /// Ignores the call.
    public func willPresentSearchController(_ searchController: UISearchController) { Unimplemented.mark() }
    /// Ignores the call.
    public func didPresentSearchController(_ searchController: UISearchController) { Unimplemented.mark() }
    /// Ignores the call.
    public func willDismissSearchController(_ searchController: UISearchController) { Unimplemented.mark() }
    /// Ignores the call.
    public func didDismissSearchController(_ searchController: UISearchController) { Unimplemented.mark() }
    /// Ignores the call.
    public func presentSearchController(_ searchController: UISearchController) { Unimplemented.mark() }
}
