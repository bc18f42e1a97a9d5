// The script of every page of the documentation. The footer names it; a build copies it to js/understudy.js.

// Shows a step's picture below the code, not over it as DocC does, and scrolls to the first changed line. On a narrow
// screen, tabs that do not fit go to a second line.
(() => {
  const style = document.createElement('style');
  style.textContent = `
    .code-preview { display: flex; flex-direction: column; overflow: hidden !important; }
    .code-preview > :first-child { flex: 1 1 auto; min-height: 0; overflow: auto; }
    .code-preview .runtime-preview { flex: none; position: static; width: auto !important; margin: 0; border-radius: 0;
      box-shadow: none; border-top: 1px solid var(--color-runtime-preview-shadow); }
    .code-preview .runtime-preview-asset { max-height: 42vh; overflow: auto; justify-items: center; }
    .code-preview .runtime-preview-asset img { width: auto; max-width: 100%; }
    .code-preview .runtime-preview.disabled { display: none; }
    .tabnav .tabnav-items { flex-wrap: wrap; }
    /* Enough contrast, and links that are more than a colour. */
    body { --color-syntax-comments: rgb(90, 102, 115); --color-syntax-keywords: rgb(155, 35, 147);
      --color-syntax-strings: rgb(185, 35, 20); }
    body[data-color-scheme="dark"] { --color-syntax-comments: rgb(140, 153, 166); --color-syntax-keywords: rgb(255, 130, 180); --color-syntax-strings: rgb(255, 140, 130); }
    @media (prefers-color-scheme: dark) {
      body[data-color-scheme="auto"] { --color-syntax-comments: rgb(140, 153, 166); --color-syntax-keywords: rgb(255, 130, 180); --color-syntax-strings: rgb(255, 140, 130); }
    }
    #app :is(p, td, dd, pre, code) a { text-decoration: underline !important; }
    /* The ground of a tutorial's beginning is black in both themes. */
    .hero p a, .hero p a code { color: rgb(110, 175, 245) !important; }
    .skip-content { position: absolute; left: 1rem; top: -4rem; padding: 0.5rem 1rem; z-index: 9999; background: var(--color-text);
      color: var(--color-fill); }
    .skip-content:focus { top: 0; }
  `;
  document.head.append(style);
  const shown = new WeakMap();
  const look = () => {
    for (const code of document.querySelectorAll('.code-preview > :first-child')) {
      const file = code.querySelector('.code-listing')?.getAttribute('identifier');
      if (shown.get(code) === file) continue;
      shown.set(code, file);
      // The picture unfolds first, and takes its part of the height.
      setTimeout(() => {
        const line = code.querySelector('.highlighted');
        const above = line?.getBoundingClientRect().top - code.getBoundingClientRect().top - code.clientHeight / 3;
        code.scrollTop += line ? above : -code.scrollTop;
      }, 400);
    }
  };
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true, attributeFilter: ['identifier'] });
  look();
})();

// What DocC leaves nameless or out of reach of the keyboard.
(() => {
  const mend = () => {
    for (const button of document.querySelectorAll('button.toggle:not([aria-label])')) button.ariaLabel = 'Open the menu';
    for (const table of document.querySelectorAll('.table-wrapper:not([tabindex])')) {
      if (table.scrollWidth > table.clientWidth) Object.assign(table, { tabIndex: 0, role: 'group', ariaLabel: 'Table' });
    }
    for (const item of document.querySelectorAll('div.item[aria-label]:not([role])')) item.role = 'group';
  };
  let waiting = false;
  new MutationObserver(() => {
    if (waiting) return;
    waiting = true;
    requestAnimationFrame(() => { waiting = false; mend(); });
  }).observe(document.body, { childList: true, subtree: true });
  addEventListener('resize', mend);
  mend();
})();

