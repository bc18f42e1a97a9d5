internal import Foundation
internal import Lifecycle

internal import Glibc

/// Creates the application object and its delegate and runs the main event loop. It does not return.
///
/// - Parameters:
///   - argc: The number of arguments in `argv`.
///   - argv: The arguments, in the type of `CommandLine.unsafeArgv`.
///   - principalClassName: The class of the application object; nil for the Info.plist's `NSPrincipalClass` or
///     `UIApplication`.
///   - delegateClassName: The class of the app delegate; nil for none.
///
/// A class that is not in the process ends it as in UIKit, with an `NSInternalInconsistencyException`. A process that
/// no device started ends with status 78 and says how to start it.
@preconcurrency @MainActor @discardableResult
public func UIApplicationMain(
    _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>, _ principalClassName: String?,
    _ delegateClassName: String?
) -> Int32 {
    guard let conversation = Conversation.current else {
        FileHandle.standardError.write(
            Data("UIApplicationMain needs a device. Start the app with: understudy run SAMPLE\n".utf8))
        exit(78)
    }
    let performer = CommandPerformer(principalClass: principalClassName, delegateClass: delegateClassName)
    MainLoop(conversation: conversation, performer: performer).run()
}

/// Calls `UIApplicationMain` for the type casts of 2016, whose inner pointers are not optional.
@preconcurrency @MainActor @discardableResult
@available(*, deprecated, message: "Use CommandLine.unsafeArgv as it is.")
public func UIApplicationMain(
    _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>>, _ principalClassName: String?,
    _ delegateClassName: String?
) -> Int32 {
    UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, principalClassName, delegateClassName)
}

extension UIApplicationDelegate {
    /// Runs the app. `@main` on an app delegate calls this method.
    @preconcurrency @MainActor
    public static func main() {
        UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, _className(self))
    }
}
