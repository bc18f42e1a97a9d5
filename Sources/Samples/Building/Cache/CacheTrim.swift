/// The choice of the entries that a cache gives up.
enum CacheTrim {
    struct Candidate: Hashable, Sendable {
        var name: String
        var bytes: Int
        /// The time of the last use, in seconds since 1970.
        var lastUse: Int
    }

    /// Returns the names to remove, so that the newest entries within the limits stay and none that was used lately
    /// goes.
    static func victims(of candidates: [Candidate], limits: BuildCache.Limits, now: Int) -> [String] {
        var count = 0
        var bytes = 0
        var victims: [String] = []
        for candidate in candidates.sorted(by: { ($1.lastUse, $0.name) < ($0.lastUse, $1.name) }) {
            count += 1
            bytes += candidate.bytes
            let fits = count <= limits.entries && bytes <= limits.bytes
            if !fits, now - candidate.lastUse > limits.untouchableSeconds { victims.append(candidate.name) }
        }
        return victims
    }
}

extension BuildCache {
    /// Removes the entries over the limits, unless the limits were checked a short while ago.
    func trimNowAndThen() {
        let stamp = folder + "/trimmed"
        if let last = Files.changed(stamp), Files.now - last < limits.secondsBetweenTrims { return }
        guard (try? Files.write([], to: stamp)) != nil else { return }
        trim(now: Files.now)
    }

    func trim(now: Int) {
        let kept = Files.names(in: entries).map { name in
            let path = entries + "/" + name
            return CacheTrim.Candidate(
                name: name, bytes: Files.bytesInside(path),
                lastUse: Files.changed(path + "/" + CacheEntry.recordName) ?? 0)
        }
        for name in CacheTrim.victims(of: kept, limits: limits, now: now) {
            let doomed = ProcessFolder.place("old", in: work)
            if Files.rename(entries + "/" + name, to: doomed) { Files.remove(doomed) }
        }
        ProcessFolder.removeLeftovers(in: work)
        // Sources serve one build; other work folders are those of versions that did not lock them.
        for leftovers in [sources, work] {
            for name in Files.names(in: leftovers) where !ProcessFolder.isOurs(name) {
                let path = leftovers + "/" + name
                if let changed = Files.changed(path), now - changed > limits.untouchableSeconds { Files.remove(path) }
            }
        }
    }
}
