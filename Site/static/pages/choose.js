// Find my technique: an answer changes the page in place, and stays where the reader is. Each has its own address.

import { byId } from '../shell/dom.js';

let asked = 0;

async function show(address, focus) {
  asked += 1;
  const question = asked;
  const answer = await fetch(address).catch(() => null);
  if (question !== asked) return;
  if (!answer?.ok) { location.assign(address); return; }
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  if (question !== asked) return;
  for (const id of ['questions', 'answers']) byId(id).replaceWith(document.adoptNode(page.getElementById(id)));
  if (focus) [...document.querySelectorAll('#questions .choice')][focus.question]?.querySelectorAll('a')[focus.choice]?.focus();
  byId('announcement').textContent = byId('answers-title').textContent;
}

document.addEventListener('click', (event) => {
  const link = event.target.closest('#questions a');
  if (!link || event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  const section = link.closest('.choice');
  const focus = {
    question: [...document.querySelectorAll('#questions .choice')].indexOf(section),
    choice: [...section.querySelectorAll('a')].indexOf(link),
  };
  history.pushState(null, '', link.href);
  show(link.href, focus);
});
addEventListener('popstate', () => show(location.href));
