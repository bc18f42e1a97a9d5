// No member of the tests' target.
