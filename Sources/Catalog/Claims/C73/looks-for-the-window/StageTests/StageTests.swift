import UIKit
import XCTest

class StageTests: XCTestCase {
    @MainActor
    func testWhoHasTheWindow() {
        let application = UIApplication.shared
        print("app delegate's window: \(application.delegate?.window??.rootViewController == nil ? "none" : "filled")")
        if #available(iOS 13, *) {
            for scene in application.connectedScenes {
                let delegate = scene.delegate as? UIWindowSceneDelegate
                print("scene delegate's window: \(delegate?.window??.rootViewController == nil ? "none" : "filled")")
            }
        }
    }
}
