// Runs the test in a process of its own, without an app.
print("Price: \(Price(cents: 1234).text == "12.34" ? "passed" : "failed")")
