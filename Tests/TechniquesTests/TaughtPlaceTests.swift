import Foundation
import Samples
import Techniques
import Testing

struct TaughtPlaceTests {
    @Test(arguments: [
        (
            "Hackworth/flush", TaughtPlace.step(SampleID.Step(tutorial: "hackworth", slug: "flush"), page: "Hackworth"),
            "Hackworth"
        ),
        (
            "SceneDelegateMock/mocks",
            .step(SampleID.Step(tutorial: "scenedelegatemock", slug: "mocks"), page: "SceneDelegateMock"),
            "SceneDelegateMock"
        ),
        ("RejectedTechniques", .article("RejectedTechniques"), "RejectedTechniques"),
    ])
    func `A place is read from its name, has that name, and a page`(
        name: String, place: TaughtPlace, page: String
    ) throws {
        #expect(TaughtPlace(name) == place)
        #expect("\(place)" == name)
        #expect(place.page == page)
        #expect(try JSONDecoder().decode([TaughtPlace].self, from: JSONEncoder().encode([name])) == [place])
    }

    @Test(arguments: ["", "Hackworth/", "/flush", "Hackworth/14", "Hackworth/flush/1", "T47/code"])
    func `What is neither a step nor a page is refused`(name: String) throws {
        #expect(TaughtPlace(name) == nil)
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode([TaughtPlace].self, from: JSONEncoder().encode([name]))
        }
    }

    @Test func `A technique's page links to where it is taught`() throws {
        let catalog = try TechniqueCatalogTests.catalog.get()
        let pages = ["T55", "N18", "T09"].map { id in
            Result { try TechniquePage(#require(catalog[id]), in: catalog, told: []).markdown }
        }
        let lines = try pages.map { page in
            try page.get().split(separator: "\n").filter { $0.hasPrefix("- Taught in: ") }
        }
        #expect(
            lines == [
                ["- Taught in: `scenedelegatemock/removal` of <doc:SceneDelegateMock>"],
                ["- Taught in: <doc:RejectedTechniques>, <doc:MigratingToScenes>"],
                [
                    "- Taught in: `launch/early-return` of <doc:Launch>, `detours/test-of-delegate` of <doc:Detours>, <doc:RejectedTechniques>"
                ],
            ])
    }
}
