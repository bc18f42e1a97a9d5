/// The names by which the server may be reached. All of them mean this machine, with the server's port, except the public
/// origin, if there is one.
struct AccessPolicy: Hashable, Sendable {
    let port: Int
    var publicOrigin: PublicOrigin?

    /// The address of the first page, for advice.
    var address: String { (publicOrigin?.text ?? "http://127.0.0.1:\(port)") + "/" }

    private static let names = ["127.0.0.1", "localhost", "[::1]"]

    /// The values of `Host` that are let in. A browser leaves out port 80.
    var hosts: Set<String> {
        Set(
            Self.names.map { "\($0):\(port)" } + (port == 80 ? Self.names : []) + (publicOrigin.map { [$0.host] } ?? [])
        )
    }

    /// Returns true if a request asks for this server by one of its own names, in any case of letters.
    ///
    /// This stops a page elsewhere whose name was made to lead here.
    func lets(host: String?) -> Bool {
        host.map { hosts.contains($0.lowercased()) } ?? false
    }

    /// Returns true if a request comes from the server's own pages, as far as the browser says.
    ///
    /// A service that forwards a port may give the request one of this machine's names, and leaves the origin as it is.
    ///
    /// - Parameters:
    ///   - origins: The values of every `Origin` header; empty if there is none.
    ///   - host: The value of `Host`, let in already.
    func lets(origins: [String], host: String) -> Bool {
        switch origins.count {
        case 0: true
        case 1:
            origins[0] == publicOrigin?.text
                || host.lowercased() != publicOrigin?.host && origins[0] == "http://" + host.lowercased()
        default: false
        }
    }

    /// Returns true if the browser does not say that a page of another server asks for this.
    ///
    /// Following a link to a page is allowed.
    func lets(site: String?, mode: String?, destination: String?) -> Bool {
        guard let site, site != "same-origin", site != "none" else { return true }
        return mode == "navigate" && destination == "document"
    }
}
