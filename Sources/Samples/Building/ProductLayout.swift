/// Where an app's code is.
package enum ProductLayout: String, Hashable, Sendable {
    /// In the app's executable.
    case executable
    /// In `App.debug.dylib` beside an executable that has no code of its own, as in debug builds since Xcode 16.
    case debugLibrary

    /// The name of the library beside the executable of an app.
    static func debugLibrary(of app: String) -> String { "\(app).debug.dylib" }
}
