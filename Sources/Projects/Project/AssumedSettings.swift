internal import Wording

/// The settings that count for a launch and that may be in a configuration file that does not exist.
enum AssumedSettings {
    /// The settings and what Understudy takes for each if nothing assigns it.
    private static let assumed: [(name: String, value: String)] = [
        ("INFOPLIST_FILE", "none"),
        ("IPHONEOS_DEPLOYMENT_TARGET", "any iOS"),
        ("PRODUCT_BUNDLE_IDENTIFIER", "org.understudy and the module"),
        ("SWIFT_ACTIVE_COMPILATION_CONDITIONS", "none"),
        ("SWIFT_DEFAULT_ACTOR_ISOLATION", "nonisolated"),
        ("SWIFT_VERSION", "5"),
    ]

    /// Returns the note about the configuration files that a target lacks; nil if it has all.
    ///
    /// It names the settings that nothing else assigns, as these are the ones that a file could have decided.
    static func note(on target: ConfiguredTarget) -> String? {
        let settings = target.settings
        guard !settings.missingFiles.isEmpty else { return nil }
        let files = settings.missingFiles
        let taken = assumed.filter { settings.value($0.name) == nil }.map { "\($0.name) (\($0.value))" }
        let assumption =
            taken.isEmpty
            ? "Every setting that counts for a launch is set elsewhere."
            : "For what nothing else sets, Xcode's defaults are taken: \(taken.joined(separator: ", "))."
        return "The build settings of \(target.target.name) are based on \(Mistake.names(files)), which "
            + "\(files.count == 1 ? "does" : "do") not exist. \(assumption)"
    }
}
