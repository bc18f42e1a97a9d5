import Lifecycle
import Testing

struct TraceReadingTests {
    private static let launch = #"{"seq":1,"time":0,"kind":"launch","lane":"System"}"#
    private static let record = "Record one with: understudy run SAMPLE --format jsonl > trace.jsonl"
    private static let later = "Read the trace with the version of Understudy that wrote it, or a later one."

    @Test(arguments: [
        launch, launch + "\n", launch + "\r\n", "\u{FEFF}" + launch, "\n  \n \t" + launch + "\r\n\r\n",
        #"{"seq":1,"time":0,"kind":"launch","lane":"System","mood":{"a":[1]},"text":null}"#,
        #"{"version":2}"# + "\n" + launch, #"{"version":2,"leftOut":[],"mood":1}"# + "\r\n" + launch,
        #"{ "lane" : "System", "kind" : "launch", "time" : 0, "seq" : 1 }"#,
    ])
    func `Line ends, empty lines, a byte order mark and keys of later versions do no harm`(file: String) throws {
        #expect(try TraceLine.events(in: file) == [TraceEvent(seq: 1, time: 0, kind: .launch, lane: .system)])
    }

    private static let unreadable: [(String, Int, String, String)] = [
        ("", 1, "The file has no events.", record),
        (" \n\n", 1, "The file has no events.", record),
        (#"{"version":2}"#, 1, "The file has no events.", record),
        (
            #"{"version":3}"# + "\n" + launch, 1,
            "The trace is of version 3, which this version of Understudy does not know.", later
        ),
        (
            launch + "\n" + #"{"seq":2,"time":1,"kind":"state","lane":"System","state":{"what":"dream"}}"#, 2,
            "The value \"dream\" of \"state.what\" is unknown to this version of Understudy.", later
        ),
        ("hello\n", 1, "This is not a trace. The line is not JSON.", record),
        ("\nhello", 2, "This is not a trace. The line is not JSON.", record),
        ("[1,2]", 1, "This is not a trace. The line is not a JSON object.", record),
        ("{}", 1, "This is not a trace. The key \"seq\" is missing.", record),
        (launch + "\n{\"seq\":2,\"time\":1,\"kind\":\"call\"}\n", 2, "The key \"lane\" is missing.", record),
        (
            launch + "\r\n" + #"{"seq":2,"time":"soon","kind":"call","lane":"Test"}"#, 2,
            "The value of \"time\" is of the wrong type.", record
        ),
        (
            launch + "\n" + #"{"seq":2,"time":1,"kind":"dream","lane":"Test"}"#, 2,
            "The value \"dream\" of \"kind\" is unknown to this version of Understudy.", later
        ),
        (
            #"{"seq":1,"time":0,"kind":"launch","lane":"Stalls"}"#, 1,
            "The value \"Stalls\" of \"lane\" is unknown to this version of Understudy.", later
        ),
        (
            #"{"seq":1,"time":0,"kind":"verdict","lane":"System","verdict":{"sceneDelegates":[],"configurationRequests":0,"sessionsBefore":0,"sessionsAfter":0,"exit":"bored","isolated":true}}"#,
            1,
            "The value \"bored\" of \"verdict.exit\" is unknown to this version of Understudy.", later
        ),
        (
            #"{"seq":1,"time":0,"kind":"verdict","lane":"System","verdict":{"sceneDelegates":[]}}"#, 1,
            "This is not a trace. The key \"verdict.configurationRequests\" is missing.", record
        ),
        (
            launch + "\n{\"seq\":2,\"ti", 2, "The last line is cut off.",
            "Remove it to see what is there, or record the trace again."
        ),
    ]

    @Test(arguments: unreadable)
    func `A line that cannot be read is named, with what is wrong and what to do`(
        file: String, line: Int, what: String, cure: String
    ) {
        #expect(throws: TraceLine.Unreadable(line: line, what: what, cure: cure)) {
            try TraceLine.events(in: file)
        }
    }

    @Test func `An error describes itself`() {
        let error = TraceLine.Unreadable(line: 3, what: "What.", cure: "Cure.")
        #expect("\(error)" == "line 3: What.\nCure.")
    }
}
