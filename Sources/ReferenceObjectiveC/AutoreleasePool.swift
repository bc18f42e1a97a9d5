/// Runs `body`, as on Apple's systems. There are no autoreleased objects here, so there is nothing to drain.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
    try body()
}
