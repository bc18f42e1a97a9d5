"""An app of more files than are compiled at once, and the edits that people make in one."""

from dataclasses import dataclass, field
from pathlib import Path

FEWEST, MOST = 54, 60


@dataclass
class Part:
    """A file whose declarations its neighbour uses."""

    body: int = 0
    type: str = "Int"
    default: int = 1
    stored: int = 0
    initial: int = 1
    is_described: bool = False
    is_overloaded: bool = False
    is_overridden: bool = False
    has_area: bool = False
    objective_c: int = 0
    inlined: int = 1
    cases: int = 2
    closure: int = 1
    opaque: str = "1"
    observer: int = 0
    has_old_value: bool = False
    moved: bool = False
    wrapped: int = 0
    precedence: str = "Addition"
    warning: bool = False
    broken: bool = False
    absent: int = 0
    comment: int = 0

    def text(self, number, previous, is_taken):
        stored = "".join(f"    private var hidden{index} = {self.initial}\n" for index in range(self.stored))
        base = f"Base{previous}" if number % 6 else "NSObject"
        first = "override " if number % 6 else ""
        absent = ["", "", f"let remote{number} = RemoteThing()\n", f"class Remote{number}: RemoteThing {{}}\n"][self.absent]
        return f"""\
import UIKit
{"import Absent" if self.absent else ""}
{"// a comment" * self.comment}

struct Value{number} {{
    var count: {self.type} = {self.initial}
{stored}}}
{f'extension Value{number}: CustomStringConvertible {{ var description: String {{ "described {self.body}" }} }}'
    if self.is_described else ''}

protocol Shape{number} {{}}
extension Shape{number} {{ func area() -> Int {{ {self.body} }} }}
extension Value{number}: Shape{number} {{ {f"func area() -> Int {{ {self.body} + 100 }}" if self.has_area else ""} }}

class Base{number}: {base} {{
    {f'{first}func name() -> String {{ "name {number} {self.body}" }}' if self.is_overridden or not number % 6 else ""}
}}
@objc(Named{number}_{self.objective_c}) class Named{number}: NSObject {{}}

func combine{number}(_ value: Int, and other: Int = {self.default}) -> Int {{ value + other + {self.body} }}
{f"func combine{number}(_ value: Int) -> Int {{ value * 3 }}" if self.is_overloaded else ""}
@inline(__always) func quick{number}() -> Int {{ {self.inlined} }}
enum Choice{number}: Int, CaseIterable {{ case {", ".join(f"case{index}" for index in range(self.cases))} }}
let constant{number} = {{ {self.closure} }}()
func opaque{number}() -> some Hashable {{ {self.opaque} }}
@propertyWrapper struct Wrapper{number} {{ var wrappedValue: Int; var projectedValue: Int {{ wrappedValue + {self.wrapped} }} }}
struct Watched{number} {{
    var value = 0 {{ didSet {{ last = value + {self.observer} {"+ oldValue" if self.has_old_value else ""} }} }}
    var last = 0
    @Wrapper{number} var wrapped = {self.wrapped}
}}
infix operator ^{"~" * (number + 1)}^: {self.precedence}Precedence
func ^{"~" * (number + 1)}^ (left: Int, right: Int) -> Int {{ left * 10 + right }}
{f"func moved{previous}() -> Int {{ {self.body} }}" if self.moved else ""}
{"" if is_taken else f"func moved{number}() -> Int {{ {self.body} }}"}
{absent}
func total{number}() -> String {{
    let value = Value{previous}()
    let size = MemoryLayout<Value{previous}>.size
    return "{number}: \\(value.count) \\(value) \\(size) \\(value.area()) \\(combine{previous}(1)) \\(quick{previous}())"
        + " \\(Choice{previous}.allCases.count) \\(constant{previous}) \\(Base{previous}().name())"
        + " \\(NSStringFromClass(Named{previous}.self)) \\(opaque{previous}() == opaque{previous}()) \\(opaque{previous}())"
        + watched{number}() + " \\(moved{previous}()) \\(1 + 2 ^{"~" * (previous + 1)}^ 3 * 4)"
}}
func watched{number}() -> String {{
    var watched = Watched{previous}()
    watched.value = 5
    return " \\(watched.last) \\(watched.$wrapped) \\(MemoryLayout.size(ofValue: opaque{previous}()))"
}}
{f"func warned{number}() {{ let unused = {self.body} }}" if self.warning else ""}
{f"func broken{number}() -> Int {{ nonesuch }}" if self.broken else ""}
"""


