internal import Lifecycle

/// The traps that a run shows, each with what to do about it.
struct VerdictRemarks {
    private let verdict: Verdict
    private let roles: ClassRoles
    private let appearances: Appearances

    init(_ verdict: Verdict, _ roles: ClassRoles, _ appearances: Appearances) {
        self.verdict = verdict
        self.roles = roles
        self.appearances = appearances
    }

    /// The remarks as facts of the verdict.
    var facts: [VerdictSummary.Fact] {
        let cures = appearances.alternatives.flatMap(\.options).map { [VerdictSummary.Fact("To launch it", $0)] } ?? []
        return cures + notes.map { VerdictSummary.Fact("Note", $0) }
    }

    /// The most lookups that are noted; the trace has all.
    private static let most = 5

    private var notes: [String] {
        let lookups = appearances.nearMisses.prefix(Self.most).map { "\($0.api) \($0.text)." }
        let assumptions = appearances.leftOut.filter { $0.effect == .assumed }.prefix(Self.most).compactMap(\.note)
        return lookups + assumptions + [verdict.network, shipped].compactMap { $0 }
    }

    /// The delegates that stood in for production's in a test run, though the app itself has them.
    private var shipped: String? {
        // Classes of the tests' own host are in no app that ships.
        guard verdict.tests != nil, roles.shippedApp == nil else { return nil }
        let understudies = ClassList(roles.understudies(verdict, behind: appearances.delegatesBehind))
        guard !understudies.isEmpty else { return nil }
        let (are, them) = understudies.isOne ? ("is", "it") : ("are", "them")
        return
            "\(understudies) \(are) compiled into the app, so your users get \(them). Classes of the test target stay out."
    }
}

extension LaunchAlternatives {
    /// The options that launch the app anyway; nil if none does. A device that is kept has its system and its
    /// readings, so those need another.
    fileprivate var options: String? {
        let onFreshDevice = [
            system.map { "--os \($0.short)" }, withoutReading.map { "no --reading \($0.rawValue)" },
        ].compactMap { $0 }.joined(separator: " or ")
        switch (sdk, onFreshDevice.isEmpty) {
        case (let sdk?, true): return "--sdk \(sdk.short)"
        case (let sdk?, false): return "--sdk \(sdk.short); on a fresh device also \(onFreshDevice)"
        case (nil, true): return nil
        case (nil, false): return "\(onFreshDevice), on a fresh device"
        }
    }
}
