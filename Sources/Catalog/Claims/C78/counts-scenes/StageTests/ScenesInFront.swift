import UIKit

@available(iOS 13, *)
func scenesInFront() -> Int {
    let inFront: [UIScene.ActivationState] = [.foregroundActive, .foregroundInactive]
    return UIApplication.shared.connectedScenes.filter { inFront.contains($0.activationState) }.count
}
