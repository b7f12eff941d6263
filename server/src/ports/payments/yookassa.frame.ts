import type { FastifyInstance } from 'fastify';
import { stylesheet } from './sandbox.assets.ts';

/** Where the provider's widget comes from. */
const HOST = 'https://yookassa.ru';

// This page alone may load the widget: the apps around it load nothing from other hosts.
const policy = [
  "default-src 'none'",
  `script-src 'self' ${HOST}`,
  `frame-src ${HOST}`,
  `connect-src ${HOST}`,
  `img-src 'self' ${HOST} data:`,
  "style-src 'self' 'unsafe-inline'",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'self'",
].join('; ');

const page = `<!doctype html>
<html lang="ru">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Оплата</title>
<link rel="stylesheet" href="/yookassa/pay.css"></head>
<body><main><p class="note" id="note" role="alert" hidden></p><div id="payment-form"></div></main>
<script src="${HOST}/checkout-widget/v1/checkout-widget.js"></script><script src="/yookassa/pay.js"></script></body>
</html>`;

const script = `
'use strict';
const tell = event => window.parent.postMessage({ source: 'payment-frame', event }, window.location.origin);
const say = text => {
  const note = document.getElementById('note');
  note.textContent = text;
  note.hidden = false;
};
const refused = () => say('Форма оплаты не открылась. Закройте страницу, откройте её снова и попробуйте ещё раз');
if (typeof window.YooMoneyCheckoutWidget !== 'function') {
  refused();
  tell('ready');
} else {
  const checkout = new window.YooMoneyCheckoutWidget({
    confirmation_token: decodeURIComponent(window.location.hash.slice(1)),
    error_callback: () => { refused(); tell('ready'); },
  });
  checkout.on('success', () => { checkout.destroy(); say('Платёж прошёл'); tell('success'); });
  checkout.on('fail', () => { checkout.destroy(); say('Платёж не прошёл'); tell('fail'); });
  checkout.render('payment-form').then(() => tell('ready'), refused);
}
`;

/** The page that shows the provider's widget inside of ours. */
export async function yookassaFrame(app: FastifyInstance): Promise<void> {
  app.addHook('onSend', async (_request, reply) => {
    reply
      .header('content-security-policy', policy)
      .header('x-frame-options', 'SAMEORIGIN')
      .header('referrer-policy', 'origin')
      .header('cache-control', 'no-store');
  });
  app.get('/yookassa/pay', (_request, reply) => reply.type('text/html; charset=utf-8').send(page));
  app.get('/yookassa/pay.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(stylesheet));
  app.get('/yookassa/pay.js', (_request, reply) => reply.type('text/javascript; charset=utf-8').send(script));
}
