internal import CProcess

/// The executable and the shared libraries that are in the process at the moment.
@MainActor
struct LoadedImages {
    /// The addresses of the tables that were read already.
    private var seen: Set<UnsafeMutableRawPointer> = []
    /// The number of images that the loader had ever loaded at the last look.
    private var loads: UInt64 = 0

    /// The number of images with class descriptions.
    var count: Int { seen.count }

    /// Returns the class descriptions in the images that came since the last look.
    mutating func news() -> [ClassImage] {
        let loaded = understudy_images_loaded()
        guard loaded != loads else { return [] }
        loads = loaded
        return Self.tables().filter { seen.insert($0).inserted }.map { table in
            typealias Describe = @convention(c) (UnsafeMutableRawPointer) -> Void
            let image = ClassImage()
            unsafeBitCast(table, to: Describe.self)(Unmanaged.passUnretained(image).toOpaque())
            return image
        }
    }

    private static func tables() -> [UnsafeMutableRawPointer] {
        var tables: [UnsafeMutableRawPointer] = []
        withUnsafeMutablePointer(to: &tables) { pointer in
            understudy_each_class_table(pointer) { context, table in
                guard let table else { return }
                context?.assumingMemoryBound(to: [UnsafeMutableRawPointer].self).pointee.append(table)
            }
        }
        return tables
    }
}
