import UIKit

@main
final class HostAppDelegate: UIResponder, UIApplicationDelegate {
}
