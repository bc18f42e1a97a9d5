extension HostileFormat {
    /// Brackets and the like, to be nested.
    var brackets: [(open: String, close: String)] {
        switch syntax {
        case .xml:
            [
                ("<array>", "</array>"), ("<dict><key>a</key>", "</dict>"), ("<view>", "</view>"),
                ("<Group location=\"group:a\">", "</Group>"), ("<!--", "-->"),
            ]
        case .binary, .openStep: [("(", ")"), ("{a=", ";}"), ("<", ">"), ("/*", "*/")]
        case .json: [("[", "]"), ("{\"a\":", "}")]
        case .yaml: [("[", "]"), ("{a: ", "}"), ("- ", ""), ("? ", ""), ("*a", "")]
        case .settings: [("$(", ")"), ("${A:", "}"), ("[", "]"), ("$(A:default=", ")")]
        case .swift:
            [
                ("[", "]"), ("(", ")"), (".target(name: ", ")"), ("{", "}"), ("!", ""), ("\"\\(", ")\""), ("a.", ""),
                ("A<", ">"),
            ]
        case .lines: [("{", "}"), ("[", "]"), ("/*", "*/"), ("\"", "\""), ("do\n", "end\n")]
        }
    }

    /// Words and signs that mean something in the format.
    var fragments: [[UInt8]] {
        let own: [String] =
            switch syntax {
            case .xml:
                [
                    "<array/>", "<dict/>", "<date>0001-01-01T00:00:00Z</date>", "<integer>0x10</integer>",
                    "<real>nan</real>",
                    "<data>====</data>", "<![CDATA[x]]>", "&#0;", "&#xD800;", "&lt;", "&x;", "<?x?>", "</dict>",
                    "</array>",
                    "<string/>", "<true/>", "<key/>", "id=\"a\"", "destination=\"a\"", "location=\"group:..\"",
                    "location=\"absolute:/\"", "reference=\"container:a.xctestplan\"", "key=\"\" value=\"\"",
                ]
            case .binary: ["bplist00"]
            case .openStep:
                [
                    "{}", "()", "<00ff>", "<0>", "\"\\U0000\"", "\"\\777\"", "isa = PBXGroup;", "= ;", "/*", "//",
                    "\"\"",
                    "path = \"..\";", "sourceTree = \"<absolute>\";", "$(SRCROOT)", "$(inherited)",
                ]
            case .json:
                ["null", "[]", "{}", "true", "1e999", "\"\\ud800\"", "\"\\u0000\"", "//", "\"\"", "-", ",", ":"]
            case .yaml:
                [
                    "&a", "*a", "*base", "<<: *base", "!!binary x", "!!str", "!!int x", "!x", "|", ">", "---", "...",
                    "? ", ": ",
                    "{}", "[]", "~", "%YAML 9.9", "\t", "&b [*b, *b]", "templates: [App, App]",
                    "include: [project.yml]",
                    "path: ..", "path: .", "${target_name}", ".inf", ".nan", "1:1:1",
                ]
            case .settings:
                [
                    "$(NAME)", "$(PRODUCT_NAME)", "$(inherited)", "${A", "$$", "$", "[sdk=*]", "[]", "=", "//", "\n",
                    "#include \"App.xcconfig\"\n", "#include? \"../App.xcconfig\"\n", "#include \"/\"\n", "\\", "\"",
                    "'",
                    "$($(NAME))", "$(NAME:$(NAME))", "$(A:default=$(A))", ":standardizepath",
                ]
            case .swift:
                [
                    "package", "shared", "shared + shared", "Package(", ".package(path: \"..\")",
                    ".package(path: \".\")",
                    "path: \"..\"", "path: \"/\"", "\"\\(shared)\"", "#\"", "\"\"\"", "#if", "@", "`", "{", "}", ")",
                    "]",
                    "let", "0x", "1_000_000_000_000_000_000_000", "/*", "\\u{110000}", "macro", "~Copyable",
                ]
            case .lines:
                [
                    "pod 'Feature', :path => '..'", "pod 'Feature', :path => 'Pods/Feature.podspec'", "'", "\"", "[",
                    "]", ",",
                    "=", "**/*", "{a,{b,c}}", "{", "}", "../**", "/**", "s.source_files = '**'", "/*", "*/", "@import",
                    "#import <",
                    "\u{2028}", "#{", "s.name = ''",
                ]
            }
        return own.map { Array($0.utf8) }
    }
}
