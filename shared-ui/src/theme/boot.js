(() => {
  let chosen = null;
  let known = false;
  try {
    chosen = localStorage.getItem('theme');
    known = localStorage.getItem('token') !== null;
  } catch {}
  const dark = chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
  // A page that came rendered is a visitor's; it waits out of sight until the app has looked at the session.
  if (known) document.documentElement.dataset.known = '';

  // Below browserFloor.ts, said plainly: what lacks one of these may show the page wrongly or not at all.
  const holds = () => {
    /(?<!a)b/;
    return CSS.supports('selector(:has(a))') && CSS.supports('color', 'color-mix(in srgb, red, red)');
  };
  let enough = false;
  try {
    enough = holds();
  } catch {}
  if (enough) return;
  addEventListener('DOMContentLoaded', () => {
    const note = document.createElement('p');
    note.setAttribute('role', 'alert');
    note.textContent =
      'Этот браузер устарел: часть страницы может не\u00a0работать. Обновите его или откройте сайт в\u00a0другом.';
    Object.assign(note.style, { margin: 0, padding: '12px 16px', background: '#fff3cd', color: '#3d2f00' });
    document.body.prepend(note);
  });
})();
