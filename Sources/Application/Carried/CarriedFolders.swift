package import Foundation
internal import PackageResources
internal import Wording

/// The folders that travel with the program: what it reads that is not the user's.
///
/// One that is missing is an error when it is asked for, and not before: a run needs no documentation.
package struct CarriedFolders: Sendable {
    /// The parts of what travels with the program.
    enum Part: Hashable, CaseIterable {
        case sources, documentation, site, catalog, records
    }

    private let places: [Part: URL]
    /// The project's own folder, in which a command writes what the project keeps; nil for a program that was moved
    /// out of it.
    let project: URL?
    /// The reference modules that a release has; nil for a program of another origin.
    package let built: BuiltModules?

    /// The folders beside the program that runs, or in the checkout that it was built in.
    package static var ofThisProgram: CarriedFolders {
        let found: [(Part, URL?)] = [
            (.sources, PackageResources.folder), (.documentation, PackageResources.documentation),
            (.site, PackageResources.site), (.catalog, PackageResources.catalog),
            (.records, PackageResources.records),
        ]
        return CarriedFolders(
            places: Dictionary(uniqueKeysWithValues: found.compactMap { part, place in place.map { (part, $0) } }),
            project: PackageResources.checkout, built: PackageResources.built.map { BuiltModules(in: $0) })
    }

    init(places: [Part: URL], project: URL? = nil, built: BuiltModules? = nil) {
        self.places = places
        self.project = project
        self.built = built
    }

    /// The folder that holds a folder of sources for each reference module.
    package var sources: URL { get throws(Mistake) { try folder(.sources) } }

    /// The documentation catalog.
    package var documentation: URL { get throws(Mistake) { try folder(.documentation) } }

    /// The site's templates and files.
    package var site: URL { get throws(Mistake) { try folder(.site) } }

    /// The sources and facts, the techniques, the claims and the app that they share.
    package var catalog: URL { get throws(Mistake) { try folder(.catalog) } }

    /// The results of earlier runs, as a command recorded them.
    package var records: URL { get throws(Mistake) { try folder(.records) } }

    func folder(_ part: Part) throws(Mistake) -> URL {
        guard let place = places[part] else {
            throw Mistake(
                .usage, what: "The program was moved without its resource files.",
                place: Bundle.main.bundleURL.path,
                cure:
                    "Copy the folder \(PackageResources.companion) there, too; it is beside understudy in the folder where it was built."
            )
        }
        return place
    }
}
