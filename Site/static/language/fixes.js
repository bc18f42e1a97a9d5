// The fixes that the language server offers, and the problems on the page that each one fixes.

/** The problems that a fix is of: the compiler that builds and the server's put some words differently. */
export function problemsOf({ place, message }, problems) {
  const plain = (text) => text.toLowerCase().replace(/; did you mean .*/, '').trim();
  const here = problems.filter(({ lineNumber }) => lineNumber === place.line + 1);
  const same = here.filter((problem) => plain(problem.message) === plain(message));
  const exact = (same.length > 0 ? same : here).filter(({ column }) => column === place.column + 1);
  return exact.length > 0 ? exact : same;
}
