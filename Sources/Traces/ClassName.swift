internal import Lifecycle

/// The name of a class as `NSStringFromClass` gives it.
package enum ClassName {
    /// The last component: `SceneDelegate` of `App.SceneDelegate`. Those of SwiftUI's own delegates are also those of
    /// many an app, so their names stay whole.
    package static func short(_ name: String) -> String {
        if Appearances.isSystems(name) { return name }
        // A raw identifier may have a dot.
        if name.last == "`", let start = name.dropLast().lastIndex(of: "`") { return String(name[start...]) }
        return name.split(separator: ".").last.map(String.init) ?? name
    }
}
