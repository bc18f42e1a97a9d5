import Foundation
import Lifecycle
import Testing

@testable import Lowering
@testable import Projects
@testable import Samples
@testable import Wording

@Suite struct StoryboardTests {
    private static let tabs = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="tab">
          <scenes>
            <scene sceneID="s1"><objects>
              <tabBarController storyboardIdentifier="Tabs" id="tab" customClass="Tabs" sceneMemberID="viewController">
                <connections>
                  <segue destination="nav" kind="relationship" relationship="viewControllers" id="r1"/>
                  <segue destination="table" kind="relationship" relationship="viewControllers" id="r2"/>
                  <segue destination="away" kind="relationship" relationship="viewControllers" id="r3"/>
                </connections>
              </tabBarController>
              <placeholder placeholderIdentifier="IBFirstResponder" id="p1" sceneMemberID="firstResponder"/>
            </objects></scene>
            <scene sceneID="s2"><objects>
              <navigationController id="nav" sceneMemberID="viewController">
                <navigationBar key="navigationBar" id="bar"><items>
                  <navigationItem title="Not this one" id="not"/></items></navigationBar>
                <connections>
                  <segue destination="root" kind="relationship" relationship="rootViewController" id="r4"/>
                </connections>
              </navigationController>
            </objects></scene>
            <scene sceneID="s3"><objects>
              <viewController id="root" customClass="Root" customModule="Old" customModuleProvider="target" sceneMemberID="viewController">
                <view key="view" id="v"><subviews>
                  <label text="One &amp; two" id="l1"/>
                  <label id="l2"><string key="text">Two
        lines</string></label>
                  <label id="l3"><attributedString key="attributedText">
                    <fragment content="Bold"/><fragment><string key="content"> and plain</string></fragment>
                  </attributedString></label>
                  <label text="" id="l4"/>
                  <button id="b"><state key="normal" title="No label"/></button>
                </subviews></view>
                <navigationItem key="navigationItem" title="Start" id="n"/>
                <connections><segue destination="table" kind="show" id="r5"/></connections>
              </viewController>
            </objects></scene>
            <scene sceneID="s4"><objects>
              <tableViewController title="List" id="table" customClass="Table" customModule="Kit" sceneMemberID="viewController">
                <navigationItem key="navigationItem" id="n2"><string key="title">Overruled</string></navigationItem>
              </tableViewController>
            </objects></scene>
            <scene sceneID="s5"><objects>
              <glkViewController id="gl" sceneMemberID="viewController"><string key="title">Long
        title</string></glkViewController>
            </objects></scene>
            <scene sceneID="s6"><objects>
              <viewControllerPlaceholder storyboardName="Away" id="away" sceneMemberID="viewController"/>
            </objects></scene>
          </scenes>
        </document>
        """

    @Test func `Controllers, children, labels and titles are read`() throws {
        let storyboard = try InterfaceReader.storyboard(
            Data(Self.tabs.utf8), path: "/x/Base.lproj/Main.storyboard", module: "App"
        ).storyboard
        #expect(
            storyboard
                == Storyboard(
                    name: "Main", initialViewController: "tab",
                    viewControllers: [
                        .init(
                            id: "tab", identifier: "Tabs", kind: .tabBarController, customClass: "Tabs",
                            children: ["nav", "table"]),
                        .init(id: "nav", kind: .navigationController, children: ["root"]),
                        .init(id: "root", customClass: "App.Root", title: "Start"),
                        .init(id: "table", kind: .tableViewController, customClass: "Kit.Table", title: "List"),
                        .init(id: "gl", title: "Long\ntitle"),
                    ]))
    }

    @Test(arguments: Storyboard.Kind.allCases)
    func `Every kind of controller is read`(kind: Storyboard.Kind) throws {
        let xml = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes><scene><objects>
            <\(kind.rawValue) id="a" sceneMemberID="viewController"/></objects></scene></scenes></document>
            """
        #expect(
            try InterfaceReader.storyboard(Data(xml.utf8), path: "K.storyboard", module: "M").storyboard
                == Storyboard(name: "K", viewControllers: [.init(id: "a", kind: kind)]))
    }

    @Test(arguments: [
        ("garbage", "/M.storyboard:1"), ("<document>\n<scenes>\n</document>", "/M.storyboard:3"),
        ("", "/M.storyboard"), ("<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"/>", "/M.storyboard"),
    ])
    func `What is no storyboard is a mistake`(text: String, place: String) {
        #expect(
            throws: Mistake(
                .usage, what: "The file is not an Interface Builder storyboard for iOS.", place: place,
                cure: "Resolve any merge conflict markers in it. Then open it in Xcode and save it.")
        ) {
            try InterfaceReader.storyboard(Data(text.utf8), path: "/M.storyboard", module: "M")
        }
    }

    @Test(arguments: [
        ("App.Here", nil), ("App.Generic", nil), ("Objective", nil), ("UINavigationController", nil),
        ("App.Gone", "Declare the class, or correct its name in the storyboard's identity inspector."),
        ("App.Commented", "Declare the class, or correct its name in the storyboard's identity inspector."),
        ("Gone", "Declare the class, or correct its name in the storyboard's identity inspector."),
        ("Here", "The class is Swift's: choose App as its module in the storyboard's identity inspector."),
        ("Other.Here", "The app's module is App: correct the module in the storyboard's identity inspector."),
    ])
    func `A class that is missing has a cure`(name: String, cure: String?) {
        let source = """
            final class Here: UIViewController {}
            class Generic<T>: UIViewController {}
            @objc(Objective) class Renamed: UIViewController {}
            // class Commented {}
            /* class Commented {}
             */
            """
        let sample = Sample(
            name: "App",
            app: Sample.Target(name: "App", module: "App", sources: [SourceFile(path: "/a.swift", text: source)]),
            description: AppDescription(
                bundleIdentifier: "x", name: "App",
                storyboards: [
                    Storyboard(
                        name: "Main",
                        viewControllers: [
                            .init(id: "a"), .init(id: "b", customClass: name), .init(id: "c", customClass: name),
                        ])
                ]),
            infoPlist: "")
        let missing = StoryboardCheck.missingClasses(
            in: sample, declared: sample.app.sources.map { FileDeclarations($0) })
        #expect(
            missing == (cure.map { [.init(storyboard: "Main.storyboard", name: name, cure: $0)] } ?? []))
        #expect(
            missing.map(\.description)
                == (cure.map { ["Main.storyboard: No class \(name) is among the app's sources.\n\($0)"] } ?? []))
    }
}
