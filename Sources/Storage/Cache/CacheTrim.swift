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
    package func trimNowAndThen() {
        let stamp = folder + "/trimmed"
        if let last = Files.changed(stamp), Files.now - last < limits.secondsBetweenTrims { return }
        guard (try? write([], to: stamp)) != nil else { return }
        trim(now: Files.now)
    }

    func trim(now: Int) {
        let kept = Files.names(in: entries).map { name in
            CacheTrim.Candidate(
                name: name, bytes: Files.bytesInside(entries + "/" + name), lastUse: lastUse(of: name))
        }
        for name in CacheTrim.victims(of: kept, limits: limits, now: now) {
            giveUp(name, now: now)
        }
        // Sources serve one build.
        for name in Files.names(in: sources) {
            let path = sources + "/" + name
            if let changed = Files.changed(path), now - changed > limits.untouchableSeconds { Files.remove(path) }
        }
    }

    /// Removes an entry, unless a build used it after it was chosen: to remove those before it may take long.
    func giveUp(_ name: String, now: Int) {
        guard now - lastUse(of: name) > limits.untouchableSeconds, let doomed = try? makeWorkFolder() else { return }
        _ = Files.rename(entries + "/" + name, to: doomed + "/entry")
        ProcessFolder.remove(doomed)
    }

    private func lastUse(of name: String) -> Int {
        Files.changed("\(entries)/\(name)/\(CacheEntry.recordName)") ?? 0
    }
}
