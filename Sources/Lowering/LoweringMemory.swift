package import Samples
package import Wording

/// The files already read and lowered, by all that the result depends on.
package struct LoweringMemory {
    private struct Key: Hashable {
        var file: SourceFile
        var index: Int
        /// The number of the module's types among those that were seen: to compare them for each file takes long.
        var types: Int
        var role: TargetRole
        var takesApplicationMain: Bool
    }

    /// The number of bytes of text that are remembered before the memory begins again.
    private static let capacity = 32 << 20

    /// The depth to which the parser follows brackets, see `FileDeclarations`.
    package let nestingLimit: Int?
    private var size = 0
    private var readings: [SourceFile: FileDeclarations] = [:]
    private var files: [Key: LoweredFile] = [:]
    private var seenTypes: [ModuleTypes: Int] = [:]

    package init(nestingLimit: Int? = nil) {
        self.nestingLimit = nestingLimit
    }

    /// Lowers a sample and looks for the classes that its storyboards name.
    ///
    /// - Parameters:
    ///   - sample: The sample.
    ///   - watch: Called with each file's path before the file is parsed.
    /// - Throws: `Mistake` if a file is nested too deeply.
    package mutating func lower(_ sample: Sample, watch: (String) -> Void = { _ in }) throws(Mistake) -> LoweredSample {
        if size > Self.capacity { self = LoweringMemory(nestingLimit: nestingLimit) }
        var places = CodePlaces()
        var members: Set<String> = []
        var libraries: [(target: LoweredTarget, readings: [FileDeclarations])] = []
        for library in sample.libraries {
            libraries.append(
                try lower(library, .app, ClassTableEntry(library: library.module), &places, &members, watch))
        }
        let linked = { (forTests: Bool) in
            ClassTableEntry(linked: sample.libraries.filter { $0.isForTests == forTests }.map(\.module))
        }
        let app = try lower(sample.app, .app, linked(false), &places, &members, watch)
        var tests: (target: LoweredTarget, readings: [FileDeclarations])?
        if let target = sample.tests { tests = try lower(target, .tests, linked(true), &places, &members, watch) }
        let names = zip(sample.libraries, libraries).map { library, lowered in
            (isForTests: library.isForTests, classes: Self.classNames(lowered.readings, in: library))
        }
        let classes = { (forTests: Bool) in
            names.filter { $0.isForTests == forTests }.reduce(into: Set<String>()) { $0.formUnion($1.classes) }
        }
        return LoweredSample(
            app: app.target, tests: tests?.target, libraries: libraries.map(\.target),
            appClasses: Self.classNames(app.readings, in: sample.app).union(classes(false)),
            testClasses: (sample.tests.map { Self.classNames(tests?.readings ?? [], in: $0) } ?? [])
                .union(classes(true)),
            missing: StoryboardCheck.missingClasses(in: sample, declared: app.readings), places: places)
    }

    private mutating func lower(
        _ target: Sample.Target, _ role: TargetRole, _ entry: ClassTableEntry, _ places: inout CodePlaces,
        _ members: inout Set<String>, _ watch: (String) -> Void
    ) throws(Mistake) -> (target: LoweredTarget, readings: [FileDeclarations]) {
        var readings: [FileDeclarations] = []
        for file in target.sources { readings.append(try reading(file, watch)) }
        let types = ModuleTypes(readings, infersObjectiveC: target.infersObjectiveC, after: members)
        members = types.objectMembers
        places.add(CodePlaces(readings, types, in: target.module))
        let takesApplicationMain = target.takesApplicationMain
        let number = seenTypes[types] ?? seenTypes.count
        seenTypes[types] = number
        let lowered = LoweredTarget(
            readings.enumerated().map { index, reading in
                file(
                    Key(
                        file: target.sources[index], index: index, types: number, role: role,
                        takesApplicationMain: takesApplicationMain), reading, types)
            },
            bridgedModules: target.bridgedModules, resources: target.resources, role: role, entry: entry)
        return (lowered, readings)
    }

    /// Returns the names by which Objective-C knows a target's classes.
    private static func classNames(_ readings: [FileDeclarations], in target: Sample.Target) -> Set<String> {
        Set(readings.flatMap { $0.classNames(in: target.module, defined: target.definedConditions) })
    }

    /// Returns the declarations of a sample's files as the reader wrote them.
    package mutating func declarations(
        of sample: Sample, watch: (String) -> Void = { _ in }
    ) throws(Mistake) -> [FileDeclarations] {
        var all: [FileDeclarations] = []
        for file in sample.targets.flatMap(\.sources) { all.append(try reading(file, watch)) }
        return all
    }

    private mutating func reading(_ file: SourceFile, _ watch: (String) -> Void) throws(Mistake) -> FileDeclarations {
        if let known = readings[file] { return known }
        watch(file.path)
        let reading = try FileDeclarations(bounded: file, nestingLimit: nestingLimit)
        readings[file] = reading
        size += file.text.utf8.count
        return reading
    }

    private mutating func file(_ key: Key, _ reading: FileDeclarations, _ types: ModuleTypes) -> LoweredFile {
        if let known = files[key] { return known }
        let file = LoweredFile(
            lowering: reading, index: key.index, types: types, role: key.role,
            takesApplicationMain: key.takesApplicationMain)
        files[key] = file
        size += file.file.text.utf8.count
        return file
    }
}
