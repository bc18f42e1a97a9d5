package import Bibliography
package import Foundation
package import Samples
package import Wording

/// The techniques, with their code beside them.
package struct TechniqueCatalog: Sendable {
    /// The techniques: one series after the other, each in the order of their identifiers.
    package let techniques: [Technique]
    /// The folder with the app and a folder for each technique.
    package let folder: URL
    /// The sources to which they refer.
    package let sources: SourceCatalog

    /// Reads the techniques of the catalog in a folder, such as `Sources/Catalog`.
    ///
    /// - Throws: `Mistake` if a technique's file cannot be read or has impossible contents.
    package init(folder: URL) throws(Mistake) {
        self.folder = folder
        sources = try SourceCatalog(folder: folder)
        let place = folder.appending(path: "Techniques")
        let names = (try? FileManager.default.contentsOfDirectory(atPath: place.path)) ?? []
        var techniques: [Technique] = []
        for name in names where name.first?.isUppercase == true {
            techniques.append(
                try Self.technique(
                    at: place.appending(path: "\(name)/technique.json"), named: name, sources: sources))
        }
        self.techniques = Technique.Series.allCases.flatMap { series in
            techniques.filter { $0.series == series }.sorted { $0.id < $1.id }
        }
        for technique in self.techniques {
            if let base = technique.buildsOn, self[base] == nil {
                throw Mistake(
                    .usage, what: "\(technique.id) builds on \(base), which does not exist.", place: folder.path,
                    cure: "Name a technique of this folder.")
            }
            if let lead = technique.sharesMechanismWith, self[lead].map({ $0.sharesMechanismWith == nil }) != true {
                throw Mistake(
                    .usage, what: "\(technique.id) shares its mechanism with \(lead), which has no page of its own.",
                    place: folder.path, cure: "Name a technique that shares its mechanism with no other.")
            }
        }
    }

    /// Returns the techniques with the mechanism of one, which is the first of them.
    package func sharing(_ lead: Technique) -> [Technique] {
        [lead] + techniques.filter { $0.sharesMechanismWith == lead.id }
    }

    /// Returns the folder with a technique's files, or with a part of them.
    package func folder(of technique: Technique, _ part: String? = nil) -> URL {
        folder.appending(path: (["Techniques", technique.id] + [part].compactMap { $0 }).joined(separator: "/"))
    }

    /// Returns the technique with an identifier.
    package subscript(id: String) -> Technique? {
        techniques.first { $0.id == id }
    }

    /// The names of the techniques.
    package var library: SampleLibrary {
        SampleLibrary(techniques: techniques.map(\.id))
    }

    /// Returns the technique that a name means.
    ///
    /// - Throws: `Mistake` with the technique that was probably meant, and with those that exist.
    package func technique(_ name: SampleID.Technique) throws(Mistake) -> Technique {
        let found = try library.technique(name)
        guard let technique = self[found.id] else {
            preconditionFailure("The library names a technique that the catalog does not have: \(found)")
        }
        return technique
    }

    private static func technique(
        at url: URL, named name: String, sources: SourceCatalog
    ) throws(Mistake) -> Technique {
        do {
            let technique = try JSONDecoder(sources).decode(Technique.self, from: Data(contentsOf: url))
            guard technique.id == name else {
                throw Mistake(
                    .usage, what: "The technique in the folder \(name) calls itself \(technique.id).", place: url.path,
                    cure: "Give both the same name.")
            }
            return technique
        } catch let mistake as Mistake {
            throw mistake
        } catch {
            throw Mistake(
                .usage, what: "The technique \(name) cannot be read: \(error)", place: url.path,
                cure: "Write its technique.json as its neighbours' are written.")
        }
    }
}
