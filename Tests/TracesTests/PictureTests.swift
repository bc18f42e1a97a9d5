import Foundation
import Lifecycle
import Testing

@testable import Traces

#if canImport(FoundationXML)
    import FoundationXML
#endif

struct PictureTests {
    private func document(_ trace: [TraceEvent], _ roles: ClassRoles = SampleTraces.roles) throws -> SVGReader {
        let svg = PictureView.render(trace, roles: roles)
        let reader = SVGReader()
        let parser = XMLParser(data: Data(svg.utf8))
        parser.delegate = reader
        #expect(parser.parse(), "\(String(describing: parser.parserError)) in \(svg)")
        return reader
    }

    @Test(arguments: SampleTraces.all + [SampleTraces.nasty])
    func `It is XML, 600 wide, and says what it shows`(trace: [TraceEvent]) throws {
        let reader = try document(trace)
        #expect(reader.root["role"] == "img")
        #expect(reader.root["width"] == "600")
        #expect(reader.texts["title"] == ["Who took the stage"])
        #expect(reader.texts["desc"] == [altText(for: trace, roles: SampleTraces.roles)])
        // Nothing is drawn beside the sheet.
        #expect(reader.right <= 600)
    }

    @Test
    func `Each class shows what it heard, in order, and its owner`() throws {
        #expect(
            try document(SampleTraces.testAfterRun).texts["text"] == [
                "App delegate", "Scene delegate", "View controller", "Tests",
                "launch: Xcode's Test",
                "TestingAppDelegate", "test", "is the app delegate", "application(_:didFinishLaunchingWithOptions:)",
                "UISceneConfiguration: stored: name Default Configuration, delegate",
                "App.SceneDelegate, storyboard Main",
                "SceneDelegate", "production", "is the scene delegate", "scene(_:willConnectTo:options:)",
                "ViewController", "production", "viewDidLoad()",
                "SceneDelegate", "production", "sceneWillEnterForeground(_:)", "sceneDidBecomeActive(_:)",
                "GreetingTests", "test", "testGreeting() passed", "testName() passed",
                "The production scene delegate SceneDelegate took the stage although",
                "TestingAppDelegate was the app delegate: UIKit used a stored scene",
                "configuration and did not ask the app delegate (0 configuration requests).", "2 tests passed.",
            ])
    }

    @Test
    func `Classes without a known owner have no label`() throws {
        let texts = try #require(try document(SampleTraces.testAfterRun, .unknown).texts["text"])
        #expect(texts.filter { $0 == "test" || $0 == "production" } == [])
    }

    @Test(arguments: SampleTraces.all)
    func `The same run at another speed gives the same picture`(trace: [TraceEvent]) {
        let slower = trace.map { event in
            var event = event
            event.time *= 17
            return event
        }
        #expect(PictureView.render(slower) == PictureView.render(trace))
    }

    @Test
    func `Light and dark are the reader's choice or the caller's`() {
        let ground = [PictureView.Appearance.automatic, .light, .dark].map { appearance in
            PictureView.render(SampleTraces.freshTest, appearance: appearance).split(separator: "\n").filter {
                $0.hasPrefix("@media") || $0.contains("rect.ground") && $0.contains("fill")
            }
        }
        let white: Substring = ".understudy-trace rect.ground, .understudy-trace rect.mask { fill: #ffffff; }"
        let black: Substring = ".understudy-trace rect.ground, .understudy-trace rect.mask { fill: #1d1d1f; }"
        #expect(ground == [[white, "@media (prefers-color-scheme: dark) {", black], [white], [black]])
    }

    @Test
    func `A call stays open beside what happens in it`() {
        let bill = TimelineModel(SampleTraces.freshTest)
        #expect(bill.spans == [TimelineModel.Span(card: 2, last: 3)])
        #expect(bill.lanes == [.appDelegate, .sceneDelegate, .viewController, .test])
    }

    @Test(arguments: [
        ("short", 10, ["short"]), ("", 5, [""]), ("one two three", 8, ["one two", "three"]),
        ("scene(_:willConnectTo:options:)", 23, ["scene(_:willConnectTo:", "options:)"]),
        ("testALongNameOfATest()", 9, ["testALong", "NameOf", "ATest()"]), ("aaaaaaaa", 3, ["aaa", "aaa", "aa"]),
        ("新しい名前", 6, ["新しい", "名前"]), ("a b", 1, ["a", "b"]),
    ])
    func `Long text breaks where it reads best`(text: String, limit: Int, lines: [String]) {
        #expect(Measure.wrap(text, limit: limit) == lines)
    }
}

/// Collects what an SVG file has in it.
final class SVGReader: NSObject, XMLParserDelegate {
    private(set) var root: [String: String] = [:]
    private(set) var texts: [String: [String]] = [:]
    private(set) var right = 0.0
    private var text = ""

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) {
        if root.isEmpty { root = attributes }
        if name == "rect", let x = Double(attributes["x"] ?? ""), let width = Double(attributes["width"] ?? "") {
            right = max(right, x + width)
        }
        text = ""
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) { text += string }

    func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
        texts[name, default: []].append(text)
        text = ""
    }
}
