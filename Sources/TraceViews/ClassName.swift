/// The name of a class as `NSStringFromClass` gives it.
enum ClassName {
    /// The last component: `SceneDelegate` of `App.SceneDelegate`.
    static func short(_ name: String) -> String {
        name.split(separator: ".").last.map(String.init) ?? name
    }
}
