import Foundation
import Samples
import Techniques

extension Record {
    /// Runs the experiments of claims, and records their pages and, of all claims, the overview.
    func recordClaims() async throws -> Bool {
        let claims = try ClaimRuns(names)
        let results = try await claims.results()
        let pages = EvidencePages(results, of: claims.catalog)
        let isSame = try record(pages.files, of: .claims)
        if !isSame { Self.sayHowToAccept(.claims, names) }
        return claims.say(results) && isSame
    }
}
