/// The output of `swift-frontend -print-target-info`, as far as it is needed.
struct TargetInfo: Decodable {
    struct Target: Decodable {
        var triple: String
        var platform: String
        var arch: String
    }

    struct Paths: Decodable {
        var runtimeLibraryPaths: [String]
        var runtimeResourcePath: String
    }

    var compilerVersion: String
    var target: Target
    var paths: Paths
}
