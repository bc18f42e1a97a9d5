/// The place of an app's code.
package enum ProductLayout: String, Hashable, Sendable {
    /// The app's executable.
    case executable
    /// The library `App.debug.dylib` beside an executable without its own code, as in debug builds since Xcode 16.
    case debugLibrary

    /// Returns the name of the library beside the executable of an app.
    static func debugLibrary(of app: String) -> String { "\(app).debug.dylib" }
}
