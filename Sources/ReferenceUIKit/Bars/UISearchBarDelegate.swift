public import Foundation

/// The methods of an object that follows the typing in a search bar. No text is typed here, so none is called.
@preconcurrency @MainActor
public protocol UISearchBarDelegate: UIBarPositioningDelegate {
    /// Returns true if typing may begin.
    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
    /// Called after typing began.
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
    /// Returns true if typing may end.
    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
    /// Called after typing ended.
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
    /// Called when the text changed.
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
    /// Returns true if the text may change.
    func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
    /// Called when the user chose a scope.
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
    /// Called when the user taps the search key.
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
    /// Called when the user taps the cancel button.
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
    /// Called when the user taps the bookmark button.
    func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
}

/// The methods are optional: a class may leave out each.
extension UISearchBarDelegate {
    /// Returns true.
    public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { Unimplemented.returns(true) }
    /// Ignores the call.
    public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { Unimplemented.mark() }
    /// Returns true.
    public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { Unimplemented.returns(true) }
    /// Ignores the call.
    public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { Unimplemented.mark() }
    /// Ignores the call.
    public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { Unimplemented.mark() }
    /// Returns true.
    public func searchBar(
        _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { Unimplemented.returns(true) }
    /// Ignores the call.
    public func searchBar(
        _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
    ) { Unimplemented.mark() }
    /// Ignores the call.
    public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { Unimplemented.mark() }
    /// Ignores the call.
    public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { Unimplemented.mark() }
    /// Ignores the call.
    public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) { Unimplemented.mark() }
}

/// The methods, called as optional ones are. Each result is nil if the class leaves the method out.
extension UISearchBarDelegate {
    /// The methods named `searchBarShouldBeginEditing`: `delegate.searchBarShouldBeginEditing?(…)`.
    public var searchBarShouldBeginEditing: _SearchBarDelegateSearchBarShouldBeginEditing? { .init(receiver: self) }
    /// The methods named `searchBarTextDidBeginEditing`: `delegate.searchBarTextDidBeginEditing?(…)`.
    public var searchBarTextDidBeginEditing: _SearchBarDelegateSearchBarTextDidBeginEditing? { .init(receiver: self) }
    /// The methods named `searchBarShouldEndEditing`: `delegate.searchBarShouldEndEditing?(…)`.
    public var searchBarShouldEndEditing: _SearchBarDelegateSearchBarShouldEndEditing? { .init(receiver: self) }
    /// The methods named `searchBarTextDidEndEditing`: `delegate.searchBarTextDidEndEditing?(…)`.
    public var searchBarTextDidEndEditing: _SearchBarDelegateSearchBarTextDidEndEditing? { .init(receiver: self) }
    /// The methods named `searchBar`: `delegate.searchBar?(…)`.
    public var searchBar: _SearchBarDelegateSearchBar? { .init(receiver: self) }
    /// The methods named `searchBarSearchButtonClicked`: `delegate.searchBarSearchButtonClicked?(…)`.
    public var searchBarSearchButtonClicked: _SearchBarDelegateSearchBarSearchButtonClicked? { .init(receiver: self) }
    /// The methods named `searchBarCancelButtonClicked`: `delegate.searchBarCancelButtonClicked?(…)`.
    public var searchBarCancelButtonClicked: _SearchBarDelegateSearchBarCancelButtonClicked? { .init(receiver: self) }
    /// The methods named `searchBarBookmarkButtonClicked`: `delegate.searchBarBookmarkButtonClicked?(…)`.
    public var searchBarBookmarkButtonClicked: _SearchBarDelegateSearchBarBookmarkButtonClicked? {
        .init(receiver: self)
    }
}

/// The methods named `searchBarShouldBeginEditing`.
@MainActor
public struct _SearchBarDelegateSearchBarShouldBeginEditing {
    let receiver: any UISearchBarDelegate

    @discardableResult
    public func callAsFunction(_ searchBar: UISearchBar) -> Bool? {
        Unimplemented.asNil { receiver.searchBarShouldBeginEditing(searchBar) }
    }
}

/// The methods named `searchBarTextDidBeginEditing`.
@MainActor
public struct _SearchBarDelegateSearchBarTextDidBeginEditing {
    let receiver: any UISearchBarDelegate

    @discardableResult
    public func callAsFunction(_ searchBar: UISearchBar) -> Void? {
        Unimplemented.asNil { receiver.searchBarTextDidBeginEditing(searchBar) }
    }
}

/// The methods named `searchBarShouldEndEditing`.
@MainActor
public struct _SearchBarDelegateSearchBarShouldEndEditing {
    let receiver: any UISearchBarDelegate

    @discardableResult
    public func callAsFunction(_ searchBar: UISearchBar) -> Bool? {
        Unimplemented.asNil { receiver.searchBarShouldEndEditing(searchBar) }
    }
}

/// The methods named `searchBarTextDidEndEditing`.
@MainActor
public struct _SearchBarDelegateSearchBarTextDidEndEditing {
    let receiver: any UISearchBarDelegate

    @discardableResult
    public func callAsFunction(_ searchBar: UISearchBar) -> Void? {
        Unimplemented.asNil { receiver.searchBarTextDidEndEditing(searchBar) }
    }
}

/// The methods named `searchBar`.
@MainActor
public struct _SearchBarDelegateSearchBar {
    let receiver: any UISearchBarDelegate

    @discardableResult
    public func callAsFunction(_ searchBar: UISearchBar, textDidChange searchText: String) -> Void? {
        Unimplemented.asNil { receiver.searchBar(searchBar, textDidChange: searchText) }
    }

    @discardableResult
    public func callAsFunction(
        _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool? {
        Unimplemented.asNil { receiver.searchBar(searchBar, shouldChangeTextIn: range, replacementText: text) }
    }

    @discardableResult
    public func callAsFunction(
        _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
    ) -> Void? {
        Unimplemented.asNil { receiver.searchBar(searchBar, selectedScopeButtonIndexDidChange: selectedScope) }
    }
}

/// The methods named `searchBarSearchButtonClicked`.
@MainActor
public struct _SearchBarDelegateSearchBarSearchButtonClicked {
    let receiver: any UISearchBarDelegate

    @discardableResult
    public func callAsFunction(_ searchBar: UISearchBar) -> Void? {
        Unimplemented.asNil { receiver.searchBarSearchButtonClicked(searchBar) }
    }
}

/// The methods named `searchBarCancelButtonClicked`.
@MainActor
public struct _SearchBarDelegateSearchBarCancelButtonClicked {
    let receiver: any UISearchBarDelegate

    @discardableResult
    public func callAsFunction(_ searchBar: UISearchBar) -> Void? {
        Unimplemented.asNil { receiver.searchBarCancelButtonClicked(searchBar) }
    }
}

/// The methods named `searchBarBookmarkButtonClicked`.
@MainActor
public struct _SearchBarDelegateSearchBarBookmarkButtonClicked {
    let receiver: any UISearchBarDelegate

    @discardableResult
    public func callAsFunction(_ searchBar: UISearchBar) -> Void? {
        Unimplemented.asNil { receiver.searchBarBookmarkButtonClicked(searchBar) }
    }
}

/// The methods of an object that says where a bar is.
@preconcurrency @MainActor
public protocol UIBarPositioningDelegate: NSObjectProtocol {}
