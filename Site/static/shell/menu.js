// A list that opens over the page, and closes like any menu: by Escape, by a click elsewhere, and when the focus leaves.

export function closeLikeAMenu(menu) {
  addEventListener('pointerdown', ({ target }) => { if (!menu.contains(target)) menu.open = false; });
  menu.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget && !menu.contains(relatedTarget)) menu.open = false;
  });
  menu.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !menu.open) return;
    event.preventDefault();
    menu.open = false;
    menu.querySelector('summary').focus();
  });
}
