// Notices when a server that could not be reached answers again.

const pause = 3000;
let timer = null;

/** Asks for the server until it answers, as long as the page is in sight, and says so once. */
export function whenBack(back) {
  if (timer) return;
  timer = setInterval(async () => {
    if (document.hidden) return;
    const answers = await fetch('/site/shell/understudy.svg', { method: 'HEAD', cache: 'no-store' }).then(() => true, () => false);
    if (!answers || !timer) return;
    clearInterval(timer);
    timer = null;
    back();
  }, pause);
}
