import Testing

@testable import Tutorials

/// The words, the index and what it finds, of a few entries.
struct SearchIndexTests {
    @Test(arguments: [
        ("SceneDelegate", ["scene", "delegate", "scenedelegate"]),
        ("UIApplicationMain(_:)", ["ui", "application", "main", "uiapplicationmain"]),
        ("Don't, don’t", ["dont", "dont"]), ("iOS 26's", ["i", "os", "ios", "26", "s", "26s"]),
        ("black screen", ["black", "screen"]), ("", []), ("…", []),
    ])
    func `A text is its words, and a name its parts, too`(text: String, words: [String]) {
        #expect(SearchWords.of(text) == words)
    }

    @Test(arguments: [
        ("launches", "launch"), ("launching", "launch"), ("stored", "stor"), ("stores", "stor"),
        ("configuration", "configur"),
        ("configures", "configur"), ("classes", "class"), ("skipping", "skip"), ("queries", "query"), ("app", "app"),
    ])
    func `The forms of a word have one stem`(word: String, stem: String) {
        #expect(WordFamily.stem(word) == stem)
    }

    @Test func `Words with one meaning are one family, and some say nothing`() {
        #expect(WordFamily.name("cached") == WordFamily.name("stored"))
        #expect(WordFamily.name("startup") == WordFamily.name("launches"))
        #expect(WordFamily.name("the") == nil)
    }

    private static let index = SearchIndex(
        [
            SearchEntry(.rule, title: "Scene delegates, as a rule", address: "/rule/"),
            SearchEntry(.page, title: "Scene sessions", body: "What iOS stores.", address: "/sessions/"),
            SearchEntry(.section, title: "When iOS asks", body: "Scene delegates.", address: "/sessions/#When"),
            SearchEntry(.symptom, title: "The screen is black", text: "Questions", address: "/questions/#Scenes"),
            SearchEntry(.symbol, title: "UISceneDelegate", address: "/symbol/"),
            SearchEntry(.page, title: "Quick fix", address: "/quickfix/"),
        ],
        offers: ["/quickfix/"])

    @Test(arguments: [
        ("scene sessions", ["/sessions/", "/rule/", "/symbol/"]),
        ("my app shows a black screen", ["/questions/#Scenes"]),
        ("caching", ["/sessions/"]), ("sesions", ["/sessions/"]), ("sess", ["/sessions/"]),
        ("uiscenedelegate", ["/symbol/"]),
    ])
    func `The best entry of each page is found`(text: String, addresses: [String]) {
        let answer = Self.index.found(text)
        #expect(!answer.isOffer)
        #expect(answer.entries.map(\.address) == addresses)
    }

    @Test(arguments: ["zzzz", "", "the", "ab"]) func `If no word is known, entries are offered`(text: String) {
        let answer = Self.index.found(text)
        #expect(answer.isOffer)
        #expect(answer.entries.map(\.address) == ["/quickfix/"])
    }

    @Test func `The words of a text are counted and not kept`() {
        #expect(Self.index.entries.map(\.body) == Array(repeating: "", count: 6))
    }
}
