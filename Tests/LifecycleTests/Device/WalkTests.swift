import DeviceWalks
import Lifecycle
import Testing

/// A few of the walks, states and counts that `device-walks` shows in full.
struct WalkTests {
    @Test func `Two thousand walks keep every promise and show every rule but those of the process`() async {
        let census = await Census(seeds: 0..<2000)
        #expect(census.walks == 2000)
        #expect(census.broken == [])
        #expect(census.firings.rarer(than: 2).map(\.rule) == [])
        #expect(Firings.ofTheProcess.filter { Rule.named($0) == nil } == [])
        #expect(Firings.ofTheProcess.intersection(census.firings.counts.keys) == [])
    }

    @Test func `A seed is one walk, and walks differ`() {
        #expect(Walk(seed: 1) == Walk(seed: 1))
        #expect(Set((0..<100).map { Walk(seed: $0) }).count == 100)
        #expect((0..<500).allSatisfy { (20...60).contains(Walk(seed: $0).steps.count) })
    }

    @Test func `A walk shrinks to what still fails, in plain parameters`() throws {
        func fails(_ walk: Walk) -> Bool {
            walk.steps.contains { if case .action(.swipe) = $0.act { true } else { false } }
                && walk.steps.contains { if case .launch = $0.act { true } else { false } }
        }
        let shrunk = try #require((0..<50).map { Walk(seed: $0) }.first(where: fails)).shrunk(fails)
        #expect(shrunk.steps.sorted { "\($0)" < "\($1)" } == [.init(.action(.swipe(card: 1))), .init(.launch(.run))])
        #expect(shrunk.conditions.system == SystemVersion(17) && shrunk.conditions.readings == [])
        #expect(shrunk.build == .single)
    }

    @Test func `Every state within three acts keeps every promise`() {
        #expect(Exploration.generations.first == SystemVersion(12) && Exploration.generations.count > 5)
        for exploration in Exploration.all {
            let finding = exploration.explore(depth: 3)
            #expect(finding.breach == nil)
            #expect(finding.states > 10)
        }
    }

    @Test func `Devices that differ in identifiers only are of one likeness`() {
        func device(_ inputs: [DeviceInput]) -> Device {
            var harness = DeviceHarness()
            harness.play(inputs)
            return harness.device
        }
        let first = device([.launch(.run)])
        let later = device([.launch(.run), .action(.swipe(card: 1)), .launch(.run)])
        #expect(first != later)
        #expect(first.likeness == later.likeness)
        #expect(first.likeness == first.likeness.likeness)
        #expect(first.likeness != device([.launch(.run), .action(.home)]).likeness)
    }
}
