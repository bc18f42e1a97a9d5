package import Lifecycle
internal import Traces

/// The time at which XCTest and the tests' classes come into the app's process, by version of Xcode.
package enum TestBundlePicture {
    /// Draws a row for each profile, computed from it.
    package static func picture(_ profiles: [HostingProfile] = HostingProfile.allCases) -> Picture {
        var sheet = PictureSheet()
        let stages = ["before main", "launch", "tests"]
        for (index, stage) in stages.enumerated() {
            sheet.text(.faint, x: left + Double(index) * stageWidth + 2, y: sheet.y + 12, stage)
        }
        sheet.y += 26
        var words: [String] = []
        for profile in profiles { words.append(row(profile, on: &sheet)) }
        sheet.y -= 14
        return Picture(
            "test-bundle.svg", title: "When the test bundle is in the app's process",
            words: "In time: before main, the launch, the tests. " + words.joined(separator: " "), sheet)
    }

    private static let left = PictureSheet.margin
    private static let stageWidth = (PictureSheet.width - 2 * left) / 3

    /// Returns the row in words.
    private static func row(_ profile: HostingProfile, on sheet: inout PictureSheet) -> String {
        let name = name(of: profile)
        sheet.text(.title, x: left, y: sheet.y + 14, name)
        sheet.y += 22
        let isFound = profile.bundleClasses == .beforeMain
        band("XCTest", profile.testFramework, "band", on: &sheet)
        band("Test classes", profile.bundleClasses, isFound ? "test-band" : "production-band", on: &sheet)
        let finding =
            switch profile.bundleClasses {
            case .beforeMain: "main.swift finds TestingAppDelegate"
            case .afterLaunch: "main.swift finds XCTestCase alone"
            case .never: "main.swift finds neither"
            }
        sheet.text(isFound ? .test : .production, x: left, y: sheet.y + 12, finding)
        sheet.y += 18
        var facts: [String] = []
        if profile.usesDebugLibrary, profile != .none { facts.append("The app's code is in a debug library.") }
        for fact in facts {
            sheet.text(.faint, x: left, y: sheet.y + 12, fact)
            sheet.y += 18
        }
        sheet.y += 14
        return "\(name): XCTest \(words(profile.testFramework)), test classes \(words(profile.bundleClasses)); "
            + ([finding] + facts.map { String($0.dropLast()) }).joined(separator: "; ") + "."
    }

    /// Draws a band from the time at which classes come to the end of the tests.
    private static func band(
        _ name: String, _ arrival: ClassArrival, _ style: String, on sheet: inout PictureSheet
    ) {
        let start: Double? =
            switch arrival {
            case .beforeMain: 0.35
            case .afterLaunch: 2
            case .never: nil
            }
        let y = sheet.y
        sheet.text(.body, x: left, y: y + 12, start == nil ? "\(name): not in this process" : name)
        sheet.y += 18
        guard let start else { return }
        let x = left + start * stageWidth
        let end = PictureSheet.width - left
        sheet.add(SVG.rect("track", x: left, y: sheet.y, width: end - left, height: 8, radius: 2))
        sheet.add(SVG.rect(style, x: x, y: sheet.y, width: end - x, height: 8, radius: 2))
        for index in 1...2 {
            let x = left + Double(index) * stageWidth
            sheet.line("cut", x: x, y: sheet.y, toX: x, toY: sheet.y + 8)
        }
        sheet.y += 15
    }

    private static func name(of profile: HostingProfile) -> String {
        switch profile {
        case .xcode6: "Xcode 6 and before"
        case .xcode7: "Xcode 7"
        case .xcode8: "Xcode 8 to 15"
        case .xcode16: "Xcode 16 and later"
        case .none: "A UI test's app"
        }
    }

    private static func words(_ arrival: ClassArrival) -> String {
        switch arrival {
        case .beforeMain: "before main"
        case .afterLaunch: "after the launch"
        case .never: "never"
        }
    }
}
