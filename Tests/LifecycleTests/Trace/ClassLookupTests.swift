import Lifecycle
import Testing

/// The words about a class that was looked up in vain.
struct ClassLookupTests {
    static let texts: [(ClassLookup.Difference?, text: String, rule: Rule?)] = [
        (nil, "looked up Own, not found", nil),
        (
            .module,
            "looked up Own, not found; there is App.Own: the runtime's name of a Swift class includes its module",
            .lookupModule
        ),
        (.elsewhere, "looked up Own, not found; there is App.Own, in another module or type", .lookupModule),
        (
            .objectiveCName, "looked up Own, not found; there is App.Own: @objc gives the class this name at run time",
            .lookupObjectiveCName
        ),
        (
            .systemClass, "looked up Own, not found; there is App.Own: the names of Apple's classes have no module",
            .lookupObjectiveCName
        ),
        (.spelling, "looked up Own, not found; there is App.Own, which is spelled differently", .lookupMissed),
    ]

    @Test(arguments: texts) func `A near miss is named with the reason`(
        _ difference: ClassLookup.Difference?, _ text: String, _ rule: Rule?
    ) {
        let lookup = ClassLookup(
            api: "NSClassFromString(_:)", name: "Own", near: difference.map { .init(name: "App.Own", difference: $0) })
        #expect(lookup.text == text)
        #expect(difference?.rule == rule)
    }
}
