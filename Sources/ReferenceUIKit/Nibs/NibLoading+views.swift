internal import Foundation
internal import Lifecycle
internal import ReferenceObjectiveC

/// The views of a file.
extension NibLoading {
    /// The plain classes of views, by their elements.
    static let views: [String: UIView.Type] = [
        "view": UIView.self, "containerView": UIView.self, "window": UIWindow.self,
        "tableViewCellContentView": UIView.self, "collectionViewCellContentView": UIView.self,
        "label": UILabel.self, "button": UIButton.self, "control": UIControl.self, "textField": UITextField.self,
        "textView": UITextView.self, "imageView": UIImageView.self, "switch": UISwitch.self, "slider": UISlider.self,
        "stepper": UIStepper.self, "segmentedControl": UISegmentedControl.self, "pageControl": UIPageControl.self,
        "datePicker": UIDatePicker.self, "activityIndicatorView": UIActivityIndicatorView.self,
        "progressView": UIProgressView.self, "scrollView": UIScrollView.self, "stackView": UIStackView.self,
        "tableView": UITableView.self, "tableViewCell": UITableViewCell.self,
        "collectionView": UICollectionView.self, "collectionViewCell": UICollectionViewCell.self,
        "collectionReusableView": UICollectionReusableView.self, "searchBar": UISearchBar.self,
        "navigationBar": UINavigationBar.self, "toolbar": UIToolbar.self, "tabBar": UITabBar.self,
        "visualEffectView": UIVisualEffectView.self,
    ]

    /// The class of an element's views: one of UIKit's, or one of a framework that the app links; nil for an element that
    /// the model does not know.
    static func viewType(_ element: String) -> UIView.Type? {
        views[element] ?? frameworkViews[element].map { _classNamed($0) as? UIView.Type ?? UIView.self }
    }

    /// The classes of other frameworks' views, by their elements. Without the framework in the process it is a plain view.
    private static let frameworkViews = ["mapView": "MKMapView", "wkWebView": "WKWebView"]

    /// Configures a view by its element: what every view has, what its kind has, and the views inside.
    func configure(_ view: UIView, _ element: Element) {
        configureCommon(view, element)
        switch view {
        case let label as UILabel: configure(label, element)
        case let control as UIControl: configure(control, element)
        case let image as UIImageView:
            image.image = element["image"].flatMap { self.image(named: $0, catalog: element["catalog"]) }
        case let text as UITextView: configure(text, element)
        case let table as UITableView: configure(table, element)
        case let collection as UICollectionView: configure(collection, element)
        case let scroll as UIScrollView: configure(scroll, element)
        case let stack as UIStackView: configure(stack, element)
        case let cell as UITableViewCell: configure(cell, element)
        case let indicator as UIActivityIndicatorView:
            indicator.style = element["style"] == "large" || element["style"] == "whiteLarge" ? .large : .medium
            indicator.hidesWhenStopped = element.flag("hidesWhenStopped") ?? false
            if element.flag("animating") ?? false { indicator.startAnimating() }
        case let progress as UIProgressView: progress.progress = Float(element.number("progress") ?? 0)
        case let bar as UISearchBar:
            bar.text = element.string("text")
            bar.placeholder = element.string("placeholder")
        case let bar as UINavigationBar: bar.items = items(of: element)
        case let bar as UIToolbar: bar.items = items(of: element)
        case let bar as UITabBar:
            bar.items = element.child("items")?.children.map { tabBarItem($0) }
        default: break
        }
        addSubviews(to: view, element)
    }

    private func configureCommon(_ view: UIView, _ element: Element) {
        if let frame = element.child("rect")?.rectangle { view.frame = frame }
        if let tag = element.integer("tag") { view.tag = tag }
        if let alpha = element.number("alpha") { view.alpha = alpha }
        if let mode = element["contentMode"].flatMap(UIView.ContentMode.init(nib:)) { view.contentMode = mode }
        view.isHidden = element.flag("hidden") ?? view.isHidden
        view.isOpaque = element.flag("opaque") ?? view.isOpaque
        view.clipsToBounds = element.flag("clipsSubviews") ?? view.clipsToBounds
        view.isUserInteractionEnabled = element.flag("userInteractionEnabled") ?? view.isUserInteractionEnabled
        view.isMultipleTouchEnabled = element.flag("multipleTouchEnabled") ?? view.isMultipleTouchEnabled
        view.translatesAutoresizingMaskIntoConstraints =
            element.flag("translatesAutoresizingMaskIntoConstraints") ?? view.translatesAutoresizingMaskIntoConstraints
        view.restorationIdentifier = element["restorationIdentifier"]
        if let color = element.value("backgroundColor")?.color(in: bundle) { view.backgroundColor = color }
        if let color = element.value("tintColor")?.color(in: bundle) { view.tintColor = color }
        // Only outlets need constraints: nothing is laid out.
        for constraint in element.child("constraints")?.children ?? [] where isOutlet(constraint) {
            if let constraint = object(constraint) as? NSLayoutConstraint { view.addConstraint(constraint) }
        }
        guard let accessibility = element.child("accessibility") else { return }
        view.accessibilityIdentifier = accessibility["identifier"]
        view.accessibilityLabel = accessibility.string("label")
        view.accessibilityHint = accessibility.string("hint")
        if let flag = accessibility.value("isElement")?.flag("value") { view.isAccessibilityElement = flag }
    }

