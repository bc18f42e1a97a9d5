// The lesson's commands, which are buttons in its text.

import { byId } from '../shell/dom.js';

export class LessonCommands {
  #commands;
  #hasTests;
  #buttons = [...document.querySelectorAll('.lesson [data-command]')];

  /** `pressed` is called with the command of a button. */
  constructor({ commands, first, hasTests, pressed }) {
    this.#commands = commands;
    this.#hasTests = hasTests;
    this.chosen = this.#numbered(first);
    for (const button of this.#buttons) {
      button.addEventListener('click', () => pressed(this.#numbered(Number(button.dataset.command))));
    }
  }

  #numbered(wanted) { return this.#commands.find(({ number }) => number === wanted); }

  /** The button that does what the chosen command does. */
  get mainButton() { return byId(this.#hasTests && this.chosen?.kind !== 'run' ? 'test' : 'run'); }

  /** Takes a command as the one from which the controls begin. */
  choose(command) {
    this.chosen = command;
    for (const button of [byId('test'), byId('run')]) button.classList.toggle('main', button === this.mainButton);
    for (const button of this.#buttons) {
      if (Number(button.dataset.command) === command.number) button.setAttribute('aria-current', 'true');
      else button.removeAttribute('aria-current');
    }
  }

  /** Whether the buttons can be pressed. */
  set mayRun(may) { for (const button of this.#buttons) button.disabled = !may; }
}
