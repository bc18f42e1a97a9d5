internal import ArgumentParser

/// The option about code of the reader's that cannot be compiled.
package struct StrictOption: ParsableArguments {
    @Flag(
        help: """
            Refuse a project of yours of which a part cannot be compiled. Without it, such parts are left out, and the \
            trace says if the run reaches one.
            """)
    package var strict = false

    package init() {}
}
