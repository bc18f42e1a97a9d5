import Foundation
import Samples
import Techniques
import Testing

struct LessonTests {
    @Test(arguments: [
        ("hackworth/14", Lesson.step(tutorial: "hackworth", number: 14), "Hackworth"),
        ("scenedelegatemock/6", .step(tutorial: "scenedelegatemock", number: 6), "SceneDelegateMock"),
        ("RejectedTechniques", .article("RejectedTechniques"), "RejectedTechniques"),
    ])
    func `A place is read from its name, written as it is read, and has a page`(
        name: String, lesson: Lesson, page: String
    ) throws {
        #expect(Lesson(name) == lesson)
        #expect("\(lesson)" == name)
        #expect(lesson.page == page)
        #expect(try JSONDecoder().decode([Lesson].self, from: JSONEncoder().encode([lesson])) == [lesson])
    }

    @Test(arguments: ["", "hackworth/", "/14", "hackworth/0", "hackworth/x", "hackworth/14/1"])
    func `What is neither a step nor a page is refused`(name: String) throws {
        #expect(Lesson(name) == nil)
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode([Lesson].self, from: JSONEncoder().encode([name]))
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
