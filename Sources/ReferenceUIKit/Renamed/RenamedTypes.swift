// The names that types of UIKit had up to Swift 4.1. Xcode knows them for targets with SWIFT_VERSION 4.0 alone; each
// stays here so that an app of that time can be launched, with the warning that names its successor.

/// The name of ``UIApplication/LaunchOptionsKey`` up to Swift 4.1.
@_documentation(visibility: internal)
@available(*, deprecated, renamed: "UIApplication.LaunchOptionsKey")
public typealias UIApplicationLaunchOptionsKey = UIApplication.LaunchOptionsKey
/// The name of ``UIApplication/OpenURLOptionsKey`` up to Swift 4.1.
@_documentation(visibility: internal)
@available(*, deprecated, renamed: "UIApplication.OpenURLOptionsKey")
public typealias UIApplicationOpenURLOptionsKey = UIApplication.OpenURLOptionsKey
/// The name of ``UIApplication/State`` up to Swift 4.1.
@_documentation(visibility: internal)
@available(*, deprecated, renamed: "UIApplication.State")
public typealias UIApplicationState = UIApplication.State
/// The name of ``UIApplicationShortcutIcon/IconType`` up to Swift 4.1.
@_documentation(visibility: internal)
@available(*, deprecated, renamed: "UIApplicationShortcutIcon.IconType")
public typealias UIApplicationShortcutIconType = UIApplicationShortcutIcon.IconType
/// The name of ``UIControl/State`` up to Swift 4.1.
@_documentation(visibility: internal)
@available(*, deprecated, renamed: "UIControl.State")
public typealias UIControlState = UIControl.State
/// The name of ``UIControl/Event`` up to Swift 4.1.
@_documentation(visibility: internal)
@available(*, deprecated, renamed: "UIControl.Event")
public typealias UIControlEvents = UIControl.Event
/// The name of ``UIButton/ButtonType`` up to Swift 4.1.
@_documentation(visibility: internal)
@available(*, deprecated, renamed: "UIButton.ButtonType")
public typealias UIButtonType = UIButton.ButtonType
/// The name of ``UIView/ContentMode`` up to Swift 4.1.
@_documentation(visibility: internal)
@available(*, deprecated, renamed: "UIView.ContentMode")
public typealias UIViewContentMode = UIView.ContentMode
/// The name of ``UIView/AutoresizingMask`` up to Swift 4.1.
@_documentation(visibility: internal)
@available(*, deprecated, renamed: "UIView.AutoresizingMask")
public typealias UIViewAutoresizing = UIView.AutoresizingMask
/// The name of ``UIView/AnimationOptions`` up to Swift 4.1.
@_documentation(visibility: internal)
@available(*, deprecated, renamed: "UIView.AnimationOptions")
public typealias UIViewAnimationOptions = UIView.AnimationOptions
/// The name of ``UITableView/Style`` up to Swift 4.1.
@_documentation(visibility: internal)
@available(*, deprecated, renamed: "UITableView.Style")
public typealias UITableViewStyle = UITableView.Style
/// The name of ``UITableViewCell/CellStyle`` up to Swift 4.1.
@_documentation(visibility: internal)
@available(*, deprecated, renamed: "UITableViewCell.CellStyle")
public typealias UITableViewCellStyle = UITableViewCell.CellStyle
/// The name of ``UITableViewCell/EditingStyle`` up to Swift 4.1.
@_documentation(visibility: internal)
@available(*, deprecated, renamed: "UITableViewCell.EditingStyle")
public typealias UITableViewCellEditingStyle = UITableViewCell.EditingStyle
/// The name of ``UITableViewCell/SelectionStyle`` up to Swift 4.1.
@_documentation(visibility: internal)
@available(*, deprecated, renamed: "UITableViewCell.SelectionStyle")
public typealias UITableViewCellSelectionStyle = UITableViewCell.SelectionStyle
/// The name of ``UITableViewCell/AccessoryType`` up to Swift 4.1.
@_documentation(visibility: internal)
@available(*, deprecated, renamed: "UITableViewCell.AccessoryType")
public typealias UITableViewCellAccessoryType = UITableViewCell.AccessoryType
/// The name of ``UITableView/RowAnimation`` up to Swift 4.1.
@_documentation(visibility: internal)
@available(*, deprecated, renamed: "UITableView.RowAnimation")
public typealias UITableViewRowAnimation = UITableView.RowAnimation
/// The name of ``UITableView/ScrollPosition`` up to Swift 4.1.
@_documentation(visibility: internal)
@available(*, deprecated, renamed: "UITableView.ScrollPosition")
public typealias UITableViewScrollPosition = UITableView.ScrollPosition
/// The name of ``UIAlertController/Style`` up to Swift 4.1.
@_documentation(visibility: internal)
@available(*, deprecated, renamed: "UIAlertController.Style")
public typealias UIAlertControllerStyle = UIAlertController.Style
/// The name of ``UIAlertAction/Style`` up to Swift 4.1.
@_documentation(visibility: internal)
@available(*, deprecated, renamed: "UIAlertAction.Style")
public typealias UIAlertActionStyle = UIAlertAction.Style
/// The name of ``UIBarButtonItem/Style`` up to Swift 4.1.
@_documentation(visibility: internal)
@available(*, deprecated, renamed: "UIBarButtonItem.Style")
public typealias UIBarButtonItemStyle = UIBarButtonItem.Style
/// The name of ``UIBarButtonItem/SystemItem`` up to Swift 4.1.
@_documentation(visibility: internal)
@available(*, deprecated, renamed: "UIBarButtonItem.SystemItem")
public typealias UIBarButtonSystemItem = UIBarButtonItem.SystemItem
/// The name of ``UIActivityIndicatorView/Style`` up to Swift 4.1.
@_documentation(visibility: internal)
@available(*, deprecated, renamed: "UIActivityIndicatorView.Style")
public typealias UIActivityIndicatorViewStyle = UIActivityIndicatorView.Style
/// The name of ``UIGestureRecognizer/State`` up to Swift 4.1.
@_documentation(visibility: internal)
@available(*, deprecated, renamed: "UIGestureRecognizer.State")
public typealias UIGestureRecognizerState = UIGestureRecognizer.State
/// The name of ``UITextField/BorderStyle`` up to Swift 4.1.
@_documentation(visibility: internal)
@available(*, deprecated, renamed: "UITextField.BorderStyle")
public typealias UITextBorderStyle = UITextField.BorderStyle
/// The name of ``UIImage/RenderingMode`` up to Swift 4.1.
@_documentation(visibility: internal)
@available(*, deprecated, renamed: "UIImage.RenderingMode")
public typealias UIImageRenderingMode = UIImage.RenderingMode
/// The name of ``NSLayoutConstraint/Axis`` up to Swift 4.1.
@_documentation(visibility: internal)
@available(*, deprecated, renamed: "NSLayoutConstraint.Axis")
public typealias UILayoutConstraintAxis = NSLayoutConstraint.Axis
/// The name of ``NSLayoutConstraint/Attribute`` up to Swift 4.1.
@_documentation(visibility: internal)
@available(*, deprecated, renamed: "NSLayoutConstraint.Attribute")
public typealias NSLayoutAttribute = NSLayoutConstraint.Attribute
/// The name of ``NSLayoutConstraint/Relation`` up to Swift 4.1.
@_documentation(visibility: internal)
@available(*, deprecated, renamed: "NSLayoutConstraint.Relation")
public typealias NSLayoutRelation = NSLayoutConstraint.Relation
/// The name of ``UIStackView/Alignment`` up to Swift 4.1.
@_documentation(visibility: internal)
@available(*, deprecated, renamed: "UIStackView.Alignment")
public typealias UIStackViewAlignment = UIStackView.Alignment
/// The name of ``UIStackView/Distribution`` up to Swift 4.1.
@_documentation(visibility: internal)
@available(*, deprecated, renamed: "UIStackView.Distribution")
public typealias UIStackViewDistribution = UIStackView.Distribution
/// The name of ``UIPageViewController/NavigationDirection`` up to Swift 4.1.
@_documentation(visibility: internal)
@available(*, deprecated, renamed: "UIPageViewController.NavigationDirection")
public typealias UIPageViewControllerNavigationDirection = UIPageViewController.NavigationDirection
/// The name of ``UISplitViewController/DisplayMode`` up to Swift 4.1.
@_documentation(visibility: internal)
@available(*, deprecated, renamed: "UISplitViewController.DisplayMode")
public typealias UISplitViewControllerDisplayMode = UISplitViewController.DisplayMode
