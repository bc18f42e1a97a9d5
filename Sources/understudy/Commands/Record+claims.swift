internal import Foundation
internal import Techniques

extension Record {
    /// Runs the experiments of claims and of those on the same pages, and records these pages and the overview.
    func recordClaims() async throws -> Bool {
        let claims = try ClaimRuns(names, wholePages: true)
        let results = try await claims.results()
        let isSame = try record(claims.pages(of: results).files, of: .claims)
        if !isSame { Self.sayHowToAccept(.claims, names) }
        return claims.say(results) && isSame
    }
}
