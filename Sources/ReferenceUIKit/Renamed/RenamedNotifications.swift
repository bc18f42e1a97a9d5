public import Foundation

// The names that notifications of UIKit had up to Swift 4.1, as those of types in `RenamedTypes.swift`.
extension NSNotification.Name {
    /// The name of ``UIApplication/didFinishLaunchingNotification`` up to Swift 4.1.
    @_documentation(visibility: internal)
    @available(*, deprecated, renamed: "UIApplication.didFinishLaunchingNotification")
    public static var UIApplicationDidFinishLaunching: NSNotification.Name {
        UIApplication.didFinishLaunchingNotification
    }
    /// The name of ``UIApplication/didBecomeActiveNotification`` up to Swift 4.1.
    @_documentation(visibility: internal)
    @available(*, deprecated, renamed: "UIApplication.didBecomeActiveNotification")
    public static var UIApplicationDidBecomeActive: NSNotification.Name { UIApplication.didBecomeActiveNotification }
    /// The name of ``UIApplication/willResignActiveNotification`` up to Swift 4.1.
    @_documentation(visibility: internal)
    @available(*, deprecated, renamed: "UIApplication.willResignActiveNotification")
    public static var UIApplicationWillResignActive: NSNotification.Name { UIApplication.willResignActiveNotification }
    /// The name of ``UIApplication/didEnterBackgroundNotification`` up to Swift 4.1.
    @_documentation(visibility: internal)
    @available(*, deprecated, renamed: "UIApplication.didEnterBackgroundNotification")
    public static var UIApplicationDidEnterBackground: NSNotification.Name {
        UIApplication.didEnterBackgroundNotification
    }
    /// The name of ``UIApplication/willEnterForegroundNotification`` up to Swift 4.1.
    @_documentation(visibility: internal)
    @available(*, deprecated, renamed: "UIApplication.willEnterForegroundNotification")
    public static var UIApplicationWillEnterForeground: NSNotification.Name {
        UIApplication.willEnterForegroundNotification
    }
    /// The name of ``UIApplication/willTerminateNotification`` up to Swift 4.1.
    @_documentation(visibility: internal)
    @available(*, deprecated, renamed: "UIApplication.willTerminateNotification")
    public static var UIApplicationWillTerminate: NSNotification.Name { UIApplication.willTerminateNotification }
    /// The name of ``UIApplication/didReceiveMemoryWarningNotification`` up to Swift 4.1.
    @_documentation(visibility: internal)
    @available(*, deprecated, renamed: "UIApplication.didReceiveMemoryWarningNotification")
    public static var UIApplicationDidReceiveMemoryWarning: NSNotification.Name {
        UIApplication.didReceiveMemoryWarningNotification
    }
}
