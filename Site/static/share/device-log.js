// A device's log, chosen or dropped: the server launches the same tests in the model, and the sheet has each fact with
// both values. The log stays on this machine.

import { byId, make } from '../shell/dom.js';
import { announce } from '../shell/messages.js';
import { ask, hasToken } from '../shell/token.js';

/** The most bytes of a log that are sent. */
const most = 24 * 1024 * 1024;

const titles = { different: 'Different', equal: 'Equal', notInModel: 'Not in the model', notInLog: 'Not in the log' };
const marks = { different: '\u2260', equal: '=', notInModel: '?', notInLog: '\u2026' };

/** The histories of a device, by the names that `understudy verify --history` takes, in the words of the scenarios. */
const histories = {
  '': 'As the log says',
  fresh: 'On a fresh device',
  afterRun: 'After a normal run',
  afterTests: 'After tests',
  afterRunAndTests: 'After a normal run and tests',
  afterSplit: 'After a split view',
};

let dialog = null;
let asked = 0;

let isTaking = false;

/** Takes a log that is chosen by the button of the menu, or dropped on the page. Later calls change nothing. */
export function takeLogs(step) {
  if (isTaking) return;
  isTaking = true;
  const compare = (file) => { if (file) compareLog(file, step); };
  const input = byId('device-log');
  byId('compare-log').addEventListener('click', () => input.click());
  input.addEventListener('change', () => { compare(input.files[0]); input.value = ''; });
  byId('compare-log').disabled = false;
  const hasFile = ({ dataTransfer }) => dataTransfer?.types.includes('Files');
  addEventListener('dragover', (event) => { if (hasFile(event)) event.preventDefault(); });
  addEventListener('drop', (event) => {
    if (!hasFile(event)) return;
    event.preventDefault();
    compare(event.dataTransfer.files[0]);
  });
}

/** Compares a file with the model's run of a step, and shows the sheet. */
function compareLog(file, step) {
  const message = make('p', { class: 'compared-message', role: 'status' });
  const list = make('div', { class: 'log-facts', tabindex: '0', role: 'group', 'aria-label': 'Facts' });
  const history = make('select', { onchange: () => compare() },
    ...Object.entries(histories).map(([name, title]) => make('option', { value: name }, title)));
  const compare = () => answer(file, step, history.value, message, list);
  dialog?.remove();
  dialog = make('dialog', { class: 'compared', 'aria-labelledby': 'log-title' },
    make('div', { class: 'compared-head' }, make('h2', { id: 'log-title' }, 'Your device beside the model'),
      make('button', { type: 'button', class: 'quiet', onclick: () => dialog.close() }, 'Close')),
    make('div', { class: 'compared-note' }, message, make('label', {}, 'Launched: ', history)), list);
  dialog.addEventListener('close', () => { asked += 1; });
  document.body.append(dialog);
  dialog.showModal();
  return compare();
}

async function answer(file, step, history, message, list) {
  asked += 1;
  const question = asked;
  list.replaceChildren();
  message.textContent = `${file.name} is compared: the tests are launched in the model.`;
  announce(message.textContent);
  try {
    if (!hasToken()) throw new Error('Comparing needs the token: open the address that understudy printed in its terminal.');
    if (file.size > most) throw new Error(`${file.name} has more than ${most / 1024 / 1024} MB. Keep the lines from the launch to the end of the tests.`);
    const compared = await (await ask('POST', '/api/verify', { step, log: await file.text(), ...(history && { history }) })).json();
    if (question === asked) draw(compared, message, list);
  } catch (error) {
    if (question !== asked) return;
    message.textContent = `The log was not compared. ${error.message}`;
    announce(message.textContent);
  }
}

function draw({ device, isSimulator, system, xcode, history, isWhole, counts, facts }, message, list) {
  const where = `${device === 'ipad' ? 'iPad' : 'iPhone'}${isSimulator ? ' (simulator)' : ''}, iOS ${system}${xcode ? `, Xcode ${xcode}` : ''}, history ${history}`;
  const words = Object.entries(titles).map(([result, title]) => `${counts[result] ?? 0} ${title.toLowerCase()}`).join(', ');
  message.textContent = `${where}: ${words}.${isWhole ? '' : ' The log ends before the tests do.'}`;
  announce(message.textContent);
  for (const [result, title] of Object.entries(titles)) {
    const those = facts.filter((fact) => fact.result === result);
    if (those.length === 0) continue;
    list.append(make('h3', {}, `${title}: ${those.length}`),
      make('table', { class: 'log-table', role: 'table', 'data-result': result },
        make('thead', { role: 'rowgroup' }, make('tr', { role: 'row' }, ...['Fact', 'Device', 'Model', 'Rule'].map((head) => make('th', { scope: 'col', role: 'columnheader' }, head)))),
        make('tbody', { role: 'rowgroup' }, ...those.map(row))));
  }
}

function row({ fact, subject, result, device, model, rule }) {
  const cell = (...content) => make('td', { role: 'cell' }, ...content);
  const value = (text) => cell(make('code', {}, text ?? 'none'));
  return make('tr', { role: 'row' },
    make('th', { scope: 'row', role: 'rowheader' }, make('span', { class: 'sign', 'aria-hidden': 'true' }, marks[result]), ` ${fact}${subject ? ` (${subject})` : ''}`),
    result === 'notInLog' ? cell() : value(device), result === 'notInModel' ? cell() : value(model),
    cell(rule ? make('code', {}, rule) : ''));
}
