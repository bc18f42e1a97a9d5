// What of the trace is in sight: lines with a word, of one lane; and whether its end is followed.

import { keepPreference, preference } from './preferences.js';

export class TraceFilter {
  #scroller;
  #search;
  #lane;
  #follow;
  #found;
  #showEnd;
  #wasOn = false;

  /** `search` is a field, `lane` a menu, `follow` a button; `found` takes the words for how many
   *  lines are in sight, and `showEnd` scrolls to the last one. */
  constructor(scroller, { search, lane, follow, found, showEnd }) {
    this.#scroller = scroller;
    this.#search = search;
    this.#lane = lane;
    this.#follow = follow;
    this.#found = found;
    this.#showEnd = showEnd;
    search.addEventListener('input', () => this.apply({ isAsked: true }));
    search.addEventListener('keydown', ({ key }) => { if (key === 'Escape') this.clear(); });
    lane.addEventListener('change', () => this.apply({ isAsked: true }));
    follow.addEventListener('click', () => {
      this.#setFollow(!this.isFollowing);
      keepPreference('follow', this.isFollowing);
      this.follow();
    });
    this.#setFollow(preference('follow', false));
  }

  /** Whether some lines are out of sight. */
  get isOn() { return this.#search.value.trim() !== '' || this.#lane.value !== ''; }

  get isFollowing() { return this.#follow.getAttribute('aria-pressed') === 'true'; }

  /** Shows all lines. */
  clear() {
    this.#search.value = '';
    this.#lane.value = '';
    this.apply();
  }

  /** Looks at all lines: after a change, and when lines arrived. */
  apply({ isAsked = false } = {}) {
    if (!this.isOn && !this.#wasOn) return;
    this.#wasOn = this.isOn;
    const words = this.#search.value.trim().toLowerCase();
    const lane = this.#lane.value;
    const rows = this.#scroller.querySelectorAll('.row');
    let shown = 0;
    for (const row of rows) {
      const isIn = (lane === '' || row.dataset.lane === lane) && (words === '' || row.textContent.toLowerCase().includes(words));
      if (row.hidden === isIn) row.hidden = !isIn;
      if (isIn) shown += 1;
    }
    this.#found(this.isOn ? `${shown} of ${rows.length} lines` : '', isAsked);
    // A launch that is closed would hide what was found.
    if (this.isOn) for (const phase of this.#scroller.querySelectorAll('.phase')) phase.open = true;
  }

  /** Keeps the end in sight, if the reader wants that. */
  follow() { if (this.isFollowing) this.#showEnd(); }

  #setFollow(isOn) { this.#follow.setAttribute('aria-pressed', String(isOn)); }
}
