// The tabs of a step's files: a row of production's and a row of the tests'.

import { make } from '../shell/dom.js';
import { state } from './problems.js';

export class FileTabs {
  #tabs;
  #rows = [];
  #open;

  /** `show` is called with the file of a tab that is chosen. */
  constructor(files, show) {
    this.#tabs = files.map((file, index) => ({
      file,
      tab: make('button', {
        type: 'button', role: 'tab', id: `tab-${index}`, 'aria-controls': 'panel', title: file.name,
        class: `tab ${file.tests ? 'test' : 'production'}`, onclick: () => show(file),
      }, file.name.slice(file.name.lastIndexOf('/') + 1), make('span', { class: 'state' })),
    }));
    this.show = show;
    this.element = make('div', { class: 'tab-rows' }, this.#row(false), this.#row(true));
    // Also when the row comes into sight, and when the window or a splitter makes it narrower.
    new ResizeObserver(() => this.#open && reveal(this.#open)).observe(this.element);
  }

  /** Marks the tab of the file that is open; answers with the tab's identifier. */
  open(file) {
    for (const { tab, file: other } of this.#tabs) {
      if (other === file) this.#open = tab;
      tab.setAttribute('aria-selected', String(other === file));
      tab.tabIndex = other === file ? 0 : -1;
    }
    // Each row of tabs is one stop of the Tab key, also where the open file is in the other row.
    for (const row of this.#rows) {
      if (!row.includes(this.#open)) row[0].tabIndex = 0;
    }
    reveal(this.#open);
    return this.#open.id;
  }

  /** Says on each tab what is wrong with its file, or that it is edited. */
  draw(problems, current) {
    for (const { tab, file } of this.#tabs) {
      const word = state(problems.filter((problem) => problem.file === file.name));
      tab.classList.toggle('wrong', word !== '');
      const text = word || (file.text !== file.original ? 'edited' : '');
      const place = tab.querySelector('.state');
      if (place.textContent.trim() === text) continue;
      place.textContent = text && ` ${text}`;
      if (file === current) reveal(tab);
    }
  }

  #row(tests) {
    const tabs = this.#tabs.filter(({ file }) => Boolean(file.tests) === tests).map(({ tab }) => tab);
    if (tabs.length === 0) return undefined;
    this.#rows.push(tabs);
    const label = tests ? 'Test files' : 'Production files';
    return make('div', { class: 'tab-row' },
      make('span', { class: `role ${tests ? 'test' : 'production'}`, 'aria-hidden': 'true' }, tests ? 'test' : 'production'),
      make('div', { role: 'tablist', 'aria-label': label, onkeydown: (event) => this.#turn(event, tabs) }, ...tabs));
  }

  #turn(event, tabs) {
    const here = tabs.indexOf(event.target);
    const next = { ArrowRight: here + 1, ArrowLeft: here - 1, Home: 0, End: tabs.length - 1 }[event.key];
    if (here < 0 || next === undefined) return;
    event.preventDefault();
    const tab = tabs[(next + tabs.length) % tabs.length];
    this.show(this.#tabs.find((entry) => entry.tab === tab).file);
    tab.focus();
  }
}

/** Scrolls a row of tabs, and nothing else, so that a tab is in sight. */
function reveal(tab) {
  for (let row = tab.parentElement; row; row = row.parentElement) {
    if (row.scrollWidth <= row.clientWidth || !['auto', 'scroll'].includes(getComputedStyle(row).overflowX)) continue;
    const [inside, outside] = [tab.getBoundingClientRect(), row.getBoundingClientRect()];
    // Half of the room that is left: a place is a whole number of pixels.
    const gap = Math.min(8, Math.max(0, (outside.width - inside.width) / 2));
    // Of a tab that is wider than its row, the beginning.
    if (inside.left < outside.left || inside.width > outside.width) row.scrollLeft += inside.left - outside.left - gap;
    else if (inside.right > outside.right) row.scrollLeft += inside.right - outside.right + gap;
    return;
  }
}
