public import Foundation

/// The methods of an object that fills a picker and follows what the user chooses. The user chooses nothing here.
@preconcurrency @MainActor
public protocol UIPickerViewDelegate: NSObjectProtocol {
    /// Returns the height of the rows of a column.
    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
    /// Returns the width of a column.
    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
    /// Returns the title of a row.
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
    /// Returns the title of a row with attributes.
    func pickerView(
        _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) -> NSAttributedString?
    /// Returns the view of a row.
    func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView
    /// Called when the user chose a row. None is chosen here.
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

/// The methods are optional: a class may leave out each.
extension UIPickerViewDelegate {
    /// Returns 32.
    public func pickerView(
        _ pickerView: UIPickerView, rowHeightForComponent component: Int
    ) -> CGFloat { Unimplemented.returns(32) }
    /// Returns 0.
    public func pickerView(
        _ pickerView: UIPickerView, widthForComponent component: Int
    ) -> CGFloat { Unimplemented.returns(0) }
    /// Returns nil.
    public func pickerView(
        _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
    ) -> String? { Unimplemented.returns(nil) }
    /// Returns nil.
    public func pickerView(
        _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) -> NSAttributedString? { Unimplemented.returns(nil) }
    /// Returns a plain view.
    public func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView { Unimplemented.returns(UIView()) }
    /// Ignores the call.
    public func pickerView(
        _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
    ) { Unimplemented.mark() }
}

/// The methods, called as optional ones are. Each result is nil if the class leaves the method out.
extension UIPickerViewDelegate {
    /// The methods named `pickerView`: `delegate.pickerView?(…)`.
    public var pickerView: _PickerViewDelegatePickerView? { .init(receiver: self) }
}

/// The methods named `pickerView`.
@MainActor
public struct _PickerViewDelegatePickerView {
    let receiver: any UIPickerViewDelegate

    @discardableResult
    public func callAsFunction(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat? {
        Unimplemented.asNil { receiver.pickerView(pickerView, rowHeightForComponent: component) }
    }

    @discardableResult
    public func callAsFunction(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat? {
        Unimplemented.asNil { receiver.pickerView(pickerView, widthForComponent: component) }
    }

    @discardableResult
    public func callAsFunction(
        _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
    ) -> String?? {
        Unimplemented.asNil { receiver.pickerView(pickerView, titleForRow: row, forComponent: component) }
    }

    @discardableResult
    public func callAsFunction(
        _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) -> NSAttributedString?? {
        Unimplemented.asNil { receiver.pickerView(pickerView, attributedTitleForRow: row, forComponent: component) }
    }

    @discardableResult
    public func callAsFunction(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView? {
        Unimplemented.asNil { receiver.pickerView(pickerView, viewForRow: row, forComponent: component, reusing: view) }
    }

    @discardableResult
    public func callAsFunction(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) -> Void? {
        Unimplemented.asNil { receiver.pickerView(pickerView, didSelectRow: row, inComponent: component) }
    }
}
