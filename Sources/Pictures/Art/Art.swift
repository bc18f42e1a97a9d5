/// The drawings of the chapters and the tutorials.
package enum Art {
    /// All, chapters first.
    package static var pictures: [Picture] {
        [
            picture("quick-fix", "An understudy in blue stands in the light; production's outline is empty.") {
                $0.light(at: 240, width: 190)
                $0.figure(.test, at: 240, scale: 1.25)
                $0.figure(.absent, at: 380)
            },
            picture("app-delegate", "Production in orange leaves while an understudy in blue takes the light.") {
                $0.light(at: 190)
                $0.figure(.test, at: 190, scale: 1.15)
                $0.figure(.production, at: 322, scale: 0.9)
                $0.arrow([(350, 130), (410, 130)])
            },
            picture(
                "scene-delegate", "Two understudies in blue and a window; behind it, the outline of a remembered one."
            ) {
                $0.light(at: 240, width: 240)
                $0.window(.absent, x: 272, y: 78)
                $0.window(.test, x: 248, y: 98)
                $0.figure(.test, at: 166)
                $0.figure(.test, at: 366, scale: 0.85)
            },
            picture("today", "Two windows side by side, in each an understudy in blue.") {
                $0.window(.plain, x: 96, y: 60, width: 130, height: 150)
                $0.window(.plain, x: 254, y: 60, width: 130, height: 150)
                $0.figure(.test, at: 161, scale: 0.9)
                $0.figure(.test, at: 319, scale: 0.9)
            },
            picture("launch", "Production in orange stands alone in the light before an audience of tests.") {
                $0.light(at: 240, width: 180)
                $0.figure(.production, at: 240, scale: 1.1)
                $0.audience()
            },
            picture("reid", "An understudy in blue stands where production's outline was.") {
                $0.light(at: 240, width: 180)
                $0.figure(.absent, at: 262, scale: 1.2)
                $0.figure(.test, at: 226, scale: 1.2)
            },
            picture("sanders", "An understudy in blue, and a window of production beside another of the tests.") {
                $0.light(at: 150)
                $0.figure(.test, at: 150, scale: 1.1)
                $0.window(.production, x: 300, y: 84)
                $0.window(.test, x: 262, y: 112)
            },
            picture("hackworth", "A remembered window of production is carried away; two understudies in blue stay.") {
                $0.light(at: 200, width: 230)
                $0.figure(.test, at: 150, scale: 1.1)
                $0.figure(.test, at: 236, scale: 1.1)
                $0.window(.production, x: 318, y: 70)
                $0.arrow([(356, 210), (430, 210)])
            },
            picture("scenedelegatemock", "Six windows in two rows, three of production and three of the tests.") {
                for column in 0..<3 {
                    $0.window(
                        column == 1 ? .test : .production, x: 112 + Double(column) * 92, y: 22, width: 70, height: 92)
                    $0.window(
                        column == 1 ? .production : .test, x: 112 + Double(column) * 92, y: 130, width: 70, height: 92)
                }
            },
            picture("now", "An understudy in blue took one place; production in orange still has the window.") {
                $0.light(at: 170)
                $0.figure(.test, at: 170, scale: 1.15)
                $0.window(.plain, x: 268, y: 56, width: 110, height: 160)
                $0.figure(.production, at: 323, scale: 0.85)
            },
            picture("matinee", "A curtain opens on a sun, and an understudy in blue stands before it.", curtains: 0.7) {
                $0.add("<circle class=\"production\" cx=\"240\" cy=\"118\" r=\"62\" opacity=\"0.35\"/>")
                $0.figure(.test, at: 240, scale: 1.2)
            },
            picture("pirringer", "A scene delegate in orange on its own, with an empty window that no session holds.") {
                $0.light(at: 180)
                $0.figure(.production, at: 180, scale: 1.1)
                $0.window(.absent, x: 290, y: 92)
            },
            picture("detours", "A winding way leads past three blind alleys to an understudy in blue.") {
                $0.arrow([(80, 100), (160, 60), (150, 150), (240, 90), (232, 190), (318, 190)])
                $0.figure(.test, at: 372, scale: 1.1)
            },
        ]
    }

    private static func picture(
        _ name: String, _ words: String, curtains: Double = 1, _ draw: (inout Scenery) -> Void
    ) -> Picture {
        var scenery = Scenery(curtains: curtains)
        draw(&scenery)
        return Picture("art-\(name).svg", words: words, svg: scenery.svg(words))
    }
}
