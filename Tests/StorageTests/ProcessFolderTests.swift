import Foundation
import Glibc
import Testing

@testable import Storage

/// The folders of processes, which go with them or at the next start.
struct ProcessFolderTests {
    @Test func `The process's folder goes with the last folder in it`() throws {
        try withTemporaryFolder { parent in
            let folders = [try ProcessFolder.make(in: parent), try ProcessFolder.make(in: parent)]
            #expect(Set(folders).count == 2)
            #expect(Set(folders.map(Files.parent)).count == 1)
            ProcessFolder.remove(folders[0])
            #expect(Files.names(in: Files.parent(folders[1])) == [Path.name(folders[1])])
            ProcessFolder.remove(folders[1])
            #expect(Files.names(in: parent) == [])
            let third = try ProcessFolder.make(in: parent)
            ProcessFolder.remove(third)
            ProcessFolder.remove(third)
            #expect(Files.names(in: parent) == [])
        }
    }

    @Test func `Folders of dead processes are removed, and no others`() throws {
        try withTemporaryFolder { parent in
            // A dead process's folder has no lock, whatever its name and content.
            for name in ["understudy.1-dead", "understudy.dead", "another", "understudy-older"] {
                try Files.makeFolder("\(parent)/\(name)/1/Stage.app")
            }
            symlink(parent + "/another", parent + "/understudy.link")
            let own = try ProcessFolder.make(in: parent)
            ProcessFolder.removeStale(in: parent)
            let kept = [
                "another", "understudy-older", "understudy.link", String(Files.parent(own).dropFirst(parent.count + 1)),
            ]
            #expect(Files.names(in: parent) == kept.sorted())
            ProcessFolder.remove(own)
        }
    }

    @Test func `A process that exits leaves none, though nothing removed it`() async throws {
        let ending = try await #require(processExitsWith: .exitCode(3), observing: [\.standardOutputContent]) {
            print(try ProcessFolder.make(in: NSTemporaryDirectory() + "exits-\(getpid())"))
            fflush(nil)
            exit(3)
        }
        let text = String(decoding: ending.standardOutputContent, as: UTF8.self)
        let path = try #require(text.split(separator: "\n").last { $0.contains("understudy") })
        let folder = Files.parent(Files.parent(String(path)))
        defer { Files.remove(folder) }
        #expect(Files.exists(folder))
        #expect(Files.names(in: folder) == [])
    }

    @Test func `Many at once get folders of their own while others clear`() async throws {
        let parent = "/tmp/understudy-tests-" + Files.uniqueName()
        defer { Files.remove(parent) }
        try await withThrowingTaskGroup(of: Void.self) { group in
            for number in 0..<16 {
                group.addTask {
                    for _ in 0..<50 {
                        let folder = try ProcessFolder.make(in: parent)
                        try Files.write([UInt8(number)], to: folder + "/mine")
                        ProcessFolder.removeStale(in: parent)
                        #expect(try Files.bytes(folder + "/mine") == [UInt8(number)])
                        ProcessFolder.remove(folder)
                    }
                }
            }
            try await group.waitForAll()
        }
        #expect(Files.names(in: parent) == [])
    }
}
