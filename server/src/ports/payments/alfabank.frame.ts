import type { FastifyInstance } from 'fastify';
import { stylesheet } from './sandbox.assets.ts';

/** Headers of a page that only our own pages may frame, with a policy of its own. */
const headersOf = (policy: Readonly<Record<string, string>>) => ({
  'content-security-policy': Object.entries({
    'default-src': "'none'",
    'script-src': "'self'",
    'style-src': "'self'",
    'base-uri': "'none'",
    'form-action': "'none'",
    'frame-ancestors': "'self'",
    ...policy,
  })
    .map(([name, value]) => `${name} ${value}`)
    .join('; '),
  'x-frame-options': 'SAMEORIGIN',
  'referrer-policy': 'origin',
  'cache-control': 'no-store',
});

const pageOf = (body: string, scripts: readonly string[]) => `<!doctype html>
<html lang="ru">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Оплата</title>
<link rel="stylesheet" href="/alfabank/pay.css"></head>
<body>${body}${scripts.map(src => `<script src="${src}"></script>`).join('')}</body>
</html>`;

const styles = `${stylesheet}
body:has(iframe) { overflow: hidden; }
body > iframe { display: block; width: 100%; height: 100vh; border: 0; }
.input { height: 44px; margin-top: 4px; border: 1px solid var(--line); border-radius: 10px; }
`;

const form = `<main><form id="pay" novalidate hidden>
  <div class="field">Номер карты<div class="input" id="pan"></div></div>
  <div class="pair">
    <div class="field">Срок<div class="input" id="expiry"></div></div>
    <div class="field">CVC<div class="input" id="cvc"></div></div>
  </div>
  <p class="error" id="error" role="alert" hidden></p>
  <button type="submit">Оплатить</button>
</form><p class="note" id="note" role="alert" hidden></p></main>`;

// The form is in a frame of this page: the bank of the card shows a page of its own in its place, from a host that
// nobody knows before, and only this page's policy has to allow that.
const outerScript = `
'use strict';
const form = document.createElement('iframe');
form.title = 'Данные карты';
form.allow = 'payment';
form.src = '/alfabank/form' + window.location.hash;
document.body.append(form);
window.addEventListener('message', ({ source, origin, data }) => {
  if (source === form.contentWindow && origin === window.location.origin) window.parent.postMessage(data, origin);
});
`;

const formScript = (context: string) => `
'use strict';
const tell = event => window.parent.postMessage({ source: 'payment-frame', event }, window.location.origin);
const byId = id => document.getElementById(id);
const say = (id, text) => { byId(id).textContent = text; byId(id).hidden = false; };
const refused = () => {
  byId('pay').hidden = true;
  say('note', 'Форма оплаты не открылась. Закройте страницу, откройте её снова и попробуйте ещё раз');
  tell('ready');
};
if (typeof window.PaymentForm !== 'function') refused();
else {
  byId('pay').hidden = false;
  const fields = new window.PaymentForm({
    mdOrder: decodeURIComponent(window.location.hash.slice(1)),
    apiContext: ${JSON.stringify(context)},
    containerClassName: 'input',
    language: 'ru',
    fields: {
      pan: { container: byId('pan') },
      expiry: { container: byId('expiry') },
      cvc: { container: byId('cvc') },
    },
  });
  fields.init().then(() => tell('ready'), refused);
  byId('pay').addEventListener('submit', async event => {
    event.preventDefault();
    const button = document.querySelector('button');
    button.disabled = true;
    byId('error').hidden = true;
    try {
      await fields.doPayment({});
    } catch {
      say('error', 'Платёж не прошёл. Проверьте данные карты и попробуйте ещё раз');
      button.disabled = false;
    }
  });
}
`;

const doneScript = `
'use strict';
const failed = new URLSearchParams(window.location.search).has('failed');
document.getElementById('note').textContent = failed ? 'Платёж не прошёл' : 'Платёж прошёл';
window.parent.postMessage({ source: 'payment-frame', event: failed ? 'fail' : 'success' }, window.location.origin);
`;

/** The pages that show the fields of the gateway's Web SDK inside of ours, and the one that it returns to. */
export async function alfabankFrame(app: FastifyInstance, { url }: { url: string }): Promise<void> {
  const { origin, pathname } = new URL(url);
  const context = pathname.replace(/\/rest$/, '');
  const html = 'text/html; charset=utf-8';
  const pages = {
    pay: {
      headers: headersOf({ 'frame-src': "'self' https:" }),
      page: pageOf('', ['/alfabank/pay.js']),
    },
    form: {
      headers: headersOf({
        'script-src': `'self' ${origin}`,
        'frame-src': 'https:',
        'connect-src': origin,
        'img-src': `'self' ${origin} data:`,
        'style-src': "'self' 'unsafe-inline'",
        'form-action': 'https:',
      }),
      page: pageOf(form, [`${origin}${context}/modules/multiframe/main.js`, '/alfabank/form.js']),
    },
    done: {
      headers: headersOf({}),
      page: pageOf('<main><p class="note" id="note" role="status"></p></main>', ['/alfabank/done.js']),
    },
  };
  for (const [name, { headers, page }] of Object.entries(pages))
    app.get(`/alfabank/${name}`, (_request, reply) => reply.headers(headers).type(html).send(page));
  const scripts = { pay: outerScript, form: formScript(context), done: doneScript };
  for (const [name, script] of Object.entries(scripts))
    app.get(`/alfabank/${name}.js`, (_request, reply) => reply.type('text/javascript; charset=utf-8').send(script));
  app.get('/alfabank/pay.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(styles));
}
