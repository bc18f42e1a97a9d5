package import Building
package import Confinement
package import Foundation
package import Runs
package import Samples
internal import Simulator

/// The playground: a site on this machine that shows the tutorials' steps and runs them.
package struct Playground: Sendable {
    /// The port on which it listens.
    package var port: Int
    package var reach: Reach
    /// The origin of a forwarded port, at which browsers may ask, too; nil for none.
    package var publicOrigin: PublicOrigin?
    /// The folder with the site's `templates` and `static` files.
    package var site: String
    /// The documentation; nil if it is left out.
    package var documentation: ServedDocumentation?
    package var lessons: Lessons
    package var limits: Limits
    package var protection: Protection
    package let token: AccessToken
    package var version: String
    /// The text of the file that records launches, for the projects that it hands out; nil to leave it out.
    package var recorder: String?
    /// Compares the log of a sample with the model, and returns JSON; nil to leave that out.
    package var verification: Verification?

    /// Checks the reader's own project; nil to leave that out.
    package var trial: ProjectTrial?

    /// A comparison of a sample's log: the sample's name, the log, and the device's history if the reader names it.
    package typealias Verification = @Sendable (SampleID, Data, DeviceHistory?) async throws -> String

    /// True if the pages that are the same for everyone are made before they are asked for.
    var makesPagesAhead = true
    let backend: RunBackend
    let language: LanguageBackend

    /// - Parameters:
    ///   - builder: Where samples are built.
    ///   - cures: Finds the cure of a launch; nil to leave that out.
    package init(
        port: Int = 8080, reach: Reach = .loopback, site: String, documentation: ServedDocumentation? = nil,
        lessons: Lessons,
        builder: SampleBuilder, limits: Limits = Limits(), protection: Protection,
        token: AccessToken = AccessToken(), version: String, cures: LessonCure.Finder? = nil
    ) {
        let runner = LiveRunner(
            builder: builder, protection: protection, limits: limits,
            documentation: documentation == nil ? nil : ServedDocumentation.place, cures: cures)
        self.init(
            port: port, reach: reach, site: site, documentation: documentation, lessons: lessons,
            backend: runner.backend, language: .live(runner.background, limits.language),
            limits: limits, protection: protection, token: token, version: version)
    }

    init(
        port: Int, reach: Reach = .loopback, site: String, documentation: ServedDocumentation? = nil, lessons: Lessons,
        backend: RunBackend, language: LanguageBackend = .none, limits: Limits = Limits(), protection: Protection,
        token: AccessToken = AccessToken(), version: String
    ) {
        self.port = port
        self.reach = reach
        self.site = site
        self.documentation = documentation
        self.lessons = lessons
        self.backend = backend
        self.language = language
        self.limits = limits
        self.protection = protection
        self.version = version
        self.token = token
    }

    /// The clients that can reach the server. There is no way to name another address.
    package enum Reach: Hashable, Sendable {
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
    package var address: String {
        let origin = publicOrigin?.text ?? "http://127.0.0.1:\(port)"
        return "\(origin)\(lessons.project == nil ? "/" : OwnProject.address)#token=\(token.text)"
    }
}
