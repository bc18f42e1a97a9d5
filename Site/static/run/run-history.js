// The last runs of a step, to compare: kept for this tab, also when it is loaded again.

/** True if two runs are of the same code: the same edits, of the same edition of a project. */
export const haveSameCode = (one, other) => one.files === other.files && one.edition === other.edition;

const mostRuns = 10;
/** What all of them together may take of the tab's storage. */
const mostCharacters = 3_000_000;

export class RunHistory {
  #key;
  #recorded;
  #runs;
  #now = null;
  #isOn = false;

  /** `recorded` is the run that came with the step: its title, controls, lines and verdict; null without one. */
  constructor(step, recorded) {
    this.#key = `understudy.runs:${step}`;
    this.#recorded = recorded && { ...recorded, id: 'recorded', files: '[]' };
    try {
      this.#runs = JSON.parse(sessionStorage.getItem(this.#key)) ?? [];
    } catch {
      this.#runs = [];
    }
  }

  /** All runs that can be compared: the record, then the runs in their order. */
  get runs() { return [this.#recorded, ...this.#runs].filter(Boolean); }

  /** The run that was before the last one. */
  get previous() { return this.runs.at(-2) ?? null; }

  get last() { return this.runs.at(-1) ?? null; }

  /** Begins a run: its identifier, title, controls and files. A run that is followed again takes its own place. */
  begin(run) {
    this.#now = { ...run, number: (this.#runs.at(-1)?.number ?? 0) + 1, lines: [] };
    const again = this.#runs.findIndex(({ id }) => id === run.id);
    if (again >= 0) {
      this.#now.number = this.#runs[again].number;
      this.#runs[again] = this.#now;
    } else {
      this.#runs.push(this.#now);
    }
    if (this.#runs.length > mostRuns) this.#runs.shift();
    this.#isOn = true;
  }

  /** The run that was begun last is over, or no longer followed. */
  end() { this.#isOn = false; }

  /** Whether a run may bring more. */
  isOn(run) { return this.#isOn && run === this.#now; }

  /** Takes the events among what was drawn. */
  take(batch) {
    if (!this.#now) return;
    for (const { event, words } of batch) if (event) this.#now.lines.push({ event, words });
  }

  /** Takes what the run came to, so far. */
  judge({ sentence, verdict, ending }) {
    if (!this.#now) return;
    Object.assign(this.#now, { sentence, verdict, ending });
    this.keep();
  }

  /** True if the last run isolates its tests, and the one before, launched alike with other code, did not. */
  get isCured() {
    const [before, now] = [this.previous, this.last];
    return Boolean(before?.verdict?.tests && now?.verdict?.tests && !before.verdict.isolated && now.verdict.isolated
      && before.controls === now.controls && !haveSameCode(before, now));
  }

  /** Keeps the runs as they are now. */
  keep() {
    let texts = this.#runs.map((run) => JSON.stringify(run));
    while (texts.length > 0 && texts.reduce((sum, text) => sum + text.length, 0) > mostCharacters) texts = texts.slice(1);
    try {
      sessionStorage.setItem(this.#key, `[${texts.join(',')}]`);
    } catch {
      // A tab without room: they are there until it is loaded again.
      sessionStorage.removeItem(this.#key);
    }
  }
}
