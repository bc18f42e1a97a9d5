/// The kind of a file, by its name, and the build phase that it belongs to.
enum FileType: Hashable, Sendable {
    case source(String)
    case resource(String)
    /// The file that a build setting names.
    case infoPlist
    /// A file of the group that no phase takes.
    case other(String)

    /// Finds the kind of a path.
    init(_ path: String) {
        let name = path.split(separator: "/").last.map(String.init) ?? path
        let ending = name.split(separator: ".").last.map(String.init) ?? ""
        if name.hasSuffix("Info.plist") {
            self = .infoPlist
        } else if let type = Self.sources[ending] {
            self = .source(type)
        } else if let type = Self.others[ending] {
            self = .other(type)
        } else {
            self = .resource(Self.resources[ending] ?? "file")
        }
    }

    /// The value of `lastKnownFileType`.
    var name: String {
        switch self {
        case .source(let name), .resource(let name), .other(let name): name
        case .infoPlist: "text.plist.xml"
        }
    }

    private static let sources = [
        "swift": "sourcecode.swift", "m": "sourcecode.c.objc", "c": "sourcecode.c.c",
    ]
    private static let others = [
        "h": "sourcecode.c.h", "md": "net.daringfireball.markdown", "entitlements": "text.plist.entitlements",
        "xcconfig": "text.xcconfig",
    ]
    private static let resources = [
        "storyboard": "file.storyboard", "xib": "file.xib", "xcassets": "folder.assetcatalog",
        "strings": "text.plist.strings", "xcstrings": "text.json.xcstrings", "json": "text.json",
        "plist": "text.plist.xml", "txt": "text", "png": "image.png",
    ]

    /// The folders that Xcode shows as one file.
    static let wholeFolders = ["xcassets", "bundle", "xcdatamodeld"]
}
