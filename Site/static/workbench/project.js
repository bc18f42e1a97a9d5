// The page of the reader's own project. It holds their sources, so it comes with the token and not before.

import { ask, hasToken, Refusal } from '../shell/token.js';

const place = document.getElementById('project');
let isOpen = false;

async function open() {
  if (isOpen) return;
  if (!hasToken()) {
    place.textContent = 'To see your project, open the address that understudy printed in its terminal: it ends in #token=… and lets this tab in.';
    return;
  }
  isOpen = true;
  place.textContent = 'Reading your project…';
  try {
    const response = await ask('GET', `/api/own-project${location.search}`);
    await show(new DOMParser().parseFromString(await response.text(), 'text/html'));
  } catch (error) {
    isOpen = false;
    place.textContent = error instanceof Refusal ? error.message
      : 'The server cannot be reached. Is understudy still running in its terminal?';
  }
}

/** Puts a page in the place of this one: its styles first, then its content, then its scripts. The bar stays. */
async function show(page) {
  for (const fallback of page.querySelectorAll('noscript')) fallback.remove();
  await Promise.all([...page.head.querySelectorAll('link[rel=stylesheet]')]
    .filter((link) => !document.querySelector(`link[href="${CSS.escape(link.getAttribute('href'))}"]`))
    .map((link) => new Promise((loaded) => {
      link.onload = loaded;
      link.onerror = loaded;
      document.head.append(link);
    })));
  const scripts = [...page.head.querySelectorAll('script[type=module]')].map((script) => script.getAttribute('src'));
  document.title = page.title;
  document.querySelector('main').replaceWith(page.querySelector('main'));
  document.querySelector('.top').append(...page.querySelectorAll('.top .steps'));
  document.querySelector('.skip').after(...page.querySelectorAll('.skip ~ .skip'));
  for (const script of scripts) await import(script);
  document.querySelector('#announcement').textContent = `${document.querySelector('#lesson-title').textContent} is open.`;
}

// Another tab may answer with its token first.
addEventListener('understudy:token', open);
if (hasToken()) open(); else setTimeout(open, 300);
