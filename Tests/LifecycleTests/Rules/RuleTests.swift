import DeviceWalks
import Lifecycle
import Testing

struct RuleTests {
    @Test func `Every rule has an identifier of its own, a statement and a source`() {
        #expect(Set(Rule.catalog.map(\.id)).count == Rule.catalog.count)
        #expect(Set(Rule.catalog.map(\.statement)).count == Rule.catalog.count)
        for rule in Rule.catalog {
            #expect(rule.id.wholeMatch(of: /[a-z]+(-[a-z]+)*\.[a-z]+(-[a-z]+)*/) != nil)
            #expect(rule.statement.hasSuffix("."), "\(rule.id)")
            #expect(!rule.source.isEmpty && !rule.source.contains("\n"), "\(rule.id)")
            #expect(Rule.named(rule.id) == rule)
        }
        #expect(Rule.named("launch") == nil)
    }

    /// The rules of everything that can happen to a device, in a few stories.
    private static var rulesOfTheDevice: Set<String> {
        let story: [DeviceInput] = [
            .launch(.test), .runTests, .action(.home), .action(.suspend), .action(.activate), .action(.switcher),
            .action(.activate), .action(.terminate), .action(.activate), .action(.swipe(card: 1)), .action(.reinstall),
            .launch(.run), .action(.terminate), .action(.swipe(card: 1)), .launch(.run),
        ]
        return [PretendApp(), .withoutScenes].reduce(into: []) { rules, app in
            var harness = DeviceHarness(app)
            harness.play(story)
            rules.formUnion(harness.rules)
        }
    }

    @Test func `The device's orders and actions name rules of the catalog, each of them somewhere`() {
        #expect(
            Self.rulesOfTheDevice == [
                "launch.application-first", "launch.will-finish", "launch.did-finish", "launch.main-storyboard",
                "launch.main-window", "launch.application-active", "launch.settled", "session.unknown",
                "session.stored-configuration", "session.discarded-while-away", "scene.will-connect",
                "scene.enter-foreground", "scene.saves-state", "scene.become-active", "scene.disconnected",
                "scene.discarded",
                "view.child-loads-at-layout", "view.appears", "action.home", "action.suspend", "action.activate",
                "action.switcher", "action.switcher-left", "action.swipe", "action.swipe-away", "action.terminate",
                "action.uninstall", "action.application-notifications", "action.will-terminate",
                "hosting.tests-after-launch",
            ])
        #expect(Self.rulesOfTheDevice.filter { Rule.named($0) == nil } == [])
    }
}
