/// The words that count as one: forms of a word, and words with one meaning in this subject.
enum WordFamily {
    /// Words that say nothing about a subject.
    static let stopWords: Set<String> = Set(
        """
        a about after all also always am an and any anybody anyone are as at be because been before being both but by can cant
        could did didnt do does doesnt doing dont each either else even ever every everything for from get gets getting give
        given go goes going got had has hasnt have having he help hello here hi how however i id if im in into is isnt it its
        ive just know like look looks made make makes making many may me more most much must my myself need needs never new no
        nor not nothing now of off ok on once one only or other our out over own please possible problem question really same
        see seem seems she should shouldnt show shows since so some somebody someone something still such sure take than
        thanks that the their them then there these they theyre thing things this those though to too tried try trying until
        up use used uses using very want wants was way we well were what when where whether which while who why will with wont
        works work working would wouldnt yet you your youre
        """.split(whereSeparator: \.isWhitespace).map(String.init))

    /// Words with one meaning when developers write about launches and tests. The first stands for all.
    private static let synonyms: [[String]] = [
        ["launch", "start", "startup", "boot", "fire"],
        ["fake", "mock", "stub", "dummy", "substitute", "double"],
        ["bypass", "prevent", "avoid", "skip", "disable", "suppress", "block", "without"],
        [
            "cache", "store", "remember", "persist", "restore", "forget", "flush", "consistent", "sometimes",
            "intermittent",
        ],
        ["production", "real", "actual", "regular", "normal", "original", "main", "entire", "whole", "full"],
        ["crash", "abort", "terminate", "kill", "exit", "end"],
        ["slow", "speed", "fast", "quick", "faster", "quickly"],
        ["detect", "check", "determine", "recognize", "recognise", "find", "tell"],
        ["black", "blank"],
        ["delete", "remove", "reinstall", "uninstall", "swipe"],
        ["replace", "swap", "switch", "exchange", "change", "instead", "override"],
        ["nil", "null"],
        ["require", "adopt", "migrate"],
    ]

    private static let heads: [String: String] = Dictionary(
        synonyms.flatMap { group in group.map { (stem($0), stem(group[0])) } }, uniquingKeysWith: { first, _ in first })

    /// Words that no text may have, each with the name of its family.
    static var related: [(word: String, name: String)] {
        synonyms.flatMap { group in group.flatMap { [$0, stem($0)] }.map { ($0, stem(group[0])) } }
    }

    /// Returns the name of a word's family; nil for a word that says nothing.
    static func name(_ word: String) -> String? {
        if stopWords.contains(word) { return nil }
        let stem = stem(word)
        return heads[stem] ?? stem
    }

    /// Returns a word without its ending.
    static func stem(_ word: String) -> String {
        var word = word[...]
        guard word.count > 3 else { return String(word) }
        if word.hasSuffix("ies") {
            word = word.dropLast(3) + "y"
        } else if word.hasSuffix("s"), !word.hasSuffix("ss"), !word.hasSuffix("us"), !word.hasSuffix("is") {
            word = word.dropLast()
        }
        for ending in ["ation", "ing", "ed", "er", "ion", "ly"]
        where word.hasSuffix(ending) && word.count > ending.count + 2 {
            word = word.dropLast(ending.count)
            if let last = word.last, word.dropLast().last == last, !"aeiouls".contains(last) { word = word.dropLast() }
            break
        }
        if word.count > 3, word.last == "e" { word = word.dropLast() }
        return String(word)
    }
}
