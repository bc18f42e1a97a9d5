/// The type of a file, by its extension.
enum ContentType {
    /// Returns the value of `Content-Type`; files with other extensions are bytes.
    static func of(_ path: String) -> String {
        let name = path.split(separator: "/").last ?? ""
        guard let dot = name.lastIndex(of: ".") else { return bytes }
        return known[name[name.index(after: dot)...].lowercased()] ?? bytes
    }

    private static let bytes = "application/octet-stream"

    private static let known = [
        "html": "text/html; charset=utf-8", "css": "text/css; charset=utf-8", "js": "text/javascript; charset=utf-8",
        "json": "application/json; charset=utf-8", "map": "application/json; charset=utf-8",
        "svg": "image/svg+xml", "png": "image/png", "jpg": "image/jpeg", "jpeg": "image/jpeg", "ico": "image/x-icon",
        "woff": "font/woff", "woff2": "font/woff2", "txt": "text/plain; charset=utf-8",
        "plist": "text/xml; charset=utf-8",
        "swift": "text/plain; charset=utf-8", "webmanifest": "application/manifest+json", "zip": "application/zip",
    ]
}
