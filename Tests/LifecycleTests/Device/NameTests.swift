import Testing

@testable import Lifecycle

struct NameTests {
    @Test(arguments: [
        ("home", Action.home), ("suspend", .suspend), ("activate", .activate), ("switcher", .switcher),
        ("swipe", .swipe(card: 1)), ("swipe=2", .swipe(card: 2)), ("front=3", .front(card: 3)),
        ("new-window", .newWindow),
        ("open-url=app://a?b=c", .openURL("app://a?b=c")), ("continue=a.b", .continueActivity("a.b")),
        ("shortcut=new", .shortcut("new")), ("notification=a.b", .notification("a.b")), ("notification", nil),
        ("control-center", .controlCenter), ("swipe=0", nil), ("swipe=x", nil),
        ("open-url", nil), ("open-url=", nil), ("home=1", nil), ("terminate", .terminate), ("reinstall", .reinstall),
        ("Home", nil), ("", nil),
        (" home", nil),
    ])
    func `An action is read by its name, and written with it`(_ name: String, _ action: Action?) {
        #expect(Action(name) == action)
        if let action { #expect(action.name == name) }
    }

    @Test func `Every action has a name of its own`() {
        #expect(Set(Action.plain.map(\.name)).count == Action.plain.count)
        #expect(Action.plain.compactMap { Action($0.name) } == Action.plain)
    }

    @Test(arguments: [
        ("16", SystemVersion(16)), ("16.4", SystemVersion(16, 4)), ("13.0", SystemVersion(13)), ("0", SystemVersion(0)),
        ("", nil), ("16.", nil), (".4", nil), ("16.4.1", nil), ("-1", nil), ("16.-4", nil), ("iOS 16", nil),
        ("16 ", nil), ("١٦", nil), ("+16", nil),
    ])
    func `A version is read from digits and a period`(_ text: String, _ version: SystemVersion?) {
        #expect(SystemVersion(text) == version)
    }

    @Test func `The systems are those that Apple released`() {
        #expect(SystemVersion.modelledMajors == Array(12...18) + Array(26...SystemVersion.newest.major))
        #expect(SystemVersion.modelled.map(\.major) == SystemVersion.modelledMajors)
        let beyond = SystemVersion.newest.major + 1
        #expect((11...beyond).filter { SystemVersion($0).isModelled } == SystemVersion.modelledMajors)
        #expect((11...beyond).filter { SystemVersion($0).neverExisted } == Array(19...25))
        #expect(!SystemVersion(17, -1).isModelled)
    }

    /// As if Apple had released more systems than the model has.
    @Test(arguments: [
        ([12, 13, 14, 15, 16, 17, 18, 26, 27], "12 to 18, 26 and 27"),
        ([12, 13, 14, 15, 16, 17, 18, 26, 27, 28], "12 to 18 and 26 to 28"),
        ([26, 27, 28], "26 to 28"), ([17, 18, 26], "17, 18 and 26"), ([12], "12"), ([], ""),
    ])
    func `Systems are told in words, an imaginary iOS 28 included`(majors: [Int], words: String) {
        #expect(SystemVersion.words(majors) == words)
    }

    @Test func `The range in words has every system`() {
        #expect(SystemVersion.modelledRange == SystemVersion.words(SystemVersion.modelledMajors))
    }

    @Test func `Versions are ordered by number`() {
        let ordered = [
            SystemVersion(9), SystemVersion(12, 4), SystemVersion(13), SystemVersion(13, 2), SystemVersion(13, 10),
        ]
        #expect(ordered.reversed().sorted() == ordered)
        #expect(ordered.map(\.description) == ["9.0", "12.4", "13.0", "13.2", "13.10"])
        #expect(SystemVersion.scenes == SystemVersion(13))
    }
}
