public import Foundation

/// The methods of an object that follows the editing of an area. Those around the beginning and end of editing are called.
@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
    /// Returns true if editing may begin.
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
    /// Returns true if editing may end.
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool
    /// Called after editing began.
    func textViewDidBeginEditing(_ textView: UITextView)
    /// Called after editing ended.
    func textViewDidEndEditing(_ textView: UITextView)
    /// Returns true if the text may change. Nothing is typed here.
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
    /// Called when the user changed the text. Nothing is typed here.
    func textViewDidChange(_ textView: UITextView)
    /// Called when the selected text changed. None is selected here.
    func textViewDidChangeSelection(_ textView: UITextView)
}

/// The methods are optional: a class may leave out each.
extension UITextViewDelegate {
    /// Returns true.
    public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { Unimplemented.returns(true) }
    /// Returns true.
    public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { Unimplemented.returns(true) }
    /// Ignores the call.
    public func textViewDidBeginEditing(_ textView: UITextView) { Unimplemented.mark() }
    /// Ignores the call.
    public func textViewDidEndEditing(_ textView: UITextView) { Unimplemented.mark() }
    /// Returns true.
    public func textView(
        _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { Unimplemented.returns(true) }
    /// Ignores the call.
    public func textViewDidChange(_ textView: UITextView) { Unimplemented.mark() }
    /// Ignores the call.
    public func textViewDidChangeSelection(_ textView: UITextView) { Unimplemented.mark() }
}

/// The methods, called as optional ones are. Each result is nil if the class leaves the method out.
extension UITextViewDelegate {
    /// The methods named `textViewShouldBeginEditing`: `delegate.textViewShouldBeginEditing?(…)`.
    public var textViewShouldBeginEditing: _TextViewDelegateTextViewShouldBeginEditing? { .init(receiver: self) }
    /// The methods named `textViewShouldEndEditing`: `delegate.textViewShouldEndEditing?(…)`.
    public var textViewShouldEndEditing: _TextViewDelegateTextViewShouldEndEditing? { .init(receiver: self) }
    /// The methods named `textViewDidBeginEditing`: `delegate.textViewDidBeginEditing?(…)`.
    public var textViewDidBeginEditing: _TextViewDelegateTextViewDidBeginEditing? { .init(receiver: self) }
    /// The methods named `textViewDidEndEditing`: `delegate.textViewDidEndEditing?(…)`.
    public var textViewDidEndEditing: _TextViewDelegateTextViewDidEndEditing? { .init(receiver: self) }
    /// The methods named `textView`: `delegate.textView?(…)`.
    public var textView: _TextViewDelegateTextView? { .init(receiver: self) }
    /// The methods named `textViewDidChange`: `delegate.textViewDidChange?(…)`.
    public var textViewDidChange: _TextViewDelegateTextViewDidChange? { .init(receiver: self) }
    /// The methods named `textViewDidChangeSelection`: `delegate.textViewDidChangeSelection?(…)`.
    public var textViewDidChangeSelection: _TextViewDelegateTextViewDidChangeSelection? { .init(receiver: self) }
}

/// The methods named `textViewShouldBeginEditing`.
@MainActor
public struct _TextViewDelegateTextViewShouldBeginEditing {
    let receiver: any UITextViewDelegate

    @discardableResult
    public func callAsFunction(_ textView: UITextView) -> Bool? {
        Unimplemented.asNil { receiver.textViewShouldBeginEditing(textView) }
    }
}

/// The methods named `textViewShouldEndEditing`.
@MainActor
public struct _TextViewDelegateTextViewShouldEndEditing {
    let receiver: any UITextViewDelegate

    @discardableResult
    public func callAsFunction(_ textView: UITextView) -> Bool? {
        Unimplemented.asNil { receiver.textViewShouldEndEditing(textView) }
    }
}

/// The methods named `textViewDidBeginEditing`.
@MainActor
public struct _TextViewDelegateTextViewDidBeginEditing {
    let receiver: any UITextViewDelegate

    @discardableResult
    public func callAsFunction(_ textView: UITextView) -> Void? {
        Unimplemented.asNil { receiver.textViewDidBeginEditing(textView) }
    }
}

/// The methods named `textViewDidEndEditing`.
@MainActor
public struct _TextViewDelegateTextViewDidEndEditing {
    let receiver: any UITextViewDelegate

    @discardableResult
    public func callAsFunction(_ textView: UITextView) -> Void? {
        Unimplemented.asNil { receiver.textViewDidEndEditing(textView) }
    }
}

/// The methods named `textView`.
@MainActor
public struct _TextViewDelegateTextView {
    let receiver: any UITextViewDelegate

    @discardableResult
    public func callAsFunction(
        _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool? {
        Unimplemented.asNil { receiver.textView(textView, shouldChangeTextIn: range, replacementText: text) }
    }
}

/// The methods named `textViewDidChange`.
@MainActor
public struct _TextViewDelegateTextViewDidChange {
    let receiver: any UITextViewDelegate

    @discardableResult
    public func callAsFunction(_ textView: UITextView) -> Void? {
        Unimplemented.asNil { receiver.textViewDidChange(textView) }
    }
}

/// The methods named `textViewDidChangeSelection`.
@MainActor
public struct _TextViewDelegateTextViewDidChangeSelection {
    let receiver: any UITextViewDelegate

    @discardableResult
    public func callAsFunction(_ textView: UITextView) -> Void? {
        Unimplemented.asNil { receiver.textViewDidChangeSelection(textView) }
    }
}
