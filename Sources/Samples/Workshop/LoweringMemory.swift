/// Files that were read and lowered already, by all that the result depends on.
struct LoweringMemory {
    private struct Key: Hashable {
        var file: SourceFile
        var index: Int
        var types: ModuleTypes
        var role: TargetRole
        var takesApplicationMain: Bool
    }

    /// How many files are remembered before the memory begins anew.
    private static let capacity = 2000

    private var readings: [SourceFile: FileReading] = [:]
    private var files: [Key: LoweredFile] = [:]

    mutating func lower(_ target: Sample.Target, _ role: TargetRole) -> LoweredTarget {
        if files.count > Self.capacity { self = LoweringMemory() }
        let readings = target.sources.map { reading($0) }
        let types = ModuleTypes(readings, infersObjectiveC: target.infersObjectiveC)
        return LoweredTarget(
            readings.enumerated().map { index, reading in
                file(
                    Key(
                        file: target.sources[index], index: index, types: types, role: role,
                        takesApplicationMain: target.takesApplicationMain), reading)
            },
            bridgedModules: target.bridgedModules)
    }

    /// The names by which Objective-C knows a target's classes.
    mutating func classNames(of target: Sample.Target) -> Set<String> {
        Set(target.sources.flatMap { reading($0).classNames(in: target.module) })
    }

    private mutating func reading(_ file: SourceFile) -> FileReading {
        if let known = readings[file] { return known }
        let reading = FileReading(file)
        readings[file] = reading
        return reading
    }

    private mutating func file(_ key: Key, _ reading: FileReading) -> LoweredFile {
        if let known = files[key] { return known }
        let file = LoweredFile(lowering: reading, index: key.index, types: key.types, role: key.role,
            takesApplicationMain: key.takesApplicationMain)
        files[key] = file
        return file
    }
}
