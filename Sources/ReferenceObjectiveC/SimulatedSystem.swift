internal import Glibc

/// Returns true if the simulated system is at least a version of iOS: the test behind `#available(iOS 13, *)`.
///
/// The version stands where a simulator's process finds it, in `SIMULATOR_RUNTIME_VERSION`. Without it, this is true of
/// every version.
public func _iOS(_ major: Int, _ minor: Int = 0, _ patch: Int = 0) -> Bool {
    guard let system = simulatedSystem else { return true }
    return !system.lexicographicallyPrecedes([major, minor, patch])
}

private let simulatedSystem: [Int]? = getenv("SIMULATOR_RUNTIME_VERSION").flatMap { text in
    let numbers = String(cString: text).split(separator: ".").compactMap { Int($0) }
    return numbers.isEmpty ? nil : numbers + Array(repeating: 0, count: max(0, 3 - numbers.count))
}
