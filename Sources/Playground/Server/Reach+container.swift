internal import Foundation
package import Wording

extension Playground.Reach {
    /// Returns the reach of the server in a container, asked for by its flag.
    ///
    /// - Throws: `Mistake` outside a container: there, other machines could reach the server.
    package static func inContainer(environment: [String: String]) throws(Mistake) -> Self {
        guard isContainer(environment: environment, exists: FileManager.default.fileExists(atPath:)) else {
            throw Mistake(
                .usage,
                what:
                    "--container-listen works only in a container. Elsewhere, other machines could reach the playground.",
                cure: "Remove --container-listen. In a container, publish the port only to your own machine: "
                    + "docker run -p 127.0.0.1:8080:8080 ...")
        }
        return .container
    }

    /// Returns true if the marks of Docker, Podman, systemd or Kubernetes are there.
    static func isContainer(environment: [String: String], exists: (String) -> Bool) -> Bool {
        exists("/.dockerenv") || exists("/run/.containerenv") || !(environment["container"] ?? "").isEmpty
            || environment["KUBERNETES_SERVICE_HOST"] != nil
    }
}
