extension Rule {
    static let outside: [Rule] = [modelOutside]

    public static let modelOutside = Rule(
        "model.outside", .convention,
        "What an app may ask of the system and the model does not do leaves an event that says so.",
        source: "Understudy; a silent nothing would look like an answer")
}
