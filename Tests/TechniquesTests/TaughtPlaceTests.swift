import Foundation
import Samples
import Techniques
import Testing

struct TaughtPlaceTests {
    @Test(arguments: [
        ("Hackworth/14", TaughtPlace.step(tutorial: "Hackworth", number: 14), "Hackworth"),
        ("SceneDelegateMock/6", .step(tutorial: "SceneDelegateMock", number: 6), "SceneDelegateMock"),
        ("RejectedTechniques", .article("RejectedTechniques"), "RejectedTechniques"),
    ])
    func `A place is read from its name, written as it is read, and has a page`(
        name: String, place: TaughtPlace, page: String
    ) throws {
        #expect(TaughtPlace(name) == place)
        #expect("\(place)" == name)
        #expect(place.page == page)
        #expect(try JSONDecoder().decode([TaughtPlace].self, from: JSONEncoder().encode([place])) == [place])
    }

    @Test(arguments: ["", "Hackworth/", "/14", "Hackworth/0", "Hackworth/x", "Hackworth/14/1"])
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
                ["- Taught in: step 9 of <doc:SceneDelegateMock>"],
                ["- Taught in: <doc:RejectedTechniques>, <doc:MigratingToScenes>"],
                ["- Taught in: step 9 of <doc:Launch>, step 3 of <doc:Detours>, <doc:RejectedTechniques>"],
            ])
    }
}
