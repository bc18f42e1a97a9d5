// The project leaves this file out of its target. Compiling it would fail.
let neverBuilt: Int = "not a number"
