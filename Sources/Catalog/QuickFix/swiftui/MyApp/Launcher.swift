import SwiftUI

@main
@MainActor
enum Launcher {
    static let isTesting = NSClassFromString("XCTestCase") != nil
    static let app: any App.Type = isTesting ? TestingApp.self : MyAppApp.self

    static func main() {
        app.main()
    }
}
