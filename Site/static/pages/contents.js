// The contents beside a tutorial: the section that is being read is marked.

const links = new Map([...document.querySelectorAll('.contents a')].map((link) => [decodeURIComponent(link.hash.slice(1)), link]));

function mark() {
  const headings = [...document.querySelectorAll('.part > h2')];
  const open = headings.findLast((heading) => heading.getBoundingClientRect().top < innerHeight / 3) ?? headings[0];
  for (const [id, link] of links) {
    if (id === open?.id) link.setAttribute('aria-current', 'true');
    else link.removeAttribute('aria-current');
  }
}

let waiting = false;
addEventListener('scroll', () => {
  if (waiting) return;
  waiting = true;
  requestAnimationFrame(() => { waiting = false; mark(); });
}, { passive: true });
mark();
