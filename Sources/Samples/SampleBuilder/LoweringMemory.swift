/// The files already read and lowered, by all that the result depends on.
struct LoweringMemory {
    private struct Key: Hashable {
        var file: SourceFile
        var index: Int
        var types: ModuleTypes
        var role: TargetRole
        var takesApplicationMain: Bool
    }

    /// The number of bytes of text that are remembered before the memory begins anew.
    private static let capacity = 32 << 20

    /// The depth to which the parser follows brackets, see `FileDeclarations`.
    private let nestingLimit: Int?
    private var size = 0
    private var readings: [SourceFile: FileDeclarations] = [:]
    private var files: [Key: LoweredFile] = [:]

    init(nestingLimit: Int? = nil) {
        self.nestingLimit = nestingLimit
    }

    /// Lowers a sample and looks for the classes that its storyboards name.
    ///
    /// - Parameters:
    ///   - sample: The sample.
    ///   - watch: Called with each file's path before the file is parsed.
    /// - Throws: `Mistake` if a file is nested too deeply.
    mutating func lower(_ sample: Sample, watch: (String) -> Void = { _ in }) throws(Mistake) -> LoweredSample {
        if size > Self.capacity { self = LoweringMemory(nestingLimit: nestingLimit) }
        let app = try lower(sample.app, .app, watch)
        var tests: (target: LoweredTarget, readings: [FileDeclarations])?
        if let target = sample.tests { tests = try lower(target, .tests, watch) }
        return LoweredSample(
            app: app.target, tests: tests?.target, appClasses: Self.classNames(app.readings, in: sample.app),
            testClasses: sample.tests.map { Self.classNames(tests?.readings ?? [], in: $0) } ?? [],
            missing: StoryboardCheck.missingClasses(in: sample, declared: app.readings))
    }

    private mutating func lower(
        _ target: Sample.Target, _ role: TargetRole, _ watch: (String) -> Void
    ) throws(Mistake) -> (target: LoweredTarget, readings: [FileDeclarations]) {
        var readings: [FileDeclarations] = []
        for file in target.sources { readings.append(try reading(file, watch)) }
        let types = ModuleTypes(readings, infersObjectiveC: target.infersObjectiveC)
        let lowered = LoweredTarget(
            readings.enumerated().map { index, reading in
                file(
                    Key(
                        file: target.sources[index], index: index, types: types, role: role,
                        takesApplicationMain: target.takesApplicationMain), reading)
            },
            bridgedModules: target.bridgedModules, resources: target.resources, role: role)
        return (lowered, readings)
    }

    /// Returns the names by which Objective-C knows a target's classes.
    private static func classNames(_ readings: [FileDeclarations], in target: Sample.Target) -> Set<String> {
        Set(readings.flatMap { $0.classNames(in: target.module) })
    }

    private mutating func reading(_ file: SourceFile, _ watch: (String) -> Void) throws(Mistake) -> FileDeclarations {
        if let known = readings[file] { return known }
        watch(file.path)
        let reading = try FileDeclarations(bounded: file, nestingLimit: nestingLimit)
        readings[file] = reading
        size += file.text.utf8.count
        return reading
    }

    private mutating func file(_ key: Key, _ reading: FileDeclarations) -> LoweredFile {
        if let known = files[key] { return known }
        let file = LoweredFile(
            lowering: reading, index: key.index, types: key.types, role: key.role,
            takesApplicationMain: key.takesApplicationMain)
        files[key] = file
        size += file.file.text.utf8.count
        return file
    }
}
