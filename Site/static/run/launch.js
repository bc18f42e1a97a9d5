// The controls of a launch. What is chosen stands in the page's address; what the server makes of it, beside them.

import { ask as askWithToken, Refusal } from '../shell/token.js';
import { byId, make } from '../shell/dom.js';
import { notice } from '../shell/messages.js';

const lines = (text) => text.split('\n').map((line) => line.trim()).filter(Boolean);
const version = ({ major, minor }) => `${major}.${minor}`;

/** The characters of a question: the server reads an address of 80 KiB, headers included, and no run has more than 64. */
const most = 60_000;
const tooLong = 'This is too long to send. Shorten it, or pass it in a terminal.';

export class Launch {
  #form;
  #step;
  #edition;
  #command;
  #pause;
  #question = null;
  #before = null;

  /**
   * `changed` is called after each choice, `answered` with what the server makes of it; `command` tells the lesson's
   * command from which the controls began.
   */
  constructor(form, { step, edition, command, changed, answered }) {
    this.#form = form;
    this.#step = step;
    this.#edition = edition;
    this.#command = command;
    this.answered = answered;
    form.addEventListener('submit', (event) => event.preventDefault());
    form.addEventListener('change', () => { this.ask(); changed(); });
    form.addEventListener('input', ({ target }) => {
      if (!target.matches('textarea, input:not([type])')) return;
      changed();
      clearTimeout(this.#pause);
      this.#pause = setTimeout(() => this.ask(), 300);
    });
    byId('plain').addEventListener('click', () => { this.#clear(); this.ask(); changed(); });
    byId('more').addEventListener('keydown', (event) => {
      if (event.key !== 'Escape') return;
      byId('more').open = false;
      byId('more').querySelector('summary').focus();
    });
  }

  /** By the names of the command line's options. */
  get values() {
    const { scenario, device, os, sdk, xcode, argument, environment, preview, then } = this.#form.elements;
    return {
      scenario: scenario.value, device: device.value, os: os.value, sdk: sdk.value, xcode: xcode.value,
      reading: this.#readings.filter((box) => box.checked).map((box) => box.value),
      argument: lines(argument.value), environment: lines(environment.value), preview: preview.checked,
      then: then.value.split(',').map((action) => action.trim()).filter(Boolean),
    };
  }

  /** The same as the server is asked for it: what the command passes by itself is left out, for it may be long. */
  get asked() {
    const { argument, environment, ...rest } = this.values;
    const own = this.#command()?.launch;
    const changed = Object.entries({ argument, environment })
      .filter(([name, all]) => all.join('\n') !== lines((own?.[name] ?? []).join('\n')).join('\n'));
    return { ...rest, ...Object.fromEntries(changed) };
  }

  /** Shows the launch of a lesson's command, and offers the scenario that only the lesson has. */
  show({ launch, scenario: title }) {
    const { scenario, device, os, sdk, xcode, argument, environment, preview, then } = this.#form.elements;
    let own = scenario.querySelector('[value=lesson]');
    if (title && !own) {
      own = make('option', { value: 'lesson' });
      scenario.querySelector('[value=custom]').before(own);
    }
    if (title) own.textContent = title;
    else own?.remove();
    for (const [control, value] of [[scenario, launch.scenario], [device, launch.device], [os, launch.os], [sdk, launch.sdk], [xcode, launch.xcode]]) {
      control.value = value;
    }
    for (const box of this.#readings) box.checked = launch.reading.includes(box.value);
    argument.value = launch.argument.join('\n');
    environment.value = launch.environment.join('\n');
    preview.checked = launch.preview;
    then.value = launch.then.join(',');
  }

  get #readings() { return [...this.#form.querySelectorAll('[name=reading]')]; }

  /** Takes a device as it was left: it has its kind, its system and its readings. Without one, the reader chooses. */
  fix(device) {
    const { device: kind, os } = this.#form.elements;
    const kept = device?.conditions;
    if (kept && !this.#before) this.#before = { kind: kind.value, os: os.value, readings: this.values.reading };
    const shown = kept
      ? { kind: kept.idiom === 'pad' ? 'ipad' : 'iphone', os: version(kept.system), readings: kept.readings }
      : this.#before;
    if (shown) {
      kind.value = shown.kind;
      os.value = shown.os;
      for (const box of this.#readings) box.checked = shown.readings.includes(box.value);
    }
    if (!kept) this.#before = null;
    for (const control of [kind, os, ...this.#readings]) control.disabled = Boolean(kept);
  }

  /** All that the page shows only when asked, as it is by default. */
  #clear() {
    const { sdk, xcode, argument, environment, preview, then } = this.#form.elements;
    for (const list of [sdk, xcode]) list.selectedIndex = 0;
    for (const text of [argument, environment, then]) text.value = '';
    for (const box of [preview, ...this.#readings]) if (!box.disabled) box.checked = false;
  }

  /** Asks the server what the controls come to. */
  async ask() {
    const values = { step: this.#step, command: this.#command()?.number ?? '', ...this.asked };
    const query = Object.entries(values).flatMap(([name, value]) => {
      const all = ['reading', 'then'].includes(name) ? [value.join(',')] : Array.isArray(value) && value.length === 0 ? [''] : [value].flat();
      return all.map((each) => `${name}=${encodeURIComponent(each)}`);
    }).join('&');
    this.#question?.abort();
    if (query.length > most) {
      this.#complain([{ control: values.argument?.join().length > most / 2 ? 'argument' : 'environment', sentence: tooLong }]);
      return;
    }
    this.#question = new AbortController();
    try {
      const { signal } = this.#question;
      // What is said about the reader's own project needs the token.
      const answer = this.#edition
        ? await askWithToken('GET', `/api/own-project/launch?${query}&edition=${this.#edition}`, undefined, signal)
        : await fetch(`/api/launch?${query}`, { signal, cache: 'no-store' });
      if (answer.ok) this.#show(await answer.json());
      else notice('The server did not take this launch. Reload the page.');
    } catch (error) {
      if (error instanceof Refusal && error.status !== 401) notice(error.message);
      // Else a newer question took its place, or the server is gone, which a run would say.
    }
  }

  #show({ title, query, remarkable, problems, commands }) {
    this.answered({ title });
    history.replaceState(history.state, '', location.pathname + (query && `?${query}`));
    byId('remarkable').textContent = remarkable && `: ${remarkable}`;
    this.#complain(problems);
    byId('commands').replaceChildren(...commands.flatMap((command) => [make('code', {}, command), ' ']));
    byId('terminal').hidden = commands.length === 0;
  }
  #complain(problems) {
    for (const place of this.#form.querySelectorAll('.problem')) {
      const { control } = place.dataset;
      place.textContent = problems.find((problem) => problem.control === control)?.sentence ?? '';
      this.#form.elements[control].setAttribute('aria-invalid', String(place.textContent !== ''));
    }
  }
}
