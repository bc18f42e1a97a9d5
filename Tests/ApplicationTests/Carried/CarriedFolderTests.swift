import Foundation
import TestSupport
import Testing
import Wording

@testable import Application

/// The folders that travel with the program.
struct CarriedFolderTests {
    @Test(arguments: CarriedFolders.Part.allCases)
    func `A folder that is missing is named when it is asked for, and no other is`(part: CarriedFolders.Part) throws {
        let place = URL(filePath: "/carried")
        let places = Dictionary(uniqueKeysWithValues: CarriedFolders.Part.allCases.map { ($0, place) })
        let folders = CarriedFolders(places: places.filter { $0.key != part })
        let mistake = #expect(throws: Mistake.self) { try folders.folder(part) }
        #expect(mistake?.what == "The program was moved without its resource files.")
        #expect(mistake?.cure.hasPrefix("Copy the folder understudy_PackageResources.resources there, too;") == true)
        for other in CarriedFolders.Part.allCases where other != part {
            #expect(try folders.folder(other) == place)
        }
    }

    @Test func `All of them are there beside the tests`() throws {
        let folders = CarriedFolders.ofThisProgram
        for part in CarriedFolders.Part.allCases {
            #expect(try folders.folder(part).resourceValues(forKeys: [.isDirectoryKey]).isDirectory == true, "\(part)")
        }
        #expect(try folders.checkout(for: "record") == Checkout.folder)
    }

    @Test(
        arguments: [
            (["toolchain": "Swift version 6.3.1, x86_64\n"], "Swift version 6.3.1, x86_64"), ([:], "another toolchain"),
        ] as [([String: String], String)])
    func `Built modules name their toolchain where they are of no use`(files: [String: String], words: String) throws {
        let line = try ScratchFolder.with(files) { BuiltModules(in: URL(filePath: $0 / ".")).unfit }
        #expect(
            line == """
                The reference modules that came with this program are of \(words). This toolchain is not exactly that \
                one, so it builds them, once.
                """)
    }

    @Test func `Only a checkout is written to`() {
        let mistake = #expect(throws: Mistake.self) {
            try CarriedFolders(places: [:]).checkout(for: "record rules")
        }
        #expect(mistake?.cure == "Run it in a checkout of the project: swift run understudy record rules")
    }
}
