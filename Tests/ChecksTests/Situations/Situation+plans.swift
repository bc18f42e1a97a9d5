extension Situation {
    private static let passing = #"{"environmentVariableEntries": [{"key": "UNIT_TESTS", "value": "YES"}]}"#

    /// Returns a configuration of a test plan.
    private static func configuration(_ name: String, _ options: String = "{}", enabled: Bool = true) -> String {
        #"{"id": "\#(name)", "name": "\#(name)", "enabled": \#(enabled), "options": \#(options)}"#
    }

    static let plans = [
        Situation(
            name: "PlanRounds", what: "One of the test plan's two configurations passes the variable.",
            truth: .findings(["production-app-delegate-in-tests"], way: "German", cure: "only the configuration Unit")
        ) {
            $0.plan([
                configuration("Unit", passing), configuration("German", #"{"language": "de", "region": "DE"}"#),
            ])
        } app: {
            $0["PlanRounds/main.swift"] = SituationProject.asksVariable
        },
        Situation(
            name: "PlanDefaults", what: "The variable is in what all configurations of the plan share.",
            truth: .isolated
        ) {
            $0.plan(
                defaults: passing,
                [configuration("English", #"{"language": "en"}"#), configuration("German", #"{"language": "de"}"#)])
        } app: {
            $0["PlanDefaults/main.swift"] = SituationProject.asksVariable
        },
        Situation(
            name: "PlanWithout",
            what: "A configuration of the plan takes the check mark from the variable that all share.",
            truth: .findings(
                ["production-app-delegate-in-tests"], way: "Plain",
                cure: "the configuration Plain of the test plan PlanWithout has it without its check mark")
        ) {
            $0.plan(
                defaults: passing,
                [
                    configuration("Usual"),
                    configuration(
                        "Plain",
                        #"{"environmentVariableEntries": [{"enabled": false, "key": "UNIT_TESTS", "value": "YES"}]}"#),
                ])
        } app: {
            $0["PlanWithout/main.swift"] = SituationProject.asksVariable
        },
        Situation(
            name: "PlanResting", what: "The configuration that does not pass the variable is disabled.",
            truth: .isolated
        ) {
            $0.plan([configuration("Old", enabled: false), configuration("Unit", passing)])
        } app: {
            $0["PlanResting/main.swift"] = SituationProject.asksVariable
        },
    ]
}
