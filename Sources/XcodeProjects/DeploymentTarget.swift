/// The oldest version of iOS that a project's sources compile for, by the API that they use.
enum DeploymentTarget {
    /// Returns the version as the setting has it.
    ///
    /// Xcode 14 and later build for iOS 12 and later. Scenes need iOS 13, unless the code asks for that itself. An
    /// `App` of SwiftUI needs iOS 14.
    static func oldest(for files: [XcodeProject.File]) -> String {
        let swift = files.filter { $0.path.hasSuffix(".swift") }.map(\.text)
        if swift.contains(where: { $0.contains("import SwiftUI") }) { return "14.0" }
        let asks = swift.contains { $0.contains("available(iOS 13") }
        return asks || !swift.contains { $0.contains("Scene") } ? "12.0" : "13.0"
    }
}
