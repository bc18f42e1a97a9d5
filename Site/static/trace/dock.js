// The dock: what the app printed, the trace and the picture of its lanes, one of them at a time, as tabs.

import { keepPreference, preference } from '../shell/preferences.js';

export class Dock {
  #tabs;
  #panels;

  /** `shown` is called with the name of the panel that came into sight. */
  constructor(tabs, shown) {
    tabs.setAttribute('role', 'tablist');
    tabs.setAttribute('aria-label', 'What happened');
    this.#tabs = [...tabs.querySelectorAll('[data-dock]')];
    for (const tab of this.#tabs) tab.setAttribute('role', 'tab');
    this.#panels = new Map(this.#tabs.map((tab) => [tab.dataset.dock, document.getElementById(tab.getAttribute('aria-controls'))]));
    this.shown = shown;
    for (const tab of this.#tabs) {
      tab.addEventListener('click', () => {
        this.show(tab.dataset.dock);
        keepPreference('dock', tab.dataset.dock);
      });
    }
    tabs.addEventListener('keydown', (event) => {
      const here = this.#tabs.indexOf(event.target);
      const next = { ArrowRight: here + 1, ArrowLeft: here - 1, Home: 0, End: this.#tabs.length - 1 }[event.key];
      if (here < 0 || next === undefined) return;
      event.preventDefault();
      const tab = this.#tabs[(next + this.#tabs.length) % this.#tabs.length];
      tab.focus();
      tab.click();
    });
    const kept = preference('dock', 'trace');
    this.show(this.#panels.has(kept) ? kept : 'trace');
  }

  show(name) {
    for (const tab of this.#tabs) {
      const isOpen = tab.dataset.dock === name;
      tab.setAttribute('aria-selected', String(isOpen));
      tab.tabIndex = isOpen ? 0 : -1;
      // The timeline stands over the list that its range filters.
      this.#panels.get(tab.dataset.dock).hidden = !isOpen && !(name === 'timeline' && tab.dataset.dock === 'trace');
    }
    this.shown(name);
  }
}
