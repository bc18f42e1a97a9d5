/// What the system asks of a connected window scene. The model sends none of these yet.
extension UIWindowSceneDelegate {
    /// The scene's size, orientation or traits have changed.
    ///
    /// Source: Apple, windowScene(_:didUpdate:interfaceOrientation:traitCollection:).
    public func windowScene(
        _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
        interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
        traitCollection previousTraitCollection: UITraitCollection
    ) {
        Door.pass(
            "windowScene(_:didUpdate:interfaceOrientation:traitCollection:)", to: self, windowScene,
            previousCoordinateSpace, previousInterfaceOrientation, previousTraitCollection)
    }

    /// The user chose an action from the app's icon.
    ///
    /// Source: Apple, windowScene(_:performActionFor:completionHandler:).
    public func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) {
        Door.pass(
            "windowScene(_:performActionFor:completionHandler:)", to: self, windowScene, shortcutItem,
            completionHandler)
    }

    /// The user accepted a share of CloudKit's, which is not modelled: its metadata is any value here.
    ///
    /// Source: Apple, windowScene(_:userDidAcceptCloudKitShareWith:).
    public func windowScene(_ windowScene: UIWindowScene, userDidAcceptCloudKitShareWith cloudKitShareMetadata: Any) {
        Door.pass(
            "windowScene(_:userDidAcceptCloudKitShareWith:)", to: self, windowScene, cloudKitShareMetadata)
    }
}
