/// Requests of the system to a connected window scene.
extension UIWindowSceneDelegate {
    /// The scene's size, orientation or traits have changed.
    @objc(windowScene:didUpdateCoordinateSpace:interfaceOrientation:traitCollection:)
    func windowScene(
        _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
        interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
        traitCollection previousTraitCollection: UITraitCollection
    ) {}

    /// The user chose an action from the app's icon: the action `shortcut` of a run.
    ///
    /// - Parameters:
    ///   - windowScene: The scene that performs the action.
    ///   - shortcutItem: The quick action that the user chose.
    ///   - completionHandler: A closure to call with true if the action was performed. The model does not read the result.
    @objc(windowScene:performActionForShortcutItem:completionHandler:)
    func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) {}

    /// The scene's geometry has changed.
    @available(iOS 26.0, *)
    func windowScene(
        _ windowScene: UIWindowScene, didUpdateEffectiveGeometry previousEffectiveGeometry: UIWindowScene.Geometry
    ) {}

    /// The user accepted an invitation to shared data.
    @objc(windowScene:userDidAcceptCloudKitShareWithMetadata:)
    func windowScene(
        _ windowScene: UIWindowScene, userDidAcceptCloudKitShareWith cloudKitShareMetadata: CKShare.Metadata
    ) {}
}
