/// The rules for the content that a page may load and run.
enum SecurityPolicy {
    /// For the playground's own pages and every answer that is not a page.
    static let pages = policy(scripts: "'self'", styles: "'self'")

    /// Returns the policy for the documentation's pages, with the hashes of their inline scripts.
    static func documentation(scriptHashes: [String]) -> String {
        policy(
            scripts: (["'self'"] + scriptHashes.map { "'sha256-\($0)'" }).joined(separator: " "),
            styles: "'self' 'unsafe-inline'")
    }

    private static func policy(scripts: String, styles: String) -> String {
        "default-src 'none'; script-src \(scripts); style-src \(styles); img-src 'self' data:; font-src 'self'; "
            + "connect-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    }
}
