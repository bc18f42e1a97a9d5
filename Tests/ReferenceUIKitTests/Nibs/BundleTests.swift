import Foundation
import Lifecycle
import TestSupport
import Testing

extension EndToEnd {
    /// The resources of the app's bundle and of the test bundle.
    struct BundleTests {
        @Test func `The app and its tests find their own files, texts, images and storyboards`() async throws {
            var sample = NibSample()
            sample.files = [
                "Data/list.json": "[1, 2]", "de.lproj/Localizable.strings": "\"hello\" = \"Hallo\";",
                "en.lproj/Localizable.strings": "\"hello\" = \"Hello, app\";",
                "Assets.xcassets/Logo.imageset/Contents.json": "{}",
                "Assets.xcassets/Tint.colorset/Contents.json": "{}",
                "photo.jpg": "",
                // The tests' own, beside the app's folder.
                "../CompanyTests/list.json": "[3]",
                "../CompanyTests/en.lproj/Localizable.strings": "\"hello\" = \"Hello, tests\";",
                "../CompanyTests/Own.storyboard": """
                <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="a">
                <scenes><scene sceneID="s"><objects><viewController id="a" customClass="Own" customModuleProvider="target" sceneMemberID="viewController">
                <view key="view" id="v"><subviews><label text="Own" id="l"/></subviews></view>
                <connections><outlet property="label" destination="l" id="o"/></connections></viewController></objects></scene></scenes>
                </document>
                """,
                "../CompanyTests/Card.xib": NibSample.nib(
                    #"<view id="v" tag="9"/>"#, owner: #"<outlet property="view" destination="v" id="o"/>"#),
            ]
            sample.code = """
                class Screen: UIViewController {
                    override func viewDidLoad() {
                        let list = Bundle.main.url(forResource: "list", withExtension: "json")
                        print(list.flatMap { try? String(contentsOf: $0, encoding: .utf8) } ?? "nil")
                        print(NSLocalizedString("hello", comment: ""), Bundle(for: Screen.self).bundlePath == Bundle.main.bundlePath)
                        print(UIImage(named: "Logo") != nil, UIImage(named: "photo.jpg") != nil, UIImage(named: "Gone") == nil)
                        print(UIColor(named: "Tint") == UIColor(resource: .tint), UIColor(named: "Gone") == nil)
                        print(UIImage(resource: .logo) !== UIImage.logo, UIColor.tint == UIColor(named: "Tint"))
                        print(Bundle.main.path(forResource: "gone", ofType: "txt") ?? "nil")
                        let path = Bundle.main.bundlePath
                        print((try? "x".write(toFile: path + "/list.json", atomically: false, encoding: .utf8)) != nil)
                    }
                }
                """
            sample.tests = """
                import UIKit
                import XCTest

                final class Own: UIViewController { @IBOutlet var label: UILabel! }

                final class OwnTests: XCTestCase {
                    func testOwn() throws {
                        let bundle = Bundle(for: OwnTests.self)
                        XCTAssertEqual(bundle.bundleURL.lastPathComponent, "CompanyTests.xctest")
                        let list = try XCTUnwrap(bundle.url(forResource: "list", withExtension: "json"))
                        XCTAssertEqual(try String(contentsOf: list, encoding: .utf8), "[3]")
                        XCTAssertEqual(bundle.localizedString(forKey: "hello", value: nil, table: nil), "Hello, tests")
                        let own = UIStoryboard(name: "Own", bundle: bundle).instantiateInitialViewController() as? Own
                        own?.loadViewIfNeeded()
                        XCTAssertEqual(own?.label.text, "Own")
                        XCTAssertEqual(UIViewController(nibName: "Card", bundle: bundle).view.tag, 9)
                    }
                }
                """
            let built = try await sample.built()
            let original = SmallApp.folder + "/Company/Company/Data/list.json"
            let run = try await built.play(.test)
            #expect(run.verdict.tests?.failed == 0)
            #expect(run.verdict.tests?.ran == 1)
            #expect(
                ConfigurationSample.shown(run).filter { $0.hasPrefix("console") } == [
                    "console [1, 2]", "console Hello, app true", "console true true true", "console true true",
                    "console true true", "console nil", "console true",
                ])
            #expect(try String(contentsOfFile: original, encoding: .utf8) == "[1, 2]")
        }
    }
}
