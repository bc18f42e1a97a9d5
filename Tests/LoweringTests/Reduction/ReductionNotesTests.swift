import Samples
import Testing

@testable import Building
@testable import Lowering
@testable import Samples
@testable import Wording

/// The lines about what is left out of a build.
struct ReductionNotesTests {
    private static func cut(_ reason: String, line: Int, module: String? = nil) -> Cut {
        let kind = module.map { Cut.Kind.otherImport(of: $0) } ?? .removed
        return Cut(range: line * 10..<line * 10 + 5, kind: kind, code: "", reason: reason, line: line)
    }

    @Test func `A module that is not here is named as what it is, in the words of a refused project`() {
        var reduction = Reduction()
        for (line, module) in ["Alamofire", "SDWebImage", "Swinject", "HomeKit", "Homekit"].enumerated() {
            let reason = "module \(module) is not here"
            reduction.add(Self.cut(reason, line: line + 1, module: module), to: "/App/A.swift")
            reduction.add(Self.cut(reason, line: line + 1), to: "/App/B.swift")
        }
        reduction.add(Self.cut("a is not here", line: 9), to: "/App/A.swift")
        var sample = Sample.of("")
        sample.app.sources = ["/App/A.swift", "/App/B.swift"].map { SourceFile(path: $0, text: "") }
        sample.modules = ProjectModules([
            "Alamofire": .package("https://github.com/Alamofire/Alamofire"), "SDWebImage": .carthage, "Swinject": .pod,
        ])
        #expect(
            reduction.notes(of: sample) == [
                "Left out, because it cannot be compiled here: 11 parts of 2 files. "
                    + "The trace says if the launch reaches one of them.",
                """
                  module Alamofire is not here: 2 parts, first in A.swift:1
                    Alamofire is a package dependency (https://github.com/Alamofire/Alamofire). Understudy does not build packages.
                """,
                """
                  module HomeKit is not here: 2 parts, first in A.swift:4
                    HomeKit is an Apple framework. Understudy models those that launch code needs, and not this one.
                """,
                """
                  module Homekit is not here: 2 parts, first in A.swift:5
                    Homekit is neither a framework of Apple's nor a module that the project names. Did you mean HomeKit?
                """,
                """
                  module SDWebImage is not here: 2 parts, first in A.swift:2
                    SDWebImage is a Carthage dependency. Understudy does not build those.
                """,
                """
                  module Swinject is not here: 2 parts, first in A.swift:3
                    Swinject is a CocoaPods dependency. Understudy does not build pods.
                """,
                "  a is not here: 1 part, first in A.swift:9",
            ])
        for module in ["Alamofire", "SDWebImage", "Swinject", "HomeKit", "Homekit"] {
            #expect(reduction.notes(of: sample).joined().contains(sample.modules.remark(on: module)))
        }
    }

    @Test func `What a module adds to types is the module, and what no module adds is named once`() {
        var reduction = Reduction()
        for (path, type) in [("/A.swift", "UIView"), ("/A.swift", "UILabel"), ("/B.swift", "UIView")] {
            if reduction.cuts[path] == nil {
                reduction.add(Self.cut("module SnapKit is not here", line: 1, module: "SnapKit"), to: path)
            }
            let line = reduction.count + 2
            reduction.add(Self.cut("value of type '\(type)' has no member 'snp'", line: line), to: path)
            reduction.add(Self.cut("type '\(type)' has no member 'brand'", line: line + 10), to: "/C.swift")
        }
        reduction.add(Self.cut("value of type 'UIView' has no member 'rare'", line: 40), to: "/A.swift")
        #expect(
            LeftOutCauses(reduction.cuts).all.map { "\($0.count) \($0.reason), \($0.first.path) \($0.module ?? "")" }
                == [
                    "5 module SnapKit is not here, /A.swift SnapKit",
                    "3 UILabel and UIView have no member 'brand', /C.swift ",
                    "1 value of type 'UIView' has no member 'rare', /A.swift ",
                ])
    }

    @Test func `A type that several modules may have is said to be in one of them`() {
        let sample = Sample.of("import A\nimport B\nimport C\nlet message = Messaging()\n")
        let missing = ["A", "B", "C"].enumerated().map { line, module in
            Diagnostic(
                path: Sample.path, line: line + 1, column: 8, severity: .error, message: Diagnostic.missing(module))
        }
        let imports = ReductionQuestion(sample: sample, target: 0, reduction: Reduction(), errors: missing).answer()
        let error = Diagnostic(
            path: Sample.path, line: 4, column: 15, severity: .error, message: "cannot find 'Messaging' in scope")
        let reduction = ReductionQuestion(sample: sample, target: 0, reduction: imports, errors: [error]).answer()
        #expect(
            reduction.cuts[Sample.path]?.map(\.reason) == [
                "module A is not here", "module B is not here", "module C is not here",
                "Messaging is in none of the modules that are here; one of A, B and C may have it",
            ])
    }
}
