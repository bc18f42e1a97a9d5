internal import Wording

extension XcodeProject {
    /// Returns the first lines of a project's README: what it is, and how to compare a device with Understudy.
    ///
    /// - Parameters:
    ///   - origin: Where the files come from, as a sentence.
    ///   - commands: The commands that run the same sample here.
    ///   - isEdited: True if the files were changed, and what the commands run was not.
    package static func introduction(
        _ origin: String, commands: [String], isEdited: Bool = false
    ) -> String {
        """
        \(origin)

        Understudy's trace of it\(isEdited ? ", without the changes" : ""), to compare with your device:

        \(commands.map { "    \($0)\n" }.joined())
        """
    }

    /// The README: the introduction, what to do in Xcode, and how far the project was tried.
    var readMe: String {
        let tests = targets.filter(\.isTests).map(\.name)
        let running =
            tests.isEmpty
            ? "Choose a simulator and press Command-R. There are no tests yet."
            : """
            Choose a simulator. Command-R launches the app, and Command-U runs \(tests[0]) in it. The console shows what
            the delegates print.
            """
        let others =
            tests.count > 1
            ? """


            The scheme skips \(tests.dropFirst().joined(separator: ", ")). To run them as well, add a check mark in
            Product > Scheme > Edit Scheme > Test.
            """ : ""
        return """
            # \(name)

            \(introduction)

            ## Open it in Xcode

            Open `\(name).xcodeproj` in Xcode 14 or later; tests that import Testing need Xcode 16. A simulator needs no
            signing. For a device, choose your team under Signing & Capabilities.

            \(running)\(others)

            \(comparing.map { "\($0)\n\n" } ?? "")## How far this project was tried

            Understudy wrote it, read it back and ran it against its model of UIKit, on Linux. It was **not opened in
            Xcode** there. If your Xcode or your device shows something else, the device is right: please report it with
            the form "My device says otherwise" among Understudy's issues\(PublishedAddress.current.issues).

            """
    }
}
