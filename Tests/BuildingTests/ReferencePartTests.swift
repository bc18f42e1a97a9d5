import Samples
import Storage
import Testing

@testable import Building

/// The parts of the reference modules that an app waits for.
struct ReferencePartTests {
    private static let all = ReferenceModules(
        sources: "", modules: ReferenceModules.catalog,
        parts: ReferencePart.allCases.map {
            ReferencePart.Place(part: $0, identity: ContentHash($0.rawValue), folder: "/\($0)", foundations: [])
        })

    @Test(
        arguments: [
            ("", [.launch]),
            ("import UIKit\n#if os(iOS)\nlet SwiftUI = \"os\", important = Combine.self\n#endif", [.launch]),
            ("import SwiftUI", [.launch, .swiftUI]),
            ("import Foundation; import Combine", [.launch, .swiftUI]),
            ("@testable\timport\tstruct Combine.Just", [.launch, .swiftUI]),
            ("import `Combine`", [.launch, .swiftUI]),
            ("#if canImport(SwiftUI) && DEBUG\n#endif", [.launch, .swiftUI]),
            ("#if canImport (CoreData)\r\n#endif", [.launch, .others]),
            ("import os.log\r\nimport UIKit", [.launch, .others]),
            ("import class os.Logger\n@_exported import Combine", [.launch, .swiftUI, .others]),
            ("import ReferenceMapKit", [.launch, .others]),
            // What is imported may be on another line, so nothing is known of it.
            ("import\n    UIKit", [.launch, .swiftUI, .others]),
            ("import class\n    UIKit.UIView", [.launch, .swiftUI, .others]),
            ("import /* the views\n*/ UIKit", [.launch, .swiftUI, .others]),
            ("#if canImport(\nUIKit)\n#endif", [.launch, .swiftUI, .others]),
            ("#if canImport(UIKit) && canImport(\nUIKit)\n#endif", [.launch, .swiftUI, .others]),
            ("import // the views\nUIKit", [.launch, .swiftUI, .others]),
            ("import UIKit // not Combine", [.launch]),
            ("#if canImport(UIKit) && os(iOS) // Combine\n#endif", [.launch]),
            ("#if canImport(UIKit)&&canImport(Combine)\n#endif", [.launch, .swiftUI]),
            ("import UIKit; import SwiftUI; import UIKit", [.launch, .swiftUI]),
            // Swift takes a blank that does not break a line for a blank.
            ("#if canImport(\u{A0}SwiftUI)\n#endif", [.launch, .swiftUI, .others]),
            ("import SwiftUI\u{A0}", [.launch, .swiftUI, .others]),
            ("import\u{A0}SwiftUI", [.launch, .swiftUI, .others]),
            ("import UIKit // für UIKit", [.launch]),
            ("import UIKit\nimport", [.launch]),
        ] as [(String, [ReferencePart])])
    func `Code needs the parts with what it may import`(text: String, parts: [ReferencePart]) {
        let inputs = [ModuleInput(name: "App", files: [SourceFile(path: "/a.swift", text: text)])]
        #expect(Self.all.needed(by: inputs).parts.map(\.part) == parts)
    }

    @Test func `A long line takes no time`() {
        let text = "// " + String(repeating: "import a ", count: 30_000)
        let time = ContinuousClock().measure { #expect(ReferenceModules.importedNames(in: text) == ["a"]) }
        #expect(time < .seconds(5))
    }

    @Test func `An app needs what its tests, its libraries and the files that were added for it need`() {
        var app = ModuleInput(name: "App", files: [SourceFile(path: "/a.swift", text: "import UIKit")])
        app.generated = [SourceFile(path: "/g.swift", text: "import CoreData")]
        let tests = ModuleInput(name: "Tests", files: [SourceFile(path: "/t.swift", text: "import Combine")])
        let needed = Self.all.needed(by: [app, tests])
        #expect(needed == Self.all)
        let few = Self.all.needed(by: [app])
        #expect(few.modules.map(\.name) == ReferenceModules.catalog.filter { $0.part != .swiftUI }.map(\.name))
        #expect(few.identity != needed.identity)
        #expect(few.library("HostedTests") == "/launch/libraries/libHostedTests.so")
        #expect(few.library("ReferenceCoreData") == "/others/libraries/libReferenceCoreData.so")
    }

    @Test func `A module's dependencies are in its part or in an earlier one, and every launch needs the first`() {
        let parts = Dictionary(uniqueKeysWithValues: ReferenceModules.catalog.map { ($0.name, $0.part) })
        for module in ReferenceModules.catalog {
            for dependency in module.dependencies {
                #expect([module.part, .launch].contains(parts[dependency]), "\(module.name) needs \(dependency)")
            }
            if module.isLinkedIntoTests || module.language == .c { #expect(module.part == .launch) }
        }
    }
}
