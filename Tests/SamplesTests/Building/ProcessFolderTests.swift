import Foundation
import TestSupport
import Testing

@testable import Samples

/// The folders of processes: those of ended ones go, and no others.
struct ProcessFolderTests {
    @Test func `Folders of ended processes are removed, and no others`() throws {
        try ScratchFolder.with { scratch in
            let ours = "understudy-\(geteuid())-"
            let names = ["ended", "living"].map { ours + $0 } + ["understudy-", "another"]
            for name in names { try scratch.write("x", to: "\(name)/app-1/file") }
            try FileManager.default.createSymbolicLink(
                atPath: scratch / (ours + "link"), withDestinationPath: scratch / "another")
            try scratch.write("x", to: ours + "file")
            let living = open(scratch / (ours + "living"), O_RDONLY | O_DIRECTORY | O_CLOEXEC)
            defer { close(living) }
            #expect(flock(living, LOCK_EX | LOCK_NB) == 0)
            if getuid() == 0 {
                try scratch.write("x", to: ours + "foreign/file")
                #expect(chown(scratch / (ours + "foreign"), 65534, 65534) == 0)
            }
            ProcessFolder.removeLeftovers(in: scratch.path)
            let left = ["another", "understudy-"] + (getuid() == 0 ? [ours + "foreign"] : [])
            #expect(
                Set(Files.names(in: scratch.path)) == Set(left + ["file", "link", "living"].map { ours + $0 }))
            #expect(Files.exists(scratch / "another/app-1/file"))
        }
    }

    @Test func `The folder of this process is locked, and made again when it is lost`() throws {
        try ScratchFolder.with { scratch in
            let first = ProcessFolder.place("app", in: scratch.path)
            let folder = Files.parent(first)
            #expect(Files.parent(folder) == scratch.path && Path.name(first).hasPrefix("app-"))
            #expect(!Files.exists(first) && Files.exists(folder))
            ProcessFolder.removeLeftovers(in: scratch.path)
            #expect(Files.names(in: scratch.path) == [Path.name(folder)])
            let second = ProcessFolder.place("app", in: scratch.path)
            #expect(Files.parent(second) == folder && second != first)
            Files.remove(folder)
            let third = Files.parent(ProcessFolder.place("app", in: scratch.path))
            #expect(third != folder && Files.names(in: scratch.path) == [Path.name(third)])
        }
    }

    @Test func `A folder that cannot be made is a path at which nothing can be`() {
        #expect(ProcessFolder.place("app", in: "/proc/nonesuch").hasPrefix("/proc/nonesuch/app-"))
    }
}
