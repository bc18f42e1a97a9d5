import UIKit

class FirstSceneDelegate: UIResponder, UIWindowSceneDelegate {
}
