import Foundation
import Lifecycle
import Runs
import Samples
import Testing

@testable import Playground

/// The file with a page's recorded answers.
struct RecordedPackTests {
    @Test func `Equal traces and equal lines are in it once`() {
        let lesson = Lesson(.technique(.init("T47")), title: "", text: "", files: [])
        var pack = RecordedPack(lesson)
        let questions = lesson.recordedQuestions
        for (question, trace) in zip(questions, [["1", "2"], ["1", "2"], ["2", "3"], nil]) {
            pack.add(question, LaunchAnswer(lesson, command: nil, LaunchParameters(), limits: Limits()), trace: trace)
        }
        #expect(pack.traceCount == 2)
        let text = pack.text(by: "1.2.3")
        #expect(text.hasPrefix(#"{"version":"1.2.3","#))
        #expect(text.hasSuffix("\"traces\":[[0,1],[1,2]],\n\"lines\":[1,\n2,\n3]}\n"))
    }

    @Test func `A line of a record has no time, no number and nothing of the machine`() throws {
        var event = TraceEvent(kind: .console, lane: .console, text: "a")
        event.seq = 4
        event.time = 17
        #expect(
            RunMessage.event(EventView(event)).recorded
                == #"{"type":"event","event":{"seq":4,"time":0,"kind":"console","lane":"Console","text":"a"},"words":[{"printed":"a"}]}"#
        )
        #expect(
            RunMessage.end(.init(outcome: "refused", sentence: "No.")).recorded
                == #"{"type":"end","facts":[],"outcome":"refused","sentence":"No."}"#)
        #expect(RunMessage.queue(position: 1).recorded == nil)
        #expect(RunMessage.launch(title: "Test").recorded == nil)
        #expect(RunMessage.build("Compiling").recorded == nil)
    }
}
