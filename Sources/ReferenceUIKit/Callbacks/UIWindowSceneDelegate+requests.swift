/// Requests of the system to a connected window scene. The model sends one of them; the others say that it does not.
extension UIWindowSceneDelegate {
    /// The scene's size, orientation or traits have changed. The model does not send it.
    ///
    /// Source: Apple, windowScene(_:didUpdate:interfaceOrientation:traitCollection:).
    public func windowScene(
        _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
        interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
        traitCollection previousTraitCollection: UITraitCollection
    ) {
        CallbackDispatch.pass(
            "windowScene(_:didUpdate:interfaceOrientation:traitCollection:)", to: self, windowScene,
            previousCoordinateSpace, previousInterfaceOrientation, previousTraitCollection)
    }

    /// The user chose an action from the app's icon: the action `shortcut` of a run.
    ///
    /// Source: Apple, windowScene(_:performActionFor:completionHandler:).
    public func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) {
        CallbackDispatch.pass(
            "windowScene(_:performActionFor:completionHandler:)", to: self, windowScene, shortcutItem,
            completionHandler)
    }

    /// The scene's geometry has changed. The model does not send it.
    ///
    /// Source: Apple, windowScene(_:didUpdateEffectiveGeometry:).
    @available(iOS 26.0, *)
    public func windowScene(
        _ windowScene: UIWindowScene, didUpdateEffectiveGeometry previousEffectiveGeometry: UIWindowScene.Geometry
    ) {
        CallbackDispatch.pass(
            "windowScene(_:didUpdateEffectiveGeometry:)", to: self, windowScene, previousEffectiveGeometry)
    }

    /// The user accepted an invitation to shared data. The model does not send it.
    ///
    /// Source: Apple, windowScene(_:userDidAcceptCloudKitShareWith:).
    public func windowScene(
        _ windowScene: UIWindowScene, userDidAcceptCloudKitShareWith cloudKitShareMetadata: CKShare.Metadata
    ) {
        CallbackDispatch.pass(
            "windowScene(_:userDidAcceptCloudKitShareWith:)", to: self, windowScene, cloudKitShareMetadata)
    }
}
