internal import Foundation

/// Cells of classes that an app registers: made through the initialiser's place in every subclass's table of methods,
/// as `init()` of other objects is.
extension Instances {
    static func make<Cell: UITableViewCell>(_ type: Cell.Type, reuseIdentifier: String?) -> Cell {
        checked(
            unsafeBitCast(type, to: _TableCellProbe.Type.self).init(style: .default, reuseIdentifier: reuseIdentifier))
    }

    static func make<Header: UITableViewHeaderFooterView>(_ type: Header.Type, reuseIdentifier: String?) -> Header {
        checked(unsafeBitCast(type, to: _TableHeaderProbe.Type.self).init(reuseIdentifier: reuseIdentifier))
    }

    static func makeView<View: UICollectionReusableView>(_ type: View.Type) -> View {
        checked(unsafeBitCast(type, to: _ReusableViewProbe.Type.self).init(frame: .zero))
    }

    private static func checked<Made>(_ object: NSObject) -> Made {
        guard let made = object as? Made else { preconditionFailure("\(type(of: object)) is not \(Made.self)") }
        return made
    }
}

/// Never instantiated: it only makes the initialiser callable on a class object. The cell's own is not `required`,
/// since an app's classes may leave it out. It is open because the optimiser must not take it for the only class.
open class _TableCellProbe: UITableViewCell {
    public required override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}

/// The same for the headers and footers of tables.
open class _TableHeaderProbe: UITableViewHeaderFooterView {
    public required override init(reuseIdentifier: String?) {
        super.init(reuseIdentifier: reuseIdentifier)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}

/// The same for the cells of collections.
open class _ReusableViewProbe: UICollectionReusableView {
    public required override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}
