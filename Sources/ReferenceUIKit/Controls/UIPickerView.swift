public import Foundation

/// A control of columns, in each of which a row is chosen. The user chooses none here.
@preconcurrency @MainActor
open class UIPickerView: UIView {
    /// The object that says how many columns and rows there are.
    open weak var dataSource: (any UIPickerViewDataSource)?
    /// The object that fills the rows.
    open weak var delegate: (any UIPickerViewDelegate)?
    private var rows: [Int: Int] = [:]

    /// The number of columns.
    open var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }
    /// Returns the number of rows in a column.
    open func numberOfRows(inComponent component: Int) -> Int {
        dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
    }
    /// Chooses a row. The delegate is not told, as on a device.
    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) { rows[component] = row }
    /// Returns the chosen row of a column.
    open func selectedRow(inComponent component: Int) -> Int { rows[component] ?? 0 }
    /// Requests all rows again. Nothing is drawn, so none are requested.
    open func reloadAllComponents() {}
    /// Requests the rows of a column again. Nothing is drawn, so none are requested.
    open func reloadComponent(_ component: Int) {}
}

/// The methods of an object that says how many columns and rows a picker has.
@preconcurrency @MainActor
public protocol UIPickerViewDataSource: NSObjectProtocol {
    /// Returns the number of columns.
    func numberOfComponents(in pickerView: UIPickerView) -> Int
    /// Returns the number of rows in a column.
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}
