import Foundation
import PackageResources
import TestSupport
import Testing

@testable import Techniques

/// The page *Quick fix* beside its listings: the settings of Xcode, the file that is not run, and the few words before the
/// first file.
struct QuickFixPageTests {
    @Test func `The file in Objective-C is the catalog's, and marked as not run`() throws {
        let section = try #require(try QuickFixTests.page().split(separator: "### An app in Objective-C\n").last)
        let listing = try #require(
            section.firstMatch(
                of: #/\*\*main\.m\*\*, in the app target:\n\n```objc\n((?:.*\n)*?)```\n\n(.+)\n/#))
        let file = Checkout.folder.appending(path: "Sources/Catalog/QuickFix/\(QuickFixApp.objectiveC)")
        #expect(String(listing.1) == (try String(contentsOf: file, encoding: .utf8)))
        #expect(listing.2.hasPrefix("> Important: This file was not run. "))
    }

    /// The names of settings in Xcode's build settings, by their keys, as Apple's reference of them has both.
    private static let names = [
        "BUNDLE_LOADER": "Host Application", "ENABLE_TESTABILITY": "Enable Testability",
        "INFOPLIST_FILE": "Info.plist File",
        "INFOPLIST_KEY_UIApplicationSceneManifest_Generation": "Application Scene Manifest (Generation)",
        "INFOPLIST_KEY_UIMainStoryboardFile": "UIKit Main Storyboard File Base Name",
        "INFOPLIST_KEY_WKCompanionAppBundleIdentifier": "WatchKit Companion App Bundle Identifier",
        "PRODUCT_BUNDLE_IDENTIFIER": "Product Bundle Identifier", "PRODUCT_MODULE_NAME": "Product Module Name",
        "SWIFT_DEFAULT_ACTOR_ISOLATION": "Default Actor Isolation", "SWIFT_VERSION": "Swift Language Version",
        "TEST_HOST": "Host Application", "UISceneStoryboardFile": "Storyboard Name",
        "buildConfiguration": "Build Configuration",
    ]

    /// Each tab, and the second bundle identifier, name the settings by which they fail in Xcode.
    @Test func `A setting has the name that Xcode shows, and its key`() throws {
        let page = try QuickFixTests.page()
        let pairs = page.matches(
            of: #/\*([^*`\n]+)\*[^*]*?\(`(\w+)`(?:\ and\ `(\w+)`|\ of\ `TestAction`\ in\ the\s+scheme's\ file)?\)/#)
        func named(_ text: Substring) -> Set<String> {
            Set(
                text.matches(of: /`((?:[A-Z]{2,}_\w+|UISceneStoryboardFile|buildConfiguration))`/).map {
                    String($0.1)
                })
        }
        for pair in pairs {
            for key in [pair.2, pair.3 ?? pair.2] { #expect(Self.names[String(key)] == String(pair.1), "\(key)") }
        }
        let keys = Set(pairs.flatMap { [$0.2, $0.3 ?? $0.2].map { String($0) } })
        #expect(keys == Set(Self.names.keys))
        #expect(named(page[...]).isSubset(of: keys.union(["XCTestCases"])))
        let tabs = Array(page.split(separator: /@Tab\("[^"]*"\) \{\n/).dropFirst())
        let host: Set = ["TEST_HOST", "BUNDLE_LOADER"]
        let storyboards: Set = ["INFOPLIST_KEY_UIMainStoryboardFile", "UISceneStoryboardFile"]
        #expect(named(tabs[0]) == host.union(storyboards))
        #expect(named(tabs[1]) == host.union(storyboards))
        let module: Set = ["ENABLE_TESTABILITY", "PRODUCT_MODULE_NAME"]
        let manifest: Set = ["INFOPLIST_KEY_UIApplicationSceneManifest_Generation"]
        #expect(named(tabs[2]) == host.union(module).union(manifest))
        let last = try #require(tabs[3].split(separator: "\n}\n}\n").first)
        #expect(
            named(last)
                == host.union(module).union(manifest).union([
                    "INFOPLIST_KEY_UIMainStoryboardFile", "INFOPLIST_FILE", "PRODUCT_BUNDLE_IDENTIFIER",
                ]))
        let identifier = try #require(page.split(separator: "### Without the private call").last)
            .split(separator: "### What was run")[0]
        #expect(
            named(identifier) == [
                "PRODUCT_BUNDLE_IDENTIFIER", "INFOPLIST_KEY_WKCompanionAppBundleIdentifier", "buildConfiguration",
            ])
    }

    /// The most words of a page that a reader in a hurry reads before the first file.
    private static let mostWords = 150

    @Test func `At most 150 words come before the first file of each tab`() throws {
        let page = try QuickFixTests.page()
        let parts = page.split(separator: /@TabNavigator \{\n/, maxSplits: 1)
        // A reader sees the words of the four tabs, and no marks.
        func words(_ text: Substring) -> Int {
            text.replacing(#/\(<doc:[^>]*>\)|(?m:^)(?:\#+|\d\.)\ /#, with: "").split(whereSeparator: \.isWhitespace)
                .count
        }
        let tabs = QuickFixApp.all.map(\.tab).joined(separator: " ")
        for tab in try #require(parts.last).split(separator: /@Tab\("[^"]*"\) \{\n/).prefix(4) {
            let before = try #require(tab.split(separator: "```", maxSplits: 1).first)
            let count = words(parts[0]) + words(tabs[...]) + words(before)
            #expect(count <= Self.mostWords, "\(count): \(before.prefix(60))")
        }
    }
}