// Puts the bar with the search above the page. If the playground serves these pages, the bar is the site's, and a step
// leads to the playground and a tutorial to its plain page.
(async () => {
  // Adds the bar of all pages to this one.
  const showBar = (bar, stylesheet) => {
    const styles = document.createElement('link');
    Object.assign(styles, { rel: 'stylesheet', href: stylesheet });
    // The bar takes DocC's colours and type. Its search replaces DocC's quick navigation, which has the same key.
    const colours = document.createElement('style');
    colours.textContent = `
      .top { --ground: var(--color-fill); --raised: var(--color-fill-secondary); --line: var(--color-grid); --frame: var(--color-fill-gray-tertiary);
        --ink: var(--color-text); --faint: var(--color-figure-gray-secondary); --focus: var(--color-link); --test-wash: var(--color-fill-secondary);
        --sans: Inter, system-ui, -apple-system, "Segoe UI", "Helvetica Neue", Arial, sans-serif;
        --serif: Newsreader, ui-serif, "New York", "Iowan Old Style", Charter, Georgia, "Liberation Serif", serif;
        box-sizing: border-box; z-index: 9998; background: var(--ground); color: var(--ink); line-height: 1.5; }
      .top { position: sticky; top: 0; }
      .top a { color: inherit; }
      /* One bar: of DocC's, only the button of the navigator is left, in ours. A tutorial keeps its menus below. */
      .nav-title, .separator, .language-container, .documentation-nav .nav-menu, .documentation-nav .nav-actions { display: none !important; }
      .nav:not(.documentation-nav):not(#nav) { display: none; }
      #nav .nav-content { padding-left: 0; }
      .documentation-nav { position: fixed !important; top: 0; left: 0; width: 3.25rem !important; min-width: 0 !important; height: 3.125rem; z-index: 9999 !important; background: none !important; }
      .documentation-nav :is(.nav__wrapper, .nav-content, .pre-title, .sidenav-toggle-wrapper) { height: 100% !important; }
      .documentation-nav :is(.nav__background, .nav__background::after) { display: none; }
      body:has(.documentation-nav .sidenav-toggle) .top { padding-left: 3.25rem; }
      @media (max-width: 48rem) { .top { position: relative; } .documentation-nav { position: absolute !important; height: 2.125rem; } }
      .top *, .top *::before { box-sizing: border-box; }
      .top [hidden], .quick-navigation-open { display: none !important; }
    `;
    document.head.append(styles, colours);
    document.body.insertAdjacentHTML('afterbegin', bar);
    const top = document.querySelector('.top');
    // DocC's own way past its bar would come after this bar, and is in no landmark.
    document.querySelector('#skip-nav')?.remove();
    const skip = document.createElement('a');
    Object.assign(skip, { className: 'skip-content', href: '#app-main', textContent: 'Skip to the content' });
    top.prepend(skip);
    return top;
  };

  const isOnSite = location.pathname.startsWith('/docs/')
    && (await fetch('/api/status').catch(() => null))?.ok;
  if (!isOnSite) {
    // An archive that is served alone has its own copy of the search.
    const scripts = `${baseUrl}js/search/`;
    const module = await import(`${scripts}bar/search.js`).catch(() => null);
    if (!module) return;
    const bar = showBar(
      '<header class="top"><a class="name">Understudy</a><form class="search" role="search" aria-label="Site">'
      + '<a class="open" href="#">Search</a>'
      + '<input type="search" name="q" placeholder="Search  /" aria-label="Search the site"></form></header>',
      `${scripts}bar/header.css`);
    bar.querySelector('.name').href = `${baseUrl}documentation/understudy/`;
    // `baseUrl` ends with a slash, and so begins an address.
    module.addSearch(bar, { index: `${scripts}index.json`, address: ({ address }) => baseUrl + address.slice(1) });
    return;
  }

  const addBar = async () => {
    const text = await fetch('/api/header').then((answer) => answer.text()).catch(() => null);
    if (!text) return;
    const bar = showBar(text, '/site/bar/header.css');
    // The site's typefaces.
    const type = document.createElement('link');
    Object.assign(type, { rel: 'stylesheet', href: '/site/type/type.css' });
    const use = document.createElement('style');
    use.textContent = `
      html { --typography-html-font: Inter, system-ui, -apple-system, "Segoe UI", "Helvetica Neue", Arial, sans-serif; }
      #app em { font-synthesis: style; }
      #app :is(h1, h2, h3) { font-family: Newsreader, ui-serif, "New York", Georgia, serif; letter-spacing: 0; }
    `;
    document.head.append(type, use);
    const { markPlace } = await import('/site/bar/header.js');
    let path = location.pathname;
    new MutationObserver(() => {
      if (path === location.pathname) return;
      path = location.pathname;
      markPlace(bar);
    }).observe(document.querySelector('#app') ?? document.body, { childList: true, subtree: true });
  };
  addBar();

  const link = (address, text) => {
    const line = document.createElement('p');
    line.className = 'understudy';
    const anchor = document.createElement('a');
    anchor.href = address;
    anchor.textContent = text;
    line.append(anchor);
    return line;
  };

  const complete = () => {
    const name = location.pathname.match(/\/tutorials\/understudy\/([^/]+)\/?$/)?.[1];
    if (!name) return;
    const heading = document.querySelector('.hero h1');
    if (heading && !heading.parentElement.querySelector(':scope > .understudy')) {
      const plain = link(`/tutorials/${name}`, 'Read this tutorial as a plain page, by keyboard or screen reader');
      // The heading's box has the heading's size.
      Object.assign(plain.style, { fontSize: '17px', lineHeight: '1.5', fontWeight: '400', letterSpacing: '0' });
      heading.after(plain);
    }
    [...document.querySelectorAll('.step-container .step')].forEach((step, index) => {
      if (step.querySelector('.understudy')) return;
      const line = link(`/play/${name}/${index + 1}`, 'Run this step in the playground');
      // DocC's number, within the section.
      const label = step.querySelector('.step-label')?.textContent.trim();
      if (label) line.firstChild.ariaLabel = `Run this step in the playground: ${label}`;
      (step.querySelector('.content') ?? step).append(line);
    });
  };

  // DocC draws its pages by script, and draws them again when the reader goes on.
  let waiting = false;
  new MutationObserver(() => {
    if (waiting) return;
    waiting = true;
    requestAnimationFrame(() => { waiting = false; complete(); });
  }).observe(document.body, { childList: true, subtree: true });
  complete();
})();

// Names the bar and the window. The bar of DocC 6.3 has a fixed text, and it makes the window's title before it has read
// meta.title of theme-settings.json.
(() => {
  const rename = () => {
    if (document.title.endsWith('| Documentation')) document.title = document.title.replace(/Documentation$/, 'Understudy');
    for (const bar of document.querySelectorAll('h2.nav-title')) {
      if (bar.textContent.trim() === 'Documentation') bar.textContent = 'Understudy';
    }
  };
  for (const part of [document.head, document.body]) {
    new MutationObserver(rename).observe(part, { childList: true, subtree: true, characterData: true });
  }
  rename();
})();
