(() => {
  let chosen = null;
  let known = false;
  try {
    chosen = localStorage.getItem('theme');
    known = localStorage.getItem('token') !== null;
  } catch {}
  const dark = chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
  // A server-rendered page is a visitor's; it stays hidden until the app has checked the session.
  if (known) document.documentElement.dataset.known = '';

  // Clicks and input in a server-rendered part before React has taken it over (`TakenOver`) are replayed afterwards.
  const isTaken = element => !element.closest('[data-part=""]');
  const waiting = [];
  // React discards a page that a translator changed before its hydration, and draws it anew: the field of that name.
  const now = element =>
    (!element.isConnected && element.name && document.getElementsByName(element.name)[0]) || element;
  const goOn = () => {
    for (; waiting.length > 0; waiting.shift()) {
      const [first] = waiting;
      const element = now(first.element);
      if (element.isConnected && isTaken(element)) first.act(element);
      else if (first.tries > 0 && (element.isConnected || element.name)) {
        // What has left the page for good must not keep the rest waiting.
        first.tries -= element.isConnected ? 1 : 60;
        return setTimeout(goOn, 50);
      } else delete element.dataset.waits;
    }
  };
  // Replayed in order: a form is sent after its fields are filled.
  const onceTaken = (element, act) => {
    if (waiting.push({ element, act, tries: 1200 }) === 1) setTimeout(goOn, 50);
  };
  const pressed = 'button, label, [role="button"], [role="gridcell"], input[type="checkbox"], input[type="radio"]';
  addEventListener(
    'click',
    event => {
      const element = event.target.closest?.(pressed);
      if (!element || isTaken(element)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      // `main.css` shows at once that the press was noticed.
      element.dataset.waits = '';
      // A room of the plan is an SVG element, which has no click().
      onceTaken(element, () => {
        delete element.dataset.waits;
        element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
      });
    },
    true,
  );
  const typed = new Map();
  addEventListener(
    'input',
    ({ target }) => {
      if (!target.matches(`:is(input, select, textarea):not(${pressed})`) || isTaken(target)) return;
      const waits = typed.has(target);
      typed.set(target, target.value);
      if (waits) return;
      onceTaken(target, field => {
        // Hydration resets a select, and the next render resets typed text; typing may have gone on.
        const early = typed.get(target);
        const now = field.matches('select') ? '' : field.value;
        const value = now.startsWith(early) ? now : early + now;
        // React reports a value only if it differs from the last one it tracked, which this sets to ''.
        field.value = '';
        Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value').set.call(field, value);
        for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
      });
    },
    true,
  );

  // A browser below browserFloor.ts lacks one of these and may show the page wrongly or not at all.
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
