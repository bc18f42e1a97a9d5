public import Foundation

/// The methods of an object that follows the editing of a field. Those around the beginning and end of editing are called.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: NSObjectProtocol {
    /// Returns true if editing may begin.
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
    /// Called after editing began.
    func textFieldDidBeginEditing(_ textField: UITextField)
    /// Returns true if editing may end.
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
    /// Called after editing ended.
    func textFieldDidEndEditing(_ textField: UITextField)
    /// Called after editing ended, in place of the method without a reason.
    func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
    /// Returns true if the text may change. Nothing is typed here.
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool
    /// Called when the selected text changed. None is selected here.
    func textFieldDidChangeSelection(_ textField: UITextField)
    /// Returns true if the text may be cleared. Nothing is tapped here.
    func textFieldShouldClear(_ textField: UITextField) -> Bool
    /// Returns true if the return key does what it usually does. Nothing is typed here.
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

/// The methods are optional: a class may leave out each.
extension UITextFieldDelegate {
    /// Returns true.
    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { Unimplemented.returns(true) }
    /// Ignores the call.
    public func textFieldDidBeginEditing(_ textField: UITextField) { Unimplemented.mark() }
    /// Returns true.
    public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { Unimplemented.returns(true) }
    /// Ignores the call.
    public func textFieldDidEndEditing(_ textField: UITextField) { Unimplemented.mark() }
    /// Ignores the call.
    public func textFieldDidEndEditing(
        _ textField: UITextField, reason: UITextField.DidEndEditingReason
    ) { Unimplemented.mark() }
    /// Returns true.
    public func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool { Unimplemented.returns(true) }
    /// Ignores the call.
    public func textFieldDidChangeSelection(_ textField: UITextField) { Unimplemented.mark() }
    /// Returns true.
    public func textFieldShouldClear(_ textField: UITextField) -> Bool { Unimplemented.returns(true) }
    /// Returns true.
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool { Unimplemented.returns(true) }
}

/// The methods, called as optional ones are. Each result is nil if the class leaves the method out.
extension UITextFieldDelegate {
    /// The methods named `textFieldShouldBeginEditing`: `delegate.textFieldShouldBeginEditing?(…)`.
    public var textFieldShouldBeginEditing: _TextFieldDelegateTextFieldShouldBeginEditing? { .init(receiver: self) }
    /// The methods named `textFieldDidBeginEditing`: `delegate.textFieldDidBeginEditing?(…)`.
    public var textFieldDidBeginEditing: _TextFieldDelegateTextFieldDidBeginEditing? { .init(receiver: self) }
    /// The methods named `textFieldShouldEndEditing`: `delegate.textFieldShouldEndEditing?(…)`.
    public var textFieldShouldEndEditing: _TextFieldDelegateTextFieldShouldEndEditing? { .init(receiver: self) }
    /// The methods named `textFieldDidEndEditing`: `delegate.textFieldDidEndEditing?(…)`.
    public var textFieldDidEndEditing: _TextFieldDelegateTextFieldDidEndEditing? { .init(receiver: self) }
    /// The methods named `textField`: `delegate.textField?(…)`.
    public var textField: _TextFieldDelegateTextField? { .init(receiver: self) }
    /// The methods named `textFieldDidChangeSelection`: `delegate.textFieldDidChangeSelection?(…)`.
    public var textFieldDidChangeSelection: _TextFieldDelegateTextFieldDidChangeSelection? { .init(receiver: self) }
    /// The methods named `textFieldShouldClear`: `delegate.textFieldShouldClear?(…)`.
    public var textFieldShouldClear: _TextFieldDelegateTextFieldShouldClear? { .init(receiver: self) }
    /// The methods named `textFieldShouldReturn`: `delegate.textFieldShouldReturn?(…)`.
    public var textFieldShouldReturn: _TextFieldDelegateTextFieldShouldReturn? { .init(receiver: self) }
}

/// The methods named `textFieldShouldBeginEditing`.
@MainActor
public struct _TextFieldDelegateTextFieldShouldBeginEditing {
    let receiver: any UITextFieldDelegate

    @discardableResult
    public func callAsFunction(_ textField: UITextField) -> Bool? {
        Unimplemented.asNil { receiver.textFieldShouldBeginEditing(textField) }
    }
}

/// The methods named `textFieldDidBeginEditing`.
@MainActor
public struct _TextFieldDelegateTextFieldDidBeginEditing {
    let receiver: any UITextFieldDelegate

    @discardableResult
    public func callAsFunction(_ textField: UITextField) -> Void? {
        Unimplemented.asNil { receiver.textFieldDidBeginEditing(textField) }
    }
}

/// The methods named `textFieldShouldEndEditing`.
@MainActor
public struct _TextFieldDelegateTextFieldShouldEndEditing {
    let receiver: any UITextFieldDelegate

    @discardableResult
    public func callAsFunction(_ textField: UITextField) -> Bool? {
        Unimplemented.asNil { receiver.textFieldShouldEndEditing(textField) }
    }
}

/// The methods named `textFieldDidEndEditing`.
@MainActor
public struct _TextFieldDelegateTextFieldDidEndEditing {
    let receiver: any UITextFieldDelegate

    @discardableResult
    public func callAsFunction(_ textField: UITextField) -> Void? {
        Unimplemented.asNil { receiver.textFieldDidEndEditing(textField) }
    }

    @discardableResult
    public func callAsFunction(_ textField: UITextField, reason: UITextField.DidEndEditingReason) -> Void? {
        Unimplemented.asNil { receiver.textFieldDidEndEditing(textField, reason: reason) }
    }
}

/// The methods named `textField`.
@MainActor
public struct _TextFieldDelegateTextField {
    let receiver: any UITextFieldDelegate

    @discardableResult
    public func callAsFunction(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool? {
        Unimplemented.asNil {
            receiver.textField(textField, shouldChangeCharactersIn: range, replacementString: string)
        }
    }
}

/// The methods named `textFieldDidChangeSelection`.
@MainActor
public struct _TextFieldDelegateTextFieldDidChangeSelection {
    let receiver: any UITextFieldDelegate

    @discardableResult
    public func callAsFunction(_ textField: UITextField) -> Void? {
        Unimplemented.asNil { receiver.textFieldDidChangeSelection(textField) }
    }
}

/// The methods named `textFieldShouldClear`.
@MainActor
public struct _TextFieldDelegateTextFieldShouldClear {
    let receiver: any UITextFieldDelegate

    @discardableResult
    public func callAsFunction(_ textField: UITextField) -> Bool? {
        Unimplemented.asNil { receiver.textFieldShouldClear(textField) }
    }
}

/// The methods named `textFieldShouldReturn`.
@MainActor
public struct _TextFieldDelegateTextFieldShouldReturn {
    let receiver: any UITextFieldDelegate

    @discardableResult
    public func callAsFunction(_ textField: UITextField) -> Bool? {
        Unimplemented.asNil { receiver.textFieldShouldReturn(textField) }
    }
}
