import SwiftUI

@main
@MainActor
enum Launcher {
    static let app: any App.Type = NSClassFromString("XCTestCase") == nil ? MyAppApp.self : TestingApp.self

    static func main() {
        app.main()
    }
}
