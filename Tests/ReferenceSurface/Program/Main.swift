import Foundation
import ReferenceSurface

/// Lists the public names of the reference modules with their use, or the reason why they are there.
@main enum Main {
    static func main() throws {
        let surface = try ReferenceSurface(URL(filePath: FileManager.default.currentDirectoryPath))
        for name in surface.names {
            let use = surface.isUsed(name) ? "used" : surface.reason(for: name) ?? "NO USE AND NO REASON"
            print("\(name): \(use)")
        }
        let unused = surface.names.count { !surface.isUsed($0) }
        print("\(surface.names.count) names, \(surface.names.count - unused) used, \(unused) not")
        for name in surface.unexplained { print("Give a reason in \(ReferenceSurface.reasons): \(name)") }
        for name in surface.obsolete { print("Remove from \(ReferenceSurface.reasons): \(name)") }
        if !surface.unexplained.isEmpty || !surface.obsolete.isEmpty { exit(1) }
    }
}
