internal import Foundation

extension KeyedProperty {
    static let application: [KeyedProperty] = [
        .optional("delegate", \UIApplication.delegateForCalls),
        .computed("applicationState") { (application: UIApplication) in application.applicationState.rawValue },
        .computed("connectedScenes") { (application: UIApplication) in application.connectedScenes },
        .computed("openSessions") { (application: UIApplication) in application.openSessions },
        .computed("supportsMultipleScenes") { (application: UIApplication) in application.supportsMultipleScenes },
    ]
}