    private func configure(_ label: UILabel, _ element: Element) {
        label.text = element.text()
        label.numberOfLines = element.integer("numberOfLines") ?? 1
        label.textAlignment = element["textAlignment"].flatMap(NSTextAlignment.init(nib:)) ?? label.textAlignment
        label.isEnabled = element.flag("enabled") ?? true
        if let font = element.child("fontDescription")?.font { label.font = font }
        if let color = element.value("textColor")?.color(in: bundle) { label.textColor = color }
    }

    private func configure(_ text: UITextView, _ element: Element) {
        text.text = element.text() ?? ""
        text.isEditable = element.flag("editable") ?? true
        text.isSelectable = element.flag("selectable") ?? true
        text.textAlignment = element["textAlignment"].flatMap(NSTextAlignment.init(nib:)) ?? text.textAlignment
        if let font = element.child("fontDescription")?.font { text.font = font }
        if let color = element.value("textColor")?.color(in: bundle) { text.textColor = color }
        configure(text as UIScrollView, element)
    }

    private func configure(_ scroll: UIScrollView, _ element: Element) {
        scroll.isScrollEnabled = element.flag("scrollEnabled") ?? true
        scroll.isPagingEnabled = element.flag("pagingEnabled") ?? false
        scroll.bounces = element.flag("bounces") ?? true
        scroll.alwaysBounceVertical = element.flag("alwaysBounceVertical") ?? false
        scroll.alwaysBounceHorizontal = element.flag("alwaysBounceHorizontal") ?? false
        scroll.showsVerticalScrollIndicator = element.flag("showsVerticalScrollIndicator") ?? true
        scroll.showsHorizontalScrollIndicator = element.flag("showsHorizontalScrollIndicator") ?? true
    }

    private func configure(_ collection: UICollectionView, _ element: Element) {
        configure(collection as UIScrollView, element)
        if let layout = element.value("collectionViewLayout") { adopt(collection.collectionViewLayout, for: layout) }
        for cell in element.child("cells")?.children ?? [] {
            guard let identifier = cell["reuseIdentifier"] else { continue }
            collection.prototypes[identifier] = NibPrototype(cell, self)
        }
    }

    private func configure(_ table: UITableView, _ element: Element) {
        configure(table as UIScrollView, element)
        table.rowHeight = element.number("rowHeight") ?? table.rowHeight
        table.separatorStyle = element["separatorStyle"] == "none" ? .none : table.separatorStyle
        table.allowsSelection = element["dataMode"] == nil || element["allowsSelection"] != "NO"
        table.allowsMultipleSelection = element.flag("allowsMultipleSelection") ?? false
        table.tableHeaderView = element.value("tableHeaderView").flatMap { view($0) }
        table.tableFooterView = element.value("tableFooterView").flatMap { view($0) }
        for cell in element.child("prototypes")?.children ?? [] {
            guard let identifier = cell["reuseIdentifier"] else { continue }
            table.prototypes[identifier] = NibPrototype(cell, self)
        }
        guard let sections = element.child("sections")?.children else { return }
        table.staticSections = sections.filter { $0.name == "tableViewSection" }.map { section in
            UITableView.StaticSection(
                header: section.string("headerTitle"), footer: section.string("footerTitle"),
                cells: (section.child("cells")?.children ?? []).compactMap { view($0) as? UITableViewCell })
        }
    }

    private func configure(_ cell: UITableViewCell, _ element: Element) {
        cell.accessoryType = element["accessoryType"].flatMap(UITableViewCell.AccessoryType.init(nib:)) ?? .none
        cell.selectionStyle = element["selectionStyle"] == "none" ? .none : .default
        guard let content = element.value("contentView") else { return }
        for (key, view) in [
            ("textLabel", cell.textLabel as UIView?), ("detailTextLabel", cell.detailTextLabel),
            ("imageView", cell.imageView),
        ] where element[key] != nil {
            guard let view, let inner = element[key].flatMap({ self.element(id: $0) }) else { continue }
            adopt(view, for: inner)
            configure(view, inner)
        }
        adopt(cell.contentView, for: content)
        configure(cell.contentView, content)
        if cell.contentView.superview == nil { cell.insert(cell.contentView, at: nil) }
    }

    private func configure(_ stack: UIStackView, _ element: Element) {
        stack.axis = element["axis"] == "vertical" ? .vertical : .horizontal
        stack.spacing = element.number("spacing") ?? 0
        stack.alignment = element["alignment"].flatMap(UIStackView.Alignment.init(nib:)) ?? .fill
        stack.distribution = element["distribution"].flatMap(UIStackView.Distribution.init(nib:)) ?? .fill
    }

    /// Adds the views inside.
    private func addSubviews(to view: UIView, _ element: Element) {
        if let inner = element.value("contentView") {
            switch view {
            case let effect as UIVisualEffectView: fill(effect.contentView, of: view, inner)
            case let cell as UICollectionViewCell: fill(cell.contentView, of: view, inner)
            default: break
            }
        }
        for child in element.child("subviews")?.children ?? [] {
            if view is UITableViewCell, existing(child["id"]) != nil { continue }
            guard let subview = self.view(child) else { continue }
            if let stack = view as? UIStackView {
                stack.addArrangedSubview(subview)
            } else {
                view.insert(subview, at: nil)
            }
        }
    }

    private func fill(_ content: UIView, of view: UIView, _ element: Element) {
        adopt(content, for: element)
        configure(content, element)
        if content.superview == nil { view.insert(content, at: nil) }
    }

    private func items<Item>(of element: Element) -> [Item] {
        (element.child("items")?.children ?? []).compactMap { object($0) as? Item }
    }
}
