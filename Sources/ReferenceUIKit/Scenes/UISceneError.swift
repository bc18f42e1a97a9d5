public import Foundation

/// The domain of the errors of requests about scenes.
@available(iOS 15.0, *)
public let UISceneErrorDomain = "UISceneErrorDomain"

/// An error of a request about a scene.
public struct UISceneError: Error, Hashable, Sendable, CustomNSError {
    /// The reason of the failure.
    public let code: Code
    private let text: String?

    /// Creates an error.
    ///
    /// Of `userInfo`, only a text for `NSLocalizedDescriptionKey` is kept.
    public init(_ code: Code, userInfo: [String: Any] = [:]) {
        self.code = code
        text = userInfo[NSLocalizedDescriptionKey] as? String
    }

    /// The domain of these errors.
    public static var errorDomain: String { "UISceneErrorDomain" }
    /// The number of the code.
    public var errorCode: Int { code.rawValue }
    /// A dictionary with the text that the error was created with.
    public var errorUserInfo: [String: Any] { text.map { [NSLocalizedDescriptionKey: $0] } ?? [:] }

    /// The reasons why a request about a scene fails.
    ///
    /// Source: Apple, UISceneDefinitions.h.
    public enum Code: Int, Hashable, Sendable {
        /// The failure on a device, or of an app, that supports only one scene.
        case multipleScenesNotSupported = 0
        /// The failure of a request that the system refused.
        case requestDenied = 1
        /// The failure of a geometry request to a scene that does not support it.
        case geometryRequestUnsupported = 100
        /// The failure of a geometry request that the system refused.
        case geometryRequestDenied = 101
    }

    /// The failure on a device, or of an app, that supports only one scene.
    public static var multipleScenesNotSupported: Code { .multipleScenesNotSupported }
    /// The failure of a request that the system refused.
    public static var requestDenied: Code { .requestDenied }
    /// The failure of a geometry request to a scene that does not support it.
    @available(iOS 16.0, *)
    public static var geometryRequestUnsupported: Code { .geometryRequestUnsupported }
    /// The failure of a geometry request that the system refused.
    @available(iOS 16.0, *)
    public static var geometryRequestDenied: Code { .geometryRequestDenied }
}

extension UISceneError.Code {
    /// Returns true if an error has a code, so that `catch UISceneError.requestDenied` matches it.
    public static func ~= (code: Self, error: any Error) -> Bool {
        (error as? UISceneError)?.code == code
    }
}
