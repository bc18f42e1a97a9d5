// One pane of the workbench in the whole window, and back. Loaded when a reader asks for it.

const stage = document.getElementById('stage');

/** Gives a button's pane the whole window, or gives it back; what is behind it is out of reach meanwhile. */
export function toggle(button) {
  const pane = button.closest('.stage > section');
  const isFull = !pane.classList.contains('full-window');
  pane.classList.toggle('full-window', isFull);
  button.setAttribute('aria-pressed', String(isFull));
  for (const other of [...stage.children, ...document.querySelectorAll('.top, .verdict, .panes, .skip')]) {
    if (other !== pane) other.inert = isFull;
  }
  button.focus();
}

const panes = { lesson: '.lesson', code: '.files-pane', device: '.device', trace: '.trace' };

// What leads to another pane leads out of this one.
stage.addEventListener('pane', () => {
  const full = stage.querySelector('.full-window');
  if (full && !full.matches(panes[stage.dataset.pane])) toggle(full.querySelector('.widen'));
});

addEventListener('keydown', (event) => {
  const pane = stage.querySelector('.full-window');
  if (event.key === 'Escape' && !event.defaultPrevented && pane && !document.querySelector('dialog[open]')) toggle(pane.querySelector('.widen'));
});
