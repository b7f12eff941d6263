/** Look of the sandbox's frame; light and dark follow the system. */
export const stylesheet = `
:root { color-scheme: light dark; font: 15px/1.45 system-ui, sans-serif; --ink: #26231f; --soft: #6d665d; --line: #d9d3ca; --ground: #fff; --accent: #0f6b57; }
@media (prefers-color-scheme: dark) { :root { --ink: #f1ede7; --soft: #b3aba0; --line: #4a443d; --ground: #211e1a; --accent: #3fae92; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink); }
main { max-width: 440px; margin: 0 auto; padding: 16px; }
h1 { font-size: 17px; margin: 8px 0 16px; font-weight: 600; }
.badge { display: inline-block; padding: 2px 10px; border-radius: 99px; border: 1px solid var(--line); color: var(--soft); font-size: 13px; }
.field { display: block; margin-bottom: 12px; color: var(--soft); font-size: 13px; }
.field input { display: block; width: 100%; margin-top: 4px; padding: 10px 12px; font: inherit; font-size: 16px; color: var(--ink); background: transparent; border: 1px solid var(--line); border-radius: 10px; }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: 12px; }
fieldset { border: 0; margin: 0 0 12px; padding: 0; }
legend { padding: 0; margin-bottom: 4px; color: var(--soft); font-size: 13px; }
.choice { display: flex; gap: 10px; align-items: flex-start; padding: 7px 0; min-height: 40px; cursor: pointer; }
.choice input { margin: 3px 0 0; width: 18px; height: 18px; accent-color: var(--accent); }
.choice small { display: block; color: var(--soft); }
button { width: 100%; min-height: 48px; border: 0; border-radius: 12px; background: var(--accent); color: #fff; font: inherit; font-weight: 600; cursor: pointer; }
@media (prefers-color-scheme: dark) { button { color: #10231d; } }
button:disabled { opacity: .6; cursor: progress; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
.error { color: #c62828; }
.note { font-size: 17px; text-align: center; padding: 32px 0; }
`;

/** The frame's script: checks the card's form, sends the choice, tells the page around it what happened. */
export const script = `
'use strict';
const tell = event => window.parent.postMessage({ source: 'payment-frame', event }, window.location.origin);
addEventListener('DOMContentLoaded', () => {
  const ended = document.querySelector('[data-status]');
  if (ended) tell(ended.dataset.status === 'succeeded' ? 'success' : 'fail');
  if (document.getElementById('pay')) tell('ready');
});
const luhn = digits => {
  let sum = 0;
  for (let place = 0; place < digits.length; place++) {
    let digit = Number(digits[digits.length - 1 - place]);
    if (place % 2 === 1) { digit *= 2; if (digit > 9) digit -= 9; }
    sum += digit;
  }
  return digits.length >= 16 && sum % 10 === 0;
};
// The script comes before the form, so that no press is too early.
addEventListener('submit', async event => {
  event.preventDefault();
  const form = event.target;
  const error = document.getElementById('error');
  const say = text => { error.textContent = text; error.hidden = !text; };
  const data = new FormData(form);
  const byCard = data.has('card');
  if (byCard && !luhn(String(data.get('card')).replace(/\\D/g, ''))) return say('Проверьте номер карты');
  if (byCard && !/^(0[1-9]|1[0-2])\\/\\d\\d$/.test(String(data.get('term')))) return say('Проверьте срок действия карты');
  if (byCard && !/^\\d{3}$/.test(String(data.get('cvc')))) return say('Введите три цифры CVC');
  say('');
  const button = form.querySelector('button');
  button.disabled = true;
  try {
    const answer = await fetch(window.location.pathname, {
      method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ outcome: data.get('outcome') }),
    });
    if (!answer.ok) throw new Error(String(answer.status));
    const { status } = await answer.json();
    tell(status === 'succeeded' ? 'success' : 'fail');
    const note = document.createElement('p');
    note.className = 'note';
    note.textContent = status === 'succeeded' ? 'Платёж прошёл' : 'Банк отклонил платёж';
    form.replaceWith(note);
  } catch {
    button.disabled = false;
    say('Не удалось связаться с банком. Попробуйте ещё раз');
  }
});
`;
