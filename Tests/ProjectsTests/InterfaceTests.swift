import Foundation
import Lifecycle
import Testing

@testable import Projects
@testable import Wording

@Suite struct InterfaceTests {
    typealias Element = InterfaceDocument.Element

    @Test func `A nib is read as it is, with the classes' modules`() throws {
        let xml = """
            <?xml version="1.0"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><dependencies/><objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Owner" customModule="Old" customModuleProvider="target">
            <connections><outlet property="view" destination="v" id="o"/></connections></placeholder>
            <view id="v" customClass="Kit" customModule="Kits">
            <simulatedMetricsContainer key="defaultSimulatedMetrics"/>
            <label id="l" customClass="Objective"><string key="text"> Two
            lines &amp; more </string></label></view>
            </objects></document>
            """
        #expect(
            try InterfaceReader.nib(Data(xml.utf8), path: "/x/Card.xib", module: "App")
                == InterfaceDocument(scenes: [
                    [
                        Element(
                            "placeholder",
                            ["placeholderIdentifier": "IBFilesOwner", "id": "-1", "customClass": "App.Owner"],
                            [
                                Element(
                                    "connections", [:],
                                    [Element("outlet", ["property": "view", "destination": "v", "id": "o"])])
                            ]),
                        Element(
                            "view", ["id": "v", "customClass": "Kits.Kit"],
                            [
                                Element(
                                    "label", ["id": "l", "customClass": "Objective"],
                                    [Element("string", ["key": "text"], text: " Two\nlines & more ")])
                            ]),
                    ]
                ]))
    }

    @Test(arguments: [
        ("<document>\n<objects>", "/C.xib:2"), ("", "/C.xib"),
        (#"<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"/>"#, "/C.xib"),
        (#"<document type="com.apple.InterfaceBuilder3.Cocoa.XIB"/>"#, "/C.xib"),
        (#"<archive type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"/>"#, "/C.xib"),
    ])
    func `What is no nib is a mistake`(text: String, place: String) {
        #expect(
            throws: Mistake(
                .usage, what: "The file is not an Interface Builder nib for iOS.", place: place,
                cure: "Resolve any merge conflict markers in it. Then open it in Xcode and save it.")
        ) {
            try InterfaceReader.nib(Data(text.utf8), path: "/C.xib", module: "M")
        }
    }

    @Test(arguments: [
        (InterfaceXML.Fault.Reason.depth, "nested more than 120 levels deep", ":121"),
        (.count, "more than 100000 elements", ":2"), (.size, "more than 8 MiB", ""),
    ])
    func `A file beyond a bound is a mistake`(bound: InterfaceXML.Fault.Reason, what: String, line: String) {
        let text =
            switch bound {
            case .depth: String(repeating: "<a>\n", count: 121)
            case .count: "<a>\n" + String(repeating: "<b/>", count: 100_000)
            default: String(repeating: " ", count: (8 << 20) + 1)
            }
        #expect {
            try InterfaceReader.nib(Data(text.utf8), path: "/C.xib", module: "M")
        } throws: { error in
            let mistake = error as? Mistake
            return mistake?.what.contains(what) == true && mistake?.place == "/C.xib\(line)"
                && mistake?.cure == "Split it up into several storyboards or nibs."
        }
    }

    @Test func `Entities lead to no other file, and do not multiply`() {
        let bomb = """
            <!DOCTYPE d [<!ENTITY f SYSTEM "file:///etc/passwd"><!ENTITY a "aaaaaaaaaa">
            \((0..<12).map { "<!ENTITY e\($0) \"\(String(repeating: $0 == 0 ? "&a;" : "&e\($0 - 1);", count: 10))\">" }.joined())]>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects><label id="l">
            <string key="text">&f;&e11;</string></label></objects></document>
            """
        let nib = try? InterfaceReader.nib(Data(bomb.utf8), path: "/C.xib", module: "M")
        #expect(nib?.scenes.first?.first?.string("text")?.contains("root") != true)
    }
}
