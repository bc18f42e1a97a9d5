/// The build settings that all targets of a project share, as Xcode's templates have them, without those that only tune
/// warnings.
enum ProjectSettings {
    static func debug(_ deploymentTarget: String) -> [(String, PropertyValue)] {
        shared(deploymentTarget) + [
            ("DEBUG_INFORMATION_FORMAT", "dwarf"), ("ENABLE_TESTABILITY", "YES"), ("ONLY_ACTIVE_ARCH", "YES"),
            ("SWIFT_ACTIVE_COMPILATION_CONDITIONS", "DEBUG"), ("SWIFT_OPTIMIZATION_LEVEL", "-Onone"),
        ]
    }

    static func release(_ deploymentTarget: String) -> [(String, PropertyValue)] {
        shared(deploymentTarget) + [
            ("DEBUG_INFORMATION_FORMAT", "dwarf-with-dsym"), ("SWIFT_COMPILATION_MODE", "wholemodule"),
            ("VALIDATE_PRODUCT", "YES"),
        ]
    }

    private static func shared(_ deploymentTarget: String) -> [(String, PropertyValue)] {
        [
            ("ALWAYS_SEARCH_USER_PATHS", "NO"), ("CLANG_ENABLE_MODULES", "YES"),
            ("IPHONEOS_DEPLOYMENT_TARGET", .text(deploymentTarget)), ("SDKROOT", "iphoneos"),
        ]
    }
}
