/// Some of a module's files, which one call compiles, each to an object.
///
/// Parts are compiled side by side.
struct ModulePart: Hashable, Sendable {
    /// The number of the part, from 0.
    var number: Int
    /// The places of the part's files among those of the module.
    var places: [Int]

    /// The most files of a module that is compiled at once.
    static let mostFilesAtOnce = 50
    /// The most parts of a module. Each reads the declarations of all files, which has its price.
    static let most = 4

    /// Returns the parts of some files, which depend on their number only.
    static func parts(of places: [Int]) -> [ModulePart] {
        let count = min(most, max(1, (places.count + mostFilesAtOnce - 1) / mostFilesAtOnce))
        return (0..<count).map { number in
            let part = places.count * number / count..<places.count * (number + 1) / count
            return ModulePart(number: number, places: Array(places[part]))
        }
    }

    /// Returns the name of a file's object.
    static func object(at place: Int, of module: String) -> String { "\(module)-\(place).o" }
}
