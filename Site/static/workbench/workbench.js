// The panes of the workbench: splitters between them, and one pane at a time in a narrow window.

import { make } from '../shell/dom.js';
import { keepPreference, preference } from '../shell/preferences.js';

/** The splitters: what each moves, in percent of the stage, after which part, and from which edge it is measured. */
const splitters = {
  lesson: { after: '.lesson', label: 'Width of the lesson', least: 14, most: 45, of: (box, { clientX }) => (clientX - box.left) / box.width },
  side: { after: '.files-pane', label: 'Width of device and trace', least: 25, most: 60, of: (box, { clientX }) => (box.right - clientX) / box.width },
  upper: { after: '.device', label: 'Height of the device', least: 20, most: 75, of: (box, { clientY }) => (clientY - box.top) / box.height },
};

/** The keys of a splitter, in percent: towards the left and up, or towards the right and down. */
const steps = { ArrowLeft: -2, ArrowUp: -2, ArrowRight: 2, ArrowDown: 2 };

/** Puts the splitters between the panes, as the reader left them, or else as the style sheet has them. */
export function addSplitters(stage) {
  const kept = preference('sizes', {});
  const usual = (name) => Number(getComputedStyle(stage).getPropertyValue(`--usual-${name}`));
  for (const [name, splitter] of Object.entries(splitters)) {
    const element = make('div', {
      class: 'splitter', role: 'separator', tabindex: '0', 'data-size': name, 'aria-label': splitter.label,
      'aria-orientation': name === 'upper' ? 'horizontal' : 'vertical', 'aria-valuemin': splitter.least, 'aria-valuemax': splitter.most,
    });
    const set = (percent) => {
      const size = Math.round(Math.min(splitter.most, Math.max(splitter.least, percent)) * 10) / 10;
      element.setAttribute('aria-valuenow', size);
      stage.style.setProperty(`--${name}`, `${size}%`);
    };
    const keep = () => {
      kept[name] = now();
      keepPreference('sizes', kept);
    };
    const now = () => Number(element.getAttribute('aria-valuenow'));
    element.addEventListener('pointerdown', (event) => {
      event.preventDefault();
      element.setPointerCapture(event.pointerId);
      element.classList.add('moves');
      element.focus();
    });
    element.addEventListener('pointermove', (event) => {
      if (element.hasPointerCapture(event.pointerId)) set(splitter.of(stage.getBoundingClientRect(), event) * 100);
    });
    element.addEventListener('lostpointercapture', () => {
      element.classList.remove('moves');
      keep();
    });
    element.addEventListener('dblclick', () => {
      set(usual(name));
      keep();
    });
    element.addEventListener('keydown', (event) => {
      const direction = name === 'side' ? -1 : 1;
      const size = { Home: splitter.least, End: splitter.most, Enter: usual(name) }[event.key]
        ?? (steps[event.key] === undefined ? undefined : now() + direction * steps[event.key]);
      if (size === undefined) return;
      event.preventDefault();
      set(size);
      keep();
    });
    // It depends on the window and the device.
    let last;
    const begin = () => {
      const now = usual(name);
      if (now !== last) set(kept[name] ?? now);
      last = now;
    };
    begin();
    addEventListener('resize', begin);
    new MutationObserver(begin).observe(stage, { attributeFilter: ['data-device'] });
    stage.querySelector(splitter.after).after(element);
  }
}

/** Draws the device's picture as large as its pane of a wide window allows. */
export function fitDevice(pane, picture) {
  new ResizeObserver(() => {
    const isPad = picture.dataset.kind === 'ipad';
    // Beside the trace, what can be done with it is below the picture.
    const isBeside = getComputedStyle(pane).getPropertyValue('--beside');
    const byHeight = (pane.clientHeight - (isBeside ? 150 : 32)) / (isPad ? 244 : 326);
    const byWidth = isBeside ? 1 : pane.clientWidth / 2 / (isPad ? 324 : 160);
    pane.style.setProperty('--zoom', Math.min(1.2, Math.max(0.5, Math.min(byHeight, byWidth))).toFixed(3));
  }).observe(pane);
}

/** The row of buttons that chooses the pane of a narrow window. A wide one shows all panes, and no row. */
export class Panes {
  #stage;
  #row;
  #buttons;

  constructor(stage, row) {
    this.#stage = stage;
    this.#row = row;
    this.#buttons = [...row.querySelectorAll('[data-pane]')];
    for (const button of this.#buttons) button.addEventListener('click', () => this.show(button.dataset.pane));
    row.hidden = false;
    this.show(stage.dataset.pane);
  }

  /** Whether the window is so narrow that it shows one pane. */
  get isNarrow() { return this.#row.checkVisibility(); }

  show(name) {
    this.#stage.dataset.pane = name;
    this.#stage.dispatchEvent(new Event('pane'));
    for (const button of this.#buttons) button.setAttribute('aria-pressed', String(button.dataset.pane === name));
  }
}
