import Foundation
internal import ReferenceObjectiveC

/// The class that is handed out as one made at run time.
class Made: NSObject {}

private var names: [ObjectIdentifier: String] = [:]

func objc_allocateClassPair(_ superclass: AnyClass?, _ name: String, _ extraBytes: Int) -> AnyClass? {
    names[ObjectIdentifier(Made.self)] = name
    return Made.self
}

func objc_registerClassPair(_ cls: AnyClass) {
    MainActor.assumeIsolated {
        ClassTable.add(ClassImage.Declaration(type: cls, objcName: names[ObjectIdentifier(cls)], entries: []))
    }
}
