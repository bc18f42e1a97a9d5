// What a published copy says and does besides: it has no server, and any page may show a run of it in a frame.

import { byId, make } from '../shell/dom.js';
import { command, version } from './connection.js';

const isFramed = self !== top;
if (isFramed) document.documentElement.classList.add('framed');

// Over http a browser lets no page copy. The site's own buttons say so.
if (!navigator.clipboard) {
  Object.defineProperty(navigator, 'clipboard', {
    value: { async writeText() { throw new Error('This page came over http, so the browser does not let it copy. Copy it by hand.'); } },
  });
}

/** A button that copies a text, and a field that shows it, selected, where the page may not copy. */
function copier(text, label) {
  const button = make('button', { type: 'button', class: 'quiet' }, label);
  const field = make('textarea', { class: 'by-hand', readonly: true, rows: 2, 'aria-label': 'Copy this by hand', hidden: true });
  button.addEventListener('click', async () => {
    try {
      await navigator.clipboard.writeText(text());
    } catch {
      field.value = text();
      field.hidden = false;
      field.select();
      return;
    }
    button.textContent = 'Copied';
    setTimeout(() => { button.textContent = label; }, 2000);
  });
  return [button, field];
}

/** The line that another page has to show this run. */
function frame() {
  const address = new URL(location.pathname + location.search, location.href).href;
  const title = document.title.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  return `<iframe src="${address.replaceAll('&', '&amp;')}" title="${title}" width="100%" height="680" loading="lazy"></iframe>`;
}

/** Says of a lesson's page what is recorded, and how to run the rest. */
function explain() {
  const whole = make('a', { href: location.href, target: '_blank', rel: 'noopener', class: 'whole' }, 'Open it in Understudy');
  byId('controls').after(make('p', { class: 'recorded', id: 'recorded' },
    `Recorded by Understudy ${version}. `,
    make('span', { class: 'machine' }, 'The other button, other settings, edits and actions need a machine: clone this repository and run there ',
      make('code', {}, command), ' ', ...copier(() => command, 'Copy')),
    isFramed && whole));
  byId('share-file').after(...copier(frame, 'Copy an <iframe> with this run'));
  byId('device-hint').textContent = 'What happens after an action was not recorded: it needs a machine.';
}

/** Shows the run that the address asks for: a server would have set the controls. */
function follow() {
  const query = new URLSearchParams(location.search);
  if ([...query].length === 0) return;
  const button = query.has('command') && document.querySelector(`.lesson [data-command="${CSS.escape(query.get('command'))}"]`);
  if (button) button.click();
  let last = null;
  for (const control of document.querySelectorAll('#controls [data-option]')) {
    const { option, form } = control.dataset;
    if (!query.has(option)) continue;
    const texts = query.getAll(option);
    const list = form === 'list' ? texts.flatMap((text) => text.split(',')) : texts;
    if (control.matches('fieldset')) for (const box of control.querySelectorAll('[type=checkbox]')) box.checked = list.includes(box.value);
    else if (form === 'flag') control.checked = texts[0] === 'true';
    else if (control.matches('select')) choose(control, texts[0]);
    else control.value = list.join(form === 'repeated' ? '\n' : ',');
    last = control;
  }
  if (!last) return;
  last.dispatchEvent(new Event('change', { bubbles: true }));
  document.querySelector('.buttons .main')?.click();
}

/** Takes the value of a menu, or the one of the same generation: `17` and `17.4` mean iOS 17. */
function choose(menu, text) {
  const options = [...menu.options].filter((option) => !option.disabled);
  const generation = text.split('.')[0];
  const found = options.find(({ value }) => value === text) ?? options.find(({ value }) => value === `${generation}.0`);
  if (found) menu.value = found.value;
}

/** Shows what a search found. */
async function search() {
  const words = new URLSearchParams(location.search).get('q')?.trim();
  if (!words) return;
  const [{ found, indexAt }, { site }] = await Promise.all([import('../bar/search-index.js'), import('../bar/search.js')]);
  const index = await indexAt(site.index);
  if (!index) return;
  const { entries, isOffer } = found(index, words);
  byId('words').value = words;
  document.querySelector('.results .summary').textContent = isOffer
    ? `No results for “${words}”.${entries.length ? ' Begin here:' : ''}`
    : entries.length === 1 ? '1 result' : `${entries.length} results`;
  document.querySelector('.results ol').replaceChildren(...entries.map((entry) => make('li', {},
    make('a', { href: site.address(entry) }, entry.title), ' ', make('span', { class: 'kind' }, entry.kind),
    entry.text && make('br'), entry.text && make('span', { class: 'where' }, entry.text))));
}

/** The answers to the questions of `/find` are pages: the address with a query leads to the one that it means. */
async function findAnswer() {
  const query = new URLSearchParams(location.search);
  if ([...query].length === 0) return;
  const links = [...byId('questions').querySelectorAll('a')];
  const { needsAddress } = await import('./needs.js');
  const address = needsAddress(query, {
    chosen: links.find((link) => link.matches('[aria-current]')).pathname, offered: links.map(({ pathname }) => pathname),
  });
  if (address) location.replace(address);
}

if (byId('controls')) {
  explain();
  // The page's own script is ready by then.
  addEventListener('load', () => setTimeout(follow));
}
if (byId('words')) search();
if (byId('questions')) findAnswer();
