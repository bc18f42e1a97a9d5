internal import Foundation

/// Cells of classes that an app registers: made through the initialiser's place in every subclass's table of methods,
/// as `init()` of other objects is.
extension Instances {
    static func make<Cell: UITableViewCell>(_ type: Cell.Type, reuseIdentifier: String?) -> Cell {
        made(
            unsafeBitCast(type, to: _TableCellProbe.Type.self).init(style: .default, reuseIdentifier: reuseIdentifier))
    }

    static func make<Header: UITableViewHeaderFooterView>(_ type: Header.Type, reuseIdentifier: String?) -> Header {
        made(unsafeBitCast(type, to: _TableHeaderProbe.Type.self).init(reuseIdentifier: reuseIdentifier))
    }

    static func makeView<View: UICollectionReusableView>(_ type: View.Type) -> View {
        made(unsafeBitCast(type, to: _ReusableViewProbe.Type.self).init(frame: .zero))
    }

    /// Returns the object as one of the class that made it. A cast would compare the probe's class, of which the
    /// optimiser knows that it is another.
    private static func made<Made: NSObject>(_ object: NSObject) -> Made { unsafeDowncast(object, to: Made.self) }
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
