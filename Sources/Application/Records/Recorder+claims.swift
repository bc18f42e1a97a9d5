internal import Techniques

extension Recorder {
    /// Runs the experiments of claims and of those on the same pages, and records these pages and the overview.
    func recordClaims() async throws -> Bool {
        let claims = try ClaimRuns(names, wholePages: true, in: folders)
        let results = try await claims.results(environment, output)
        let isSame = try record(try claims.pages(of: results).files, of: .claims)
        if !isSame { sayHowToAccept(.claims, names) }
        return claims.say(results, to: output) && isSame
    }
}
