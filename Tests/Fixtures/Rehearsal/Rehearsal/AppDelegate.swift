import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    let cue = "Enter, stage left"
}

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
}
