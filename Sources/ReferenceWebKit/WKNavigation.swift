public import Foundation
public import FoundationNetworking

/// A page that is being loaded.
///
/// Apple's page: [`WKNavigation`](https://developer.apple.com/documentation/webkit/wknavigation).
@preconcurrency @MainActor
open class WKNavigation: NSObject {}

/// A wish to load a page.
///
/// Apple's page: [`WKNavigationAction`](https://developer.apple.com/documentation/webkit/wknavigationaction).
@preconcurrency @MainActor
open class WKNavigationAction: NSObject {
    /// The request.
    open var request: URLRequest { URLRequest(url: URL(string: "about:blank")!) }
}

/// The answer of a server.
///
/// Apple's page: [`WKNavigationResponse`](https://developer.apple.com/documentation/webkit/wknavigationresponse).
@preconcurrency @MainActor
open class WKNavigationResponse: NSObject {
    /// The answer.
    open var response: URLResponse {
        URLResponse(url: URL(string: "about:blank")!, mimeType: nil, expectedContentLength: -1, textEncodingName: nil)
    }
}

/// The decision about a wish to load a page.
///
/// Apple's page: [`WKNavigationActionPolicy`](https://developer.apple.com/documentation/webkit/wknavigationactionpolicy).
public enum WKNavigationActionPolicy: Int, Sendable {
    /// The page is not loaded.
    case cancel
    /// The page is loaded.
    case allow
}

/// The decision about an answer.
///
/// Apple's page:
/// [`WKNavigationResponsePolicy`](https://developer.apple.com/documentation/webkit/wknavigationresponsepolicy).
public enum WKNavigationResponsePolicy: Int, Sendable {
    /// The page is not loaded.
    case cancel
    /// The page is loaded.
    case allow
}

/// Decides about navigation. No page is loaded here, so it is never asked.
///
/// Apple's page: [`WKNavigationDelegate`](https://developer.apple.com/documentation/webkit/wknavigationdelegate).
@preconcurrency @MainActor
public protocol WKNavigationDelegate: NSObjectProtocol {
    /// Decides about a wish.
    func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void)
    /// Decides about an answer.
    func webView(
        _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
        decisionHandler: @escaping @MainActor @Sendable (WKNavigationResponsePolicy) -> Void)
    /// The page is asked for.
    func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
    /// The page comes.
    func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)
    /// The page is there.
    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
    /// The page broke off.
    func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
    /// The page did not come.
    func webView(
        _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error)
}

extension WKNavigationDelegate {
    /// The default, which allows it.
    public func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void
    ) { decisionHandler(.allow) }
    /// The default, which allows it.
    public func webView(
        _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
        decisionHandler: @escaping @MainActor @Sendable (WKNavigationResponsePolicy) -> Void
    ) { decisionHandler(.allow) }
    /// The default, which ignores it.
    public func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {}
    /// The default, which ignores it.
    public func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {}
    /// The default, which ignores it.
    public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
    /// The default, which ignores it.
    public func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) {}
    /// The default, which ignores it.
    public func webView(
        _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error
    ) {}
}

/// Shows what a page asks for. No page is loaded here, so nothing is asked for.
///
/// Apple's page: [`WKUIDelegate`](https://developer.apple.com/documentation/webkit/wkuidelegate).
@preconcurrency @MainActor
public protocol WKUIDelegate: NSObjectProtocol {}