@dataclass
class App:
    parts: list = field(default_factory=lambda: [Part() for _ in range(56)])
    round: int = 0
    tests: int = 0

    @property
    def files(self):
        """The files by their paths."""
        count = len(self.parts)
        totals = "\n".join(f"        print(total{number}())" for number in range(count))
        files = {
            "Edited/Info.plist":
                f'<plist version="1.0"><dict><key>Round</key><string>{self.round}</string></dict></plist>',
            "Edited/AppDelegate.swift": f"""\
import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {{
    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {{
        print(Bundle.main.object(forInfoDictionaryKey: "Round") ?? "none")
{totals}
        return true
    }}
}}
""",
            "EditedTests/EditedTests.swift": f"""\
import XCTest
@testable import Edited

class EditedTests: XCTestCase {{
    func testTotals() {{ print("tests {self.tests}", total3(), Value7(), MemoryLayout<Value7>.size, combine5(1)) }}
}}
""",
        }
        for number, part in enumerate(self.parts):
            is_taken = self.parts[(number + 1) % count].moved
            files[f"Edited/Parts/Part{number}.swift"] = part.text(number, (number or count) - 1, is_taken)
        return files

    def write(self, folder):
        """Writes the files that differ, as an editor does, and removes those that are gone."""
        files = self.files
        for path in Path(folder).rglob("*"):
            if path.is_file() and str(path.relative_to(folder)) not in files:
                path.unlink()
        for name, text in files.items():
            path = Path(folder) / name
            path.parent.mkdir(parents=True, exist_ok=True)
            if not path.exists() or path.read_text() != text:
                path.write_text(text)


def edits():
    """The kinds of edits, each a function of an app, a part of it and a source of chance.

    An error and what is not here are taken back at once: most builds are of an app that is whole."""
    def change(name, value):
        return lambda app, part, chance: setattr(part, name, value(part, chance))

    def number(name):
        return change(name, lambda part, chance: chance.randrange(1000))

    def toggle(name):
        return change(name, lambda part, _: not getattr(part, name))

    def more_or_fewer_files(app, part, chance):
        if len(app.parts) > FEWEST and (len(app.parts) == MOST or chance.random() < 0.5):
            app.parts.pop()
        else:
            app.parts.append(Part(body=chance.randrange(1000)))

    return {
        "a function's body": number("body"),
        "a comment": change("comment", lambda part, _: (part.comment + 1) % 3),
        "a private stored property": change("stored", lambda part, chance: chance.randrange(4)),
        "a property's type": change("type", lambda part, _: {"Int": "Double", "Double": "Int8", "Int8": "Int"}[part.type]),
        "an initial value": change("initial", lambda part, chance: chance.randrange(100)),
        "a default argument": number("default"),
        "a conformance": toggle("is_described"),
        "an overload": toggle("is_overloaded"),
        "an override": toggle("is_overridden"),
        "a protocol's method": toggle("has_area"),
        "an @objc name": change("objective_c", lambda part, chance: chance.randrange(100)),
        "an inlined body": number("inlined"),
        "a case": change("cases", lambda part, chance: chance.randrange(1, 6)),
        "a closure's value": number("closure"),
        "the type behind some": change("opaque", lambda part, chance: chance.choice(["1", '"text"', "Int8(1)", "[1, 2]"])),
        "an observer": number("observer"),
        "an observer's old value": toggle("has_old_value"),
        "a property wrapper": number("wrapped"),
        "an operator": change("precedence", lambda part, chance: chance.choice(["Addition", "Multiplication"])),
        "a move to another file": toggle("moved"),
        "two files": lambda app, part, chance: [setattr(each, "body", 7) for each in chance.sample(app.parts, 2)],
        "a warning": toggle("warning"),
        "an error": toggle("broken"),
        "what is not here": change("absent", lambda part, chance: chance.randrange(4)),
        "a file": more_or_fewer_files,
        "the Info.plist": lambda app, part, chance: setattr(app, "round", chance.randrange(1000)),
        "a test": lambda app, part, chance: setattr(app, "tests", chance.randrange(1000)),
    }
