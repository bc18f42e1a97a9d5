internal import Foundation
internal import Lifecycle

/// What an app asks of the device about its scenes: one function for each request.
@MainActor
enum SceneRequests {
    private static var handlers: [Int: (any Error) -> Void] = [:]
    private static var made = 0

    /// Notes the handler of a request; returns the number under which the device answers.
    static func number(_ errorHandler: ((any Error) -> Void)?) -> Int {
        made += 1
        handlers[made] = errorHandler
        return made
    }

    /// The device refused a request.
    static func refuse(_ number: Int, _ code: UISceneErrorCode) {
        guard let handler = handlers.removeValue(forKey: number) else { return }
        handler(NSError(domain: "UISceneErrorDomain", code: code.rawValue))
    }
}
