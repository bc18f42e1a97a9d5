public import Confinement
public import Samples
internal import Simulator

/// The playground: a site on this machine that shows the tutorials' steps and runs them.
public struct Playground: Sendable {
    /// The port on which it listens.
    public var port: Int
    public var reach: Reach
    /// The folder with the site's `templates` and `static` files.
    public var site: String
    /// The folder with the built documentation; nil where there is none.
    public var documentation: String?
    public var lessons: Lessons
    public var limits: Limits
    public var protection: Protection
    /// What a page has to know to run anything: at least 128 bits from the system's generator.
    public let token: String
    public var version: String
    let backend: RunBackend

    /// - Parameter builder: Where samples are built.
    public init(
        port: Int = 8080, reach: Reach = .loopback, site: String, documentation: String? = nil, lessons: Lessons,
        builder: SampleBuilder, limits: Limits = Limits(), protection: Protection, version: String
    ) {
        self.init(
            port: port, reach: reach, site: site, documentation: documentation, lessons: lessons,
            backend: LiveRunner(
                builder: builder, protection: protection, limits: limits,
                documentation: documentation == nil ? nil : "/docs"
            ).backend,
            limits: limits, protection: protection, version: version)
    }

    init(
        port: Int, reach: Reach = .loopback, site: String, documentation: String? = nil, lessons: Lessons,
        backend: RunBackend, limits: Limits = Limits(), protection: Protection, version: String
    ) {
        self.port = port
        self.reach = reach
        self.site = site
        self.documentation = documentation
        self.lessons = lessons
        self.backend = backend
        self.limits = limits
        self.protection = protection
        self.version = version
        token = Secret.text(bytes: 32)
    }

    /// Who can reach the server. There is no way to name another address.
    public enum Reach: Hashable, Sendable {
        /// Programs on this machine.
        case loopback
        /// Whoever reaches the container; its port is to be published to the host's loopback.
        case container

        var address: String {
            switch self {
            case .loopback: "127.0.0.1"
            case .container: "0.0.0.0"
            }
        }
    }

    /// The address to open, with the token where no server and no log sees it.
    public var address: String { "http://127.0.0.1:\(port)/#token=\(token)" }
}
