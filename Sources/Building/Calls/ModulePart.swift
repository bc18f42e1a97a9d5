/// Some of a module's files, which one call compiles, each to an object.
///
/// Parts are compiled side by side. Several cost no more than the module at once: the compiler writes less for a file of
/// which it knows that other objects follow.
struct ModulePart: Hashable, Sendable {
    /// The number of the part, from 0.
    var number: Int
    /// The places of the part's files among those of the module.
    var places: Range<Int>
    /// The part's files.
    var sources: [String]

    /// The most files of a module that is one part.
    static let mostFilesOfOne = 50
    /// The most parts of a module. Each reads the declarations of all files, which has its price.
    static let most = 4

    /// Returns the parts of a module, which depend on the number of its files only.
    static func parts(of sources: [String]) -> [ModulePart] {
        let count = min(most, max(1, (sources.count + mostFilesOfOne - 1) / mostFilesOfOne))
        return (0..<count).map { number in
            let places = sources.count * number / count..<sources.count * (number + 1) / count
            return ModulePart(number: number, places: places, sources: Array(sources[places]))
        }
    }

    /// Returns the names of the part's objects, in the order of its files.
    func objects(of module: String) -> [String] {
        places.map { "\(module)-\($0).o" }
    }
}
