// The controls of a launch. What is chosen stands in the page's address; what the server makes of it, beside them.

import { ask, Refusal } from '../shell/token.js';
import { byId, make } from '../shell/dom.js';
import { notice } from '../shell/messages.js';

const parts = (text, separator) => text.split(separator).map((part) => part.trim()).filter(Boolean);
const lines = (text) => parts(text, '\n');
const version = ({ major, minor }) => `${major}.${minor}`;

/** What a control says, and how it shows what it is told, by the form of its option. */
const forms = {
  one: { value: (control) => control.value, show: (control, text) => { control.value = text; } },
  repeated: { value: (control) => lines(control.value), show: (control, texts) => { control.value = texts.join('\n'); } },
  flag: { value: (control) => control.checked, show: (control, isOn) => { control.checked = isOn; } },
  list: {
    value: (control) => (control.matches('fieldset') ? boxes(control).filter((box) => box.checked).map((box) => box.value) : parts(control.value, ',')),
    show: (control, texts) => {
      if (!control.matches('fieldset')) control.value = texts.join(',');
      for (const box of boxes(control)) box.checked = texts.includes(box.value);
    },
  },
};
const boxes = (control) => [...control.querySelectorAll('[type=checkbox]')];
const formOf = (control) => forms[control.dataset.form];

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

  /** The controls by the names of their options. */
  get #controls() {
    return Object.fromEntries([...this.#form.querySelectorAll('[data-option]')].map((control) => [control.dataset.option, control]));
  }

  /** By the names of the command line's options. */
  get values() {
    return Object.fromEntries(Object.entries(this.#controls).map(([name, control]) => [name, formOf(control).value(control)]));
  }

  /** The same as the server is asked for it: what the command passes by itself is left out, for it may be long. */
  get asked() {
    const own = this.#command()?.launch;
    return Object.fromEntries(Object.entries(this.values).filter(([name, value]) =>
      this.#controls[name].dataset.form !== 'repeated' || value.join('\n') !== lines((own?.[name] ?? []).join('\n')).join('\n')));
  }

  /** Shows the launch of a lesson's command, and offers the scenario that only the lesson has. */
  show({ launch, scenario: title }) {
    const { scenario, ...others } = this.#controls;
    let own = scenario.querySelector('[value=lesson]');
    if (title && !own) {
      own = make('option', { value: 'lesson' });
      scenario.querySelector('[value=custom]').before(own);
    }
    if (title) own.textContent = title;
    else own?.remove();
    for (const [name, control] of Object.entries({ scenario, ...others })) formOf(control).show(control, launch[name]);
  }

  /** Takes a device as it was left: it has its kind, its system and its readings. Without one, the reader chooses. */
  fix(device) {
    const controls = [...this.#form.querySelectorAll('[data-of-device]')];
    const kept = device?.conditions;
    if (kept && !this.#before) this.#before = this.values;
    const shown = kept
      ? { device: kept.idiom === 'pad' ? 'ipad' : 'iphone', os: version(kept.system), reading: kept.readings }
      : this.#before;
    for (const control of controls) {
      const value = shown?.[control.dataset.option];
      if (value !== undefined) formOf(control).show(control, value);
      control.disabled = Boolean(kept);
    }
    if (!kept) this.#before = null;
  }

  /** All that the page shows only when asked, as it is by default; what the device decides stays. */
  #clear() {
    for (const control of byId('more').querySelectorAll('[data-option]:not(:disabled)')) {
      if (control.matches('select')) control.selectedIndex = 0;
      else formOf(control).show(control, control.dataset.form === 'flag' ? false : []);
    }
  }

  /** Asks the server what the controls come to. */
  async ask() {
    const values = { step: this.#step, command: this.#command()?.number ?? '', ...this.asked };
    const controls = this.#controls;
    const query = Object.entries(values).flatMap(([name, value]) => {
      const isList = controls[name]?.dataset.form === 'list';
      const all = isList ? [value.join(',')] : Array.isArray(value) && value.length === 0 ? [''] : [value].flat();
      return all.map((each) => `${name}=${encodeURIComponent(each)}`);
    }).join('&');
    this.#question?.abort();
    if (query.length > most) {
      const [longest] = Object.keys(controls).sort((one, other) => `${values[other]}`.length - `${values[one]}`.length);
      this.#complain([{ control: longest, sentence: tooLong }]);
      return;
    }
    this.#question = new AbortController();
    try {
      const { signal } = this.#question;
      // What is said about the reader's own project needs the token.
      const path = this.#edition ? `/api/own-project/launch?${query}&edition=${this.#edition}` : `/api/launch?${query}`;
      this.#show(await (await ask('GET', path, undefined, signal)).json());
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
    const controls = this.#controls;
    for (const place of this.#form.querySelectorAll('.problem')) {
      const { control } = place.dataset;
      place.textContent = problems.find((problem) => problem.control === control)?.sentence ?? '';
      controls[control].setAttribute('aria-invalid', String(place.textContent !== ''));
    }
  }
}
