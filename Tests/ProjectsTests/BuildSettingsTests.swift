import Testing

@testable import Projects
@testable import Samples

@Suite struct BuildSettingsTests {
    @Test(arguments: [
        ("$(NAME)", "My App"), ("${NAME}", "My App"), ("$[NAME]", "My App"), ("$NAME.app", "My App.app"),
        ("a $$ b $ c", "a $ b $ c"), ("$(NOTHING)", ""), ("$(NAME", "$(NAME"), ("no reference", "no reference"),
        ("$(NAME:c99extidentifier)", "My_App"), ("$(DIGITS:c99extidentifier)", "_48 Übung".replacing(" ", with: "_")),
        ("$(DIGITS:identifier)", "_48__bung"), ("$(NAME:rfc1034identifier)", "My-App"),
        ("$(NAME:lower)", "my app"), ("$(NAME:upper)", "MY APP"), ("$(NAME:lower:rfc1034identifier)", "my-app"),
        ("$(NOTHING:default=other)", "other"), ("$(NAME:default=other)", "My App"),
        ("$(NOTHING:default=$(NAME:lower))", "my app"), ("$(PATH:dir)", "/a/b"), ("$(PATH:file)", "C.swift"),
        ("$(PATH:base)", "C"), ("$(PATH:suffix)", ".swift"), ("$(UP:standardizepath)", "/a/c"),
        ("$(NAME:unknown)", "My App"), ("$(CHOSEN_$(WHICH))", "second"), ("$(LEFT)", "left right "),
        ("$(MINE)", "mine mine"),
    ])
    func `Settings are substituted in text`(text: String, expected: String) {
        var settings = BuildSettings(configuration: "Debug")
        settings.add([
            "NAME": "My App", "DIGITS": "148 Übung", "PATH": "/a/b/C.swift", "UP": "/a/./b/../c", "WHICH": "TWO",
            "CHOSEN_TWO": "second", "LEFT": "left $(RIGHT)", "RIGHT": "right $(LEFT)", "MINE": "mine",
        ])
        settings.add(["MINE": "$(MINE) $(inherited)"])
        #expect(settings.substitute(text) == expected)
    }

    @Test func `Layers of settings inherit and override`() {
        var settings = BuildSettings(configuration: "Debug")
        settings.add(["A": "1", "B": "$(A) below", "C": "kept"])
        settings.add(["A": "$(inherited) 2"])
        settings.add(["A": "$(inherited) 3", "B": "$(inherited) above"])
        #expect(settings.value("A") == "1 2 3")
        #expect(settings.value("B") == "1 2 3 below above")
        #expect(settings.value("C") == "kept")
        #expect(settings.value("D") == nil)
    }

    @Test(arguments: [
        ("[sdk=iphonesimulator*]", "special plain"), ("[sdk=*]", "special plain"), ("[sdk=iphoneos*]", "plain"),
        ("[config=Debug]", "special plain"), ("[config=Release]", "plain"),
        ("[sdk=iphonesimulator*][arch=arm64]", "special plain"),
        ("[sdk=iphonesimulator*,arch=x86_64]", "plain"), ("[variant=*]", "special plain"),
    ])
    func `A setting may have conditions`(condition: String, expected: String) {
        var settings = BuildSettings(configuration: "Debug")
        settings.add(["NAME\(condition)": "special $(inherited)", "NAME": "plain"])
        #expect(settings.value("NAME") == expected)
    }

    @Test(arguments: [
        ("", []), ("DEBUG", ["DEBUG"]), ("  A   B ", ["A", "B"]), (#""a b" c"#, ["a b", "c"]),
        (#"a\ b 'c d'"#, ["a b", "c d"]), (#""" x"#, ["", "x"]),
    ])
    func `The items of a list are separated as Xcode separates them`(text: String, items: [String]) {
        #expect(SettingList.items(text) == items)
    }

    @Test func `A list is written so that it reads back`() {
        let items = ["$(inherited)", "a b", "c"]
        #expect(SettingList.text(items) == #"$(inherited) "a b" c"#)
        #expect(SettingList.items(SettingList.text(items)) == items)
    }

    @Test(arguments: [
        ([:], Sample.Target(name: "T", module: "T", sources: [], conditions: [], infersObjectiveC: true)),
        (
            ["SWIFT_VERSION": "3.0"],
            Sample.Target(name: "T", module: "T", sources: [], conditions: [], infersObjectiveC: true)
        ),
        (
            ["SWIFT_VERSION": "4.0", "SWIFT_SWIFT3_OBJC_INFERENCE": "On"],
            Sample.Target(name: "T", module: "T", sources: [], conditions: [], infersObjectiveC: true)
        ),
        (
            ["SWIFT_VERSION": "6.0", "SWIFT_DEFAULT_ACTOR_ISOLATION": "MainActor", "PRODUCT_MODULE_NAME": "M"],
            Sample.Target(
                name: "T", module: "M", sources: [], languageMode: "6", conditions: [], defaultIsolation: "MainActor")
        ),
        (
            ["SWIFT_VERSION": "4.2", "SWIFT_DEFAULT_ACTOR_ISOLATION": "nonisolated"],
            Sample.Target(name: "T", module: "T", sources: [], conditions: [])
        ),
        (
            [
                "SWIFT_VERSION": "5.0", "SWIFT_ACTIVE_COMPILATION_CONDITIONS": "DEBUG BETA",
                "OTHER_SWIFT_FLAGS": "-D OLD -DOLDER -DDEBUG -O",
            ],
            Sample.Target(name: "T", module: "T", sources: [], conditions: ["DEBUG", "BETA", "OLD", "OLDER"])
        ),
    ])
    func `Settings become the compiler's`(values: [String: String], expected: Sample.Target) {
        var settings = BuildSettings(configuration: "Debug")
        settings.add(values)
        #expect(settings.target(named: "T", sources: []) == expected)
    }

    @Test(arguments: [
        ([:], true), (["SDKROOT": "iphoneos"], true), (["SDKROOT": "macosx"], false),
        (["SDKROOT": "auto", "SUPPORTED_PLATFORMS": "macosx xros"], false),
        (["SDKROOT": "auto", "SUPPORTED_PLATFORMS": "iphoneos iphonesimulator macosx"], true),
    ])
    func `A target is for iOS by its platforms`(values: [String: String], expected: Bool) {
        var settings = BuildSettings(configuration: "Debug")
        settings.add(values)
        #expect(settings.isForIOS == expected)
    }
}
