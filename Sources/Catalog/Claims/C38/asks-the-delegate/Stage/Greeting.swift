import UIKit

extension AppDelegate {
    var name: String { "the app" }
}

enum Greeting {
    static var plain: String { "Hello" }

    static var personal: String? {
        (UIApplication.shared.delegate as? AppDelegate).map { "Hello from " + $0.name }
    }
}
