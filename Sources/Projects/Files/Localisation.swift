internal import Storage

/// The choice among a localised file's variants: `Base.lproj/Main.storyboard` among its translations.
enum Localisation {
    /// Returns the paths without those that another language's variant stands for.
    static func preferred(_ paths: [String], region: String) -> [String] {
        let ranks = ["Base.lproj", region + ".lproj"]
        let rank = { (path: String) in
            let folder = Path.name(Path.folder(path))
            return ranks.firstIndex(of: folder) ?? (Path.ending(folder) == "lproj" ? 3 : 2)
        }
        let groups = Dictionary(grouping: paths) { path in
            let folder = Path.folder(path)
            return (Path.ending(folder) == "lproj" ? Path.folder(folder) : folder) + "/" + Path.name(path)
        }
        return groups.values.compactMap { $0.min { (rank($0), $0) < (rank($1), $1) } }.sorted()
    }

    /// Returns the storyboards among files, one for each name, in the order of their names.
    static func storyboards(_ paths: [String], region: String) -> [String] {
        preferred(paths.filter { Path.ending($0) == "storyboard" }, region: region)
            .sorted { Path.stem($0) < Path.stem($1) }
    }
}
