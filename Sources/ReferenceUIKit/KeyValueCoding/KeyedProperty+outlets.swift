/// The properties of views and bars that nibs set by key-value coding: outlets, and attributes that users define.
extension KeyedProperty {
    static let layer: [KeyedProperty] = [
        .value("cornerRadius", \CALayer.cornerRadius), .value("borderWidth", \CALayer.borderWidth),
        .optional("borderColor", \CALayer.borderColor), .optional("backgroundColor", \CALayer.backgroundColor),
        .value("masksToBounds", \CALayer.masksToBounds), .optional("shadowColor", \CALayer.shadowColor),
        .value("shadowOpacity", \CALayer.shadowOpacity), .value("shadowRadius", \CALayer.shadowRadius),
        .value("shadowOffset", \CALayer.shadowOffset), .value("opacity", \CALayer.opacity),
        .value("zPosition", \CALayer.zPosition),
    ]

    static let control: [KeyedProperty] = [
        .value("enabled", \UIControl.isEnabled), .value("selected", \UIControl.isSelected),
        .value("highlighted", \UIControl.isHighlighted),
    ]

    static let label: [KeyedProperty] = [
        .optional("text", \UILabel.text), .optional("textColor", \UILabel.textColor),
        .value("numberOfLines", \UILabel.numberOfLines), .optional("font", \UILabel.font),
    ]

    static let textField: [KeyedProperty] = [
        .optional("delegate", \UITextField.delegate), .optional("text", \UITextField.text),
        .optional("placeholder", \UITextField.placeholder), .optional("textColor", \UITextField.textColor),
        .optional("inputView", \UITextField.inputView),
        .optional("inputAccessoryView", \UITextField.inputAccessoryView),
        .value("secureTextEntry", \UITextField.isSecureTextEntry),
    ]

    static let textView: [KeyedProperty] = [
        .optional("text", \UITextView.text), .optional("textColor", \UITextView.textColor),
    ]

    static let scrollView: [KeyedProperty] = [
        .optional("delegate", \UIScrollView.delegate), .optional("refreshControl", \UIScrollView.refreshControl),
    ]

    static let tableView: [KeyedProperty] = [
        .optional("dataSource", \UITableView.dataSource), .optional("tableHeaderView", \UITableView.tableHeaderView),
        .optional("tableFooterView", \UITableView.tableFooterView),
        .optional("backgroundView", \UITableView.backgroundView),
    ]

    static let collectionView: [KeyedProperty] = [
        .optional("dataSource", \UICollectionView.dataSource),
        .optional("backgroundView", \UICollectionView.backgroundView),
        .value("collectionViewLayout", \UICollectionView.collectionViewLayout),
    ]

    static let tableViewController: [KeyedProperty] = [
        .assigned("tableView", { (controller: UITableViewController) in controller.tableView }) { $0.tableView = $1 },
        .optional("refreshControl", \UITableViewController.refreshControl),
    ]

    static let tableViewCell: [KeyedProperty] = [
        .optional("accessoryView", \UITableViewCell.accessoryView),
        .computed("textLabel") { (cell: UITableViewCell) in cell.textLabel },
        .computed("detailTextLabel") { (cell: UITableViewCell) in cell.detailTextLabel },
        .computed("imageView") { (cell: UITableViewCell) in cell.imageView },
    ]

    static let searchBar: [KeyedProperty] = [
        .optional("delegate", \UISearchBar.delegate), .optional("text", \UISearchBar.text),
        .optional("placeholder", \UISearchBar.placeholder),
    ]

    static let gestureRecognizer: [KeyedProperty] = [
        .optional("delegate", \UIGestureRecognizer.delegate), .value("enabled", \UIGestureRecognizer.isEnabled),
    ]

    static let navigationController: [KeyedProperty] = [.optional("delegate", \UINavigationController.delegate)]

    static let navigationItem: [KeyedProperty] = [
        .optional("title", \UINavigationItem.title), .optional("titleView", \UINavigationItem.titleView),
        .optional("leftBarButtonItem", \UINavigationItem.leftBarButtonItem),
        .optional("rightBarButtonItem", \UINavigationItem.rightBarButtonItem),
        .optional("backBarButtonItem", \UINavigationItem.backBarButtonItem),
    ]

    static let barItem: [KeyedProperty] = [
        .optional("title", \UIBarItem.title), .optional("image", \UIBarItem.image), .value("tag", \UIBarItem.tag),
        .value("enabled", \UIBarItem.isEnabled),
    ]

    static let constraint: [KeyedProperty] = [.value("constant", \NSLayoutConstraint.constant)]
}
