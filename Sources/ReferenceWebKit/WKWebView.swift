public import Foundation
public import FoundationNetworking
public import ReferenceUIKit

/// A view of a web page, of which nothing is loaded or drawn: there is no network here. What is set is kept.
///
/// Apple's page: [`WKWebView`](https://developer.apple.com/documentation/webkit/wkwebview).
@preconcurrency @MainActor
open class WKWebView: UIView {
    /// The way in which the page is shown.
    public let configuration: WKWebViewConfiguration
    /// The object that decides about navigation.
    open weak var navigationDelegate: (any WKNavigationDelegate)?
    /// The object that shows what the page asks for.
    open weak var uiDelegate: (any WKUIDelegate)?
    /// The view that scrolls.
    public let scrollView = UIScrollView()
    /// The address that was asked for last.
    open private(set) var url: URL?
    /// The title of the page: none.
    open var title: String? { nil }
    /// True if the page is being loaded.
    open var isLoading: Bool { false }
    /// The part of the page that is loaded, from 0 to 1.
    open var estimatedProgress: Double { 0 }
    /// True if there is a page before.
    open var canGoBack: Bool { false }
    /// True if there is a page after.
    open var canGoForward: Bool { false }
    /// True if swipes go back and forward.
    open var allowsBackForwardNavigationGestures = false
    /// True if a long press shows a link's page.
    open var allowsLinkPreview = true
    /// The name by which servers know the browser.
    open var customUserAgent: String?
    /// True if a Mac may look into the page.
    open var isInspectable = false

    /// A view of no page.
    public init(frame: CGRect, configuration: WKWebViewConfiguration) {
        self.configuration = configuration
        super.init(frame: frame)
    }

    /// A view of no page.
    public override convenience init(frame: CGRect) {
        self.init(frame: frame, configuration: WKWebViewConfiguration())
    }

    /// A view of a nib.
    public required init?(coder: NSCoder) {
        configuration = WKWebViewConfiguration()
        super.init(coder: coder)
    }

    /// Asks for a page, which does not come.
    @discardableResult open func load(_ request: URLRequest) -> WKNavigation? {
        notLoaded("load(_:)")
        url = request.url
        return WKNavigation()
    }

    /// Takes a page's text.
    @discardableResult open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
        notLoaded("loadHTMLString(_:baseURL:)")
        url = baseURL
        return WKNavigation()
    }

    /// Takes a page's file.
    @discardableResult open func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
        notLoaded("loadFileURL(_:allowingReadAccessTo:)")
        url = URL
        return WKNavigation()
    }

    /// Asks for the page again.
    @discardableResult open func reload() -> WKNavigation? { url == nil ? nil : WKNavigation() }
    /// Stops to load.
    open func stopLoading() {}
    /// Goes to the page before.
    @discardableResult open func goBack() -> WKNavigation? { nil }
    /// Goes to the page after.
    @discardableResult open func goForward() -> WKNavigation? { nil }

    /// Runs a script in the page: there is none, so the handler never hears.
    open func evaluateJavaScript(
        _ javaScriptString: String, completionHandler: (@MainActor @Sendable (Any?, (any Error)?) -> Void)? = nil
    ) {
        guard completionHandler != nil else { return }
        CallbackDispatch.notModelled(
            "WKWebView.evaluateJavaScript(_:completionHandler:)", "there is no page, and the handler is not called")
    }

    private func notLoaded(_ name: String) {
        guard navigationDelegate != nil else { return }
        CallbackDispatch.notModelled("WKWebView.\(name)", "no page comes, and the navigation delegate hears of none")
    }
}

/// The way in which pages are shown.
///
/// Apple's page: [`WKWebViewConfiguration`](https://developer.apple.com/documentation/webkit/wkwebviewconfiguration).
@preconcurrency @MainActor
open class WKWebViewConfiguration: NSObject {
    /// The preferences.
    open var preferences = WKPreferences()
    /// The scripts.
    open var userContentController = WKUserContentController()
    /// The place of cookies and the like.
    open var websiteDataStore = WKWebsiteDataStore.default()
    /// True if films play in the page.
    open var allowsInlineMediaPlayback = false
    /// The name that is added to the browser's.
    open var applicationNameForUserAgent: String?

    /// The usual way.
    public nonisolated override init() {
        (preferences, userContentController, websiteDataStore) = MainActor.assumeIsolated {
            (WKPreferences(), WKUserContentController(), WKWebsiteDataStore.default())
        }
        super.init()
    }
}

/// The preferences of pages.
///
/// Apple's page: [`WKPreferences`](https://developer.apple.com/documentation/webkit/wkpreferences).
@preconcurrency @MainActor
open class WKPreferences: NSObject {
    /// True if pages may run scripts.
    open var javaScriptEnabled = true
    /// True if scripts may open windows.
    open var javaScriptCanOpenWindowsAutomatically = false
    /// The size of the smallest text.
    open var minimumFontSize: CGFloat = 0
}

/// The scripts of pages, and their messages to the app. None is sent here.
///
/// Apple's page: [`WKUserContentController`](https://developer.apple.com/documentation/webkit/wkusercontentcontroller).
@preconcurrency @MainActor
open class WKUserContentController: NSObject {
    /// Takes messages with a name.
    open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {}
    /// No longer takes messages with a name.
    open func removeScriptMessageHandler(forName name: String) {}
}

/// Takes messages of scripts.
///
/// Apple's page: [`WKScriptMessageHandler`](https://developer.apple.com/documentation/webkit/wkscriptmessagehandler).
@preconcurrency @MainActor
public protocol WKScriptMessageHandler: NSObjectProtocol {
    /// There is a message.
    func userContentController(
        _ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}

/// A message of a script.
///
/// Apple's page: [`WKScriptMessage`](https://developer.apple.com/documentation/webkit/wkscriptmessage).
@preconcurrency @MainActor
open class WKScriptMessage: NSObject {
    /// The name.
    open var name: String { "" }
    /// The value.
    open var body: Any { NSNull() }
}

/// The place of cookies and the like, which is empty.
///
/// Apple's page: [`WKWebsiteDataStore`](https://developer.apple.com/documentation/webkit/wkwebsitedatastore).
@preconcurrency @MainActor
open class WKWebsiteDataStore: NSObject {
    private static let shared = WKWebsiteDataStore()

    /// The app's usual place.
    open class func `default`() -> WKWebsiteDataStore { shared }
    /// A place in memory.
    open class func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore() }
}
