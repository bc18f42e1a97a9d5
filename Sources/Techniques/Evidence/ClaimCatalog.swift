internal import Bibliography
package import Foundation
package import Wording

/// The claims, with the code of their experiments beside them.
package struct ClaimCatalog: Sendable {
    /// The claims in the order of their names, letter by letter, and by number.
    package let claims: [Claim]
    /// The questions that they answer, in the order of the evidence.
    package let questions: [ClaimQuestion]
    /// The folder with a folder for each claim.
    package let folder: URL

    /// Reads the claims of the catalog in a folder, such as `Sources/Catalog`.
    ///
    /// - Throws: `Mistake` if a claim's file cannot be read, or names something that does not exist.
    package init(folder: URL) throws(Mistake) {
        self.folder = folder.appending(path: "Claims")
        let sources = try SourceCatalog(folder: folder)
        let names = (try? FileManager.default.contentsOfDirectory(atPath: self.folder.path)) ?? []
        var claims: [Claim] = []
        for name in names where name.first?.isUppercase == true {
            claims.append(
                try Self.claim(
                    at: self.folder.appending(path: "\(name)/claim.json"), named: name, sources: sources))
        }
        self.claims = claims.sorted { Self.rank($0.id) < Self.rank($1.id) }
        questions = try Self.questions(at: self.folder.appending(path: "questions.json"))
        for claim in claims where question(of: claim) == nil {
            throw Mistake(
                .usage, what: "\(claim.id) answers the question \(claim.question), which does not exist.",
                place: self.folder.path, cure: "Add the question to questions.json, or name one of it.")
        }
    }

    /// Returns the question that a claim answers.
    package func question(of claim: Claim) -> ClaimQuestion? {
        questions.first { $0.id == claim.question }
    }

    /// Returns the claims that answer a question.
    package func claims(answering question: ClaimQuestion) -> [Claim] {
        claims.filter { $0.question == question.id }
    }

    /// Returns the claim with a name.
    package subscript(id: String) -> Claim? {
        claims.first { $0.id == id }
    }

    private static func rank(_ id: String) -> (String, Int) {
        (String(id.prefix(1)), Int(id.dropFirst()) ?? 0)
    }

    private static func questions(at url: URL) throws(Mistake) -> [ClaimQuestion] {
        do {
            return try JSONDecoder().decode([ClaimQuestion].self, from: Data(contentsOf: url))
        } catch {
            throw Mistake(
                .usage, what: "The questions of the claims cannot be read: \(error)", place: url.path,
                cure: "Write each with its id, area and title.")
        }
    }

    private static func claim(
        at url: URL, named name: String, sources: SourceCatalog
    ) throws(Mistake) -> Claim {
        do {
            let claim = try JSONDecoder(sources).decode(Claim.self, from: Data(contentsOf: url))
            if claim.id == name { return claim }
        } catch let mistake as Mistake {
            throw mistake
        } catch {
            throw Mistake(
                .usage, what: "The claim \(name) cannot be read: \(error)", place: url.path,
                cure: "Write its claim.json as its neighbours' are written.")
        }
        throw Mistake(
            .usage, what: "The claim in the folder \(name) has another name.", place: url.path,
            cure: "Give both the same name.")
    }

    /// Returns the files that an experiment lays over the technique's.
    func files(
        of experiment: Experiment, of claim: Claim, forTests: Bool
    ) throws(Mistake) -> [String: String] {
        guard let code = experiment.code else { return [:] }
        let place = folder.appending(path: "\(claim.id)/\(code)")
        var files = try TechniqueProject.texts(below: place)
        if forTests { files.merge(try TechniqueProject.texts(below: place.appending(path: "host"))) { $1 } }
        guard !files.isEmpty else {
            throw Mistake(
                .usage, what: "The experiment's folder \(code) has no files.", place: place.path,
                cure: "Put files into its folders Stage and StageTests, or take the name away.")
        }
        return files
    }

    /// Returns the files of an experiment of a claim: the technique's, changed.
    ///
    /// - Throws: `Mistake` if the files do not fit together.
    func project(
        of experiment: Experiment, of claim: Claim, _ technique: Technique, in techniques: TechniqueCatalog,
        forTests: Bool
    ) throws(Mistake) -> TechniqueProject {
        var project = try TechniqueProject(
            technique, in: techniques, usesStoryboard: experiment.storyboard ?? true,
            supportsMultipleScenes: experiment.multipleScenes ?? false, forTests: forTests)
        for file in experiment.removes ?? [] { project.files[file] = nil }
        project.files.merge(try files(of: experiment, of: claim, forTests: forTests)) { $1 }
        for edit in experiment.edits ?? [] {
            project = try project.editing(
                edit.file, replacing: edit.find, with: edit.replace, forTests: forTests)
        }
        return project
    }
}
