public import Foundation

/// The domain of the errors that requests about scenes fail with.
@available(iOS 15.0, *)
public let UISceneErrorDomain = "UISceneErrorDomain"

/// Why a request about a scene failed.
public struct UISceneError: Error, Hashable, Sendable, CustomNSError {
    /// What went wrong.
    public let code: Code
    private let text: String?

    /// Makes an error.
    ///
    /// `userInfo`: Only a text for `NSLocalizedDescriptionKey` is kept.
    public init(_ code: Code, userInfo: [String: Any] = [:]) {
        self.code = code
        text = userInfo[NSLocalizedDescriptionKey] as? String
    }

    /// The domain of these errors.
    public static var errorDomain: String { "UISceneErrorDomain" }
    /// The code's number.
    public var errorCode: Int { code.rawValue }
    /// The text that the error was made with.
    public var errorUserInfo: [String: Any] { text.map { [NSLocalizedDescriptionKey: $0] } ?? [:] }

    /// Why a request about a scene failed.
    ///
    /// Source: Apple, UISceneDefinitions.h.
    public enum Code: Int, Hashable, Sendable {
        /// The app or the device has no more than one scene.
        case multipleScenesNotSupported = 0
        /// The system refused.
        case requestDenied = 1
        /// The scene's geometry cannot be asked for.
        case geometryRequestUnsupported = 100
        /// The system refused the geometry.
        case geometryRequestDenied = 101
    }

    /// The app or the device has no more than one scene.
    public static var multipleScenesNotSupported: Code { .multipleScenesNotSupported }
    /// The system refused.
    public static var requestDenied: Code { .requestDenied }
    /// The scene's geometry cannot be asked for.
    @available(iOS 16.0, *)
    public static var geometryRequestUnsupported: Code { .geometryRequestUnsupported }
    /// The system refused the geometry.
    @available(iOS 16.0, *)
    public static var geometryRequestDenied: Code { .geometryRequestDenied }
}

extension UISceneError.Code {
    /// Lets `catch UISceneError.requestDenied` find the error.
    public static func ~= (code: Self, error: any Error) -> Bool {
        (error as? UISceneError)?.code == code
    }
}
