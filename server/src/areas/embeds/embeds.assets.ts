// What other sites load, as it is sent. All of it and the page together stay below 15 kB of gzip (tools/weights.mjs).

/**
 * `/embed.js`: puts the frame where the script stands. Only the frame's own window may say how high it is, and nothing
 * else is read from it.
 */
export const loader = `(() => {
  const script = document.currentScript;
  if (!script) return;
  const { site, room, theme } = script.dataset;
  const url = new URL('/embed/' + encodeURIComponent(site) + '/rooms/' + encodeURIComponent(room), script.src);
  if (theme) url.searchParams.set('theme', theme);
  const frame = document.createElement('iframe');
  frame.src = url;
  frame.title = 'Свободные часы и бронирование';
  frame.loading = 'lazy';
  frame.referrerPolicy = 'no-referrer';
  frame.style.cssText = 'display:block;width:100%;max-width:560px;height:420px;border:0;border-radius:16px';
  addEventListener('message', ({ source, data }) => {
    if (source !== frame.contentWindow || !data || data.source !== 'venue-embed') return;
    const height = Number(data.height);
    if (height > 0 && height < 4000) frame.style.height = height + 'px';
  });
  script.after(frame);
})();
`;

const dark =
  '--ground:#1e1b18;--sunken:#110f0d;--line:#38332d;--strong:#8b8378;--ink:#f1ede7;--soft:#b5aca1;--accent:#52c79b;--on:#05261b;--tint:#17352a;--tinted:#8fe0bf;color-scheme:dark';

/** Look of the frame in the venue's colours; light or dark as the system is, unless the page says. */
export const stylesheet = `
:root{--ground:#fff;--sunken:#efece7;--line:#e3ded6;--strong:#8a8378;--ink:#23201c;--soft:#645d54;--accent:#0b6b4f;--on:#fff;--tint:#dff0e8;--tinted:#0a5a43;color-scheme:light;font:16px/1.45 "Golos Text","Segoe UI",system-ui,sans-serif}
@media (prefers-color-scheme:dark){:root:not([data-theme=light]){${dark}}}
:root[data-theme=dark]{${dark}}
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--ink);border:1px solid var(--line);border-radius:16px;overflow:hidden}
main{padding:20px 16px 16px}
h1{margin:0;font-size:20px;line-height:1.25;overflow-wrap:anywhere}
p{margin:4px 0 0}
.soft,footer{color:var(--soft);font-size:14px}
a{color:var(--tinted)}
nav{display:flex;gap:4px;align-items:stretch;margin:16px 0}
ol{flex:1;display:grid;grid-template-columns:repeat(7,1fr);gap:4px;margin:0;padding:0;list-style:none}
nav a{display:flex;flex-direction:column;align-items:center;justify-content:center;min-height:52px;border-radius:12px;text-decoration:none;color:var(--ink);font-weight:600;line-height:1.2}
nav a small{font-weight:400;font-size:13px;color:var(--soft)}
nav a:hover{background:var(--sunken)}
nav a.none{font-weight:400;color:var(--soft)}
nav a[aria-current]{background:var(--tint);color:var(--tinted)}
nav a[aria-current] small{color:inherit}
nav>a,nav>span{min-width:28px;font-size:20px}
fieldset{margin:0;padding:0;border:0;min-width:0}
legend{padding:0;margin-bottom:8px;font-weight:600}
legend:focus{outline:0}
.hours{display:grid;grid-template-columns:repeat(auto-fill,minmax(108px,1fr));gap:8px}
label{position:relative;display:block}
label input{position:absolute;inset:0;width:100%;height:100%;margin:0;opacity:0;cursor:pointer}
label span{display:block;padding:8px 4px;min-height:44px;border:1px solid var(--strong);border-radius:12px;text-align:center;line-height:1.25;font-weight:600}
label small{display:block;font-weight:400;font-size:13px;color:var(--soft)}
input:hover+span{border-color:var(--accent)}
input:checked+span{background:var(--accent);border-color:var(--accent);color:var(--on)}
input:checked+span small{color:inherit}
input:disabled{cursor:default}
input:disabled+span{border-color:transparent;background:var(--sunken);color:var(--soft);font-weight:400}
input:focus-visible+span,a:focus-visible,button:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
.pay{margin-top:16px}
.pay p{min-height:24px;margin:0 0 8px}
button{width:100%;min-height:48px;border:0;border-radius:12px;background:var(--accent);color:var(--on);font:inherit;font-weight:600;cursor:pointer}
footer{margin-top:12px}
.hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
@media (forced-colors:active){input:checked+span{outline:3px solid Highlight}}
`;

/** The frame's script: consecutive hours, what they cost, and the height for the page around. */
export const script = `'use strict';
const $ = selector => document.querySelector(selector);
// To whatever page is around: a height is no secret, and who may be around is the policy of the frame.
const tell = () => parent.postMessage({ source: 'venue-embed', height: Math.ceil(document.body.getBoundingClientRect().height) }, '*');
new ResizeObserver(tell).observe(document.body);
// Choosing a day adds nothing to the history of the page around.
addEventListener('click', event => {
  const link = event.target.closest && event.target.closest('nav a');
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  location.replace(link.href);
});
const form = $('form');
if (form) {
  const boxes = [...form.querySelectorAll('[type=checkbox]')];
  const least = Number(form.dataset.least);
  const status = $('[role=status]');
  const hours = n => n + '\\u00a0' + (n % 10 === 1 && n !== 11 ? 'час' : n % 10 > 1 && n % 10 < 5 && (n < 10 || n > 20) ? 'часа' : 'часов');
  const time = hour => String(hour).padStart(2, '0') + ':00';
  const show = note => {
    const run = boxes.filter(box => box.checked);
    const [from, to] = run.length ? [Number(run[0].value), Number(run[run.length - 1].value) + 1] : ['', ''];
    form.elements.from.value = from;
    form.elements.to.value = to;
    const sum = run.reduce((all, box) => all + Number(box.dataset.price), 0) / 100;
    const few = run.length && run.length < least ? ' Бронируют не\\u00a0меньше чем на\\u00a0' + hours(least) + '.' : '';
    status.textContent = (note || '') + (run.length
      ? time(from) + '–' + time(to) + ', ' + hours(run.length) + ': ' + sum.toLocaleString('ru-RU') + '\\u00a0₽.' + few
      : 'Отметьте первый час, потом последний.');
    return run.length >= Math.max(1, least);
  };
  form.addEventListener('change', ({ target }) => {
    const at = boxes.indexOf(target);
    const others = boxes.filter(box => box.checked && box !== target);
    let note = '';
    if (target.checked && others.length) {
      const places = [at, ...others.map(box => boxes.indexOf(box))];
      const run = boxes.slice(Math.min(...places), Math.max(...places) + 1);
      const free = run.every(box => !box.disabled);
      for (const box of run) box.checked = free || box === target;
      if (!free) note = 'Между этими часами есть занятые. ';
    }
    // Without its first hour the rest stays, without another one what comes before it.
    if (!target.checked && others.some(box => boxes.indexOf(box) < at)) for (const box of boxes.slice(at)) box.checked = false;
    show(note);
  });
  form.addEventListener('submit', event => {
    if (show()) return;
    event.preventDefault();
    (boxes.find(box => box.checked) || boxes.find(box => !box.disabled) || $('nav a')).focus();
  });
  show();
}
tell();
`;
