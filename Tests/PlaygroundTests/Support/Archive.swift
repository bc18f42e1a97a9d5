import Foundation

/// A small documentation archive, made once.
enum Archive {
    static let script = "var baseUrl = \"/docs/\""

    static let folder: String = {
        let folder = FileManager.default.temporaryDirectory.appending(path: "playground-archive-\(getpid())")
        let page =
            "<html><head></head><template id=\"f\"><script>go()</script></template><script>\(script)</script><script src=\"/x.js\"></script></html>"
        do {
            try FileManager.default.createDirectory(
                at: folder.appending(path: "documentation/stage/...(_:_:)"), withIntermediateDirectories: true)
            for name in ["index.html", "documentation/stage/index.html"] {
                try page.write(to: folder.appending(path: name), atomically: true, encoding: .utf8)
            }
        } catch {
            fatalError("\(error)")
        }
        return folder.path
    }()
}
