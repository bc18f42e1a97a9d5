extension XcodeProject {
    /// The name of the file that records launches, in a target of tests.
    package static let recorderName = "LaunchRecorder.swift"

    /// Adds the file that notes, in the tests that the scheme runs, how UIKit launched the app.
    ///
    /// A project without tests stays as it is.
    ///
    /// - Parameter text: The file's text.
    package mutating func addRecorder(_ text: String) {
        guard let index = targets.firstIndex(where: \.isTests) else { return }
        let file = File(path: "\(targets[index].name)/\(Self.recorderName)", text: text)
        targets[index].files = (targets[index].files.filter { $0.path != file.path } + [file])
            .sorted { $0.path < $1.path }
    }

    /// The lines of the README on comparing a device with the model; nil if no tests record.
    var comparing: String? {
        guard targets.contains(where: { $0.files.contains { $0.path.hasSuffix("/\(Self.recorderName)") } }) else {
            return nil
        }
        return """
            ## Compare your device with the model

            `\(Self.recorderName)` notes how UIKit launched the app, and prints it as lines that begin with
            UNDERSTUDY-RECORD. Run the tests, and keep what they print:

                xcodebuild test -project \(name).xcodeproj -scheme \(schemeNames[0]) \\
                  -destination 'platform=iOS Simulator,name=iPhone 16' -parallel-testing-enabled NO | tee console.txt

            Or press Command-U and copy the console's text. Then, where Understudy runs:

                understudy verify \(name).xcodeproj --log console.txt

            If the app ran on the device before, say so: `--history afterRun`. The file is of Swift 5.9, for Xcode 15 and
            later, reads public API alone, and opens no connection. It was not tried in Xcode.
            """
    }
}
