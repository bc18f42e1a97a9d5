import Lowering
import TestSupport
import Testing

@Suite struct `Imports are read with their places` {
    @Test func `An import has the conditions that only the compiler decides`() {
        let text = """
            import UIKit
            @testable import struct Alamofire.Session
            #if os(iOS)
            #if DEBUG
              import RxSwift
            #else
            import Combine
            #endif
            #else
            import AppKit
            #endif
            import ObjectiveC
            """
        #expect(
            LoweredTarget(lowering: target([("File.swift", text)]), role: .app).imports == [
                ModuleImport(module: "UIKit", path: "/app/File.swift", line: 1, column: 8),
                ModuleImport(module: "Alamofire", path: "/app/File.swift", line: 2, column: 25),
                ModuleImport(
                    module: "RxSwift", path: "/app/File.swift", line: 5, column: 10, condition: "(DEBUG)"),
                ModuleImport(
                    module: "Combine", path: "/app/File.swift", line: 7, column: 8, condition: "!(DEBUG)"),
            ])
    }
}
