import { formatMoney } from '@venue/sdk';
import type { FastifyInstance } from 'fastify';
import { script, stylesheet } from './sandbox.assets.ts';
import { hasEnded, type Outcome, outcomes, type Sandbox } from './sandbox.ts';

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, character => `&#${character.charCodeAt(0)};`);

// The frame has a policy of its own: it may be shown inside our pages and runs nothing but its own script.
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'self'";

/** The sandbox provider's page, shown in a frame as a hosted widget would be. */
export async function sandboxFrame(
  app: FastifyInstance,
  { sandbox, paid }: { sandbox: Sandbox; paid: () => void },
): Promise<void> {
  app.addHook('onSend', async (_request, reply) => {
    reply
      .header('content-security-policy', policy)
      .header('x-frame-options', 'SAMEORIGIN')
      .header('cache-control', 'no-store');
  });
  app.get('/sandbox/pay.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(stylesheet));
  app.get('/sandbox/pay.js', (_request, reply) => reply.type('text/javascript; charset=utf-8').send(script));

  app.get<{ Params: { token: string } }>('/sandbox/pay/:token', async (request, reply) => {
    const payment = await sandbox.look(request.params.token);
    if (!payment)
      return reply.status(404).type('text/html; charset=utf-8').send(page('<p class="note">Платёж не найден</p>'));
    const body =
      payment.status === 'pending' ? form(payment) : ended(hasEnded(payment.status) ? 'canceled' : 'succeeded');
    return reply.type('text/html; charset=utf-8').send(page(body));
  });

  app.post<{ Params: { token: string }; Body: { outcome?: unknown } | null }>(
    '/sandbox/pay/:token',
    async (request, reply) => {
      const outcome = request.body?.outcome;
      if (!outcomes.includes(outcome as Outcome)) return reply.status(400).send({ message: 'unknown outcome' });
      const status = await sandbox.pay(request.params.token, outcome as Outcome);
      if (!status) return reply.status(404).send({ message: 'unknown payment' });
      paid();
      return { status };
    },
  );
}

const page = (body: string) => `<!doctype html>
<html lang="ru">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Оплата</title>
<link rel="stylesheet" href="/sandbox/pay.css"><script src="/sandbox/pay.js"></script></head>
<body><main>${body}</main></body>
</html>`;

const choice = (value: Outcome, title: string, hint: string, checked = false) => `
  <label class="choice"><input type="radio" name="outcome" value="${value}"${checked ? ' checked' : ''}>
  <span>${title}<small>${hint}</small></span></label>`;

const card = `<label class="field">Номер карты<input name="card" inputmode="numeric" autocomplete="cc-number" value="5555 5555 5555 4477" maxlength="23"></label>
  <div class="pair">
    <label class="field">Срок<input name="term" inputmode="numeric" autocomplete="cc-exp" value="12/30" maxlength="5"></label>
    <label class="field">CVC<input name="cvc" inputmode="numeric" autocomplete="cc-csc" value="123" maxlength="3"></label>
  </div>`;

interface Shown {
  readonly description: string;
  readonly sum: number;
  readonly isSbp: boolean;
}

const form = ({ description, sum, isSbp }: Shown) => `
<form id="pay" novalidate>
  <header><span class="badge">${isSbp ? 'Тестовый платёж по\u00a0СБП' : 'Тестовый платёж'}</span><h1>${escapeHtml(description)}</h1></header>
  ${isSbp ? '' : card}
  <fieldset><legend>Как ответит банк</legend>
  ${choice('success', 'Спишет деньги', 'Уведомление придёт сразу', true)}
  ${choice('decline', 'Откажет', 'Недостаточно средств')}
  ${choice('delayed', 'Спишет, уведомит позже', 'Уведомление придёт через 8 секунд')}
  ${choice('duplicate', 'Спишет, уведомит дважды', 'Два одинаковых уведомления')}
  </fieldset>
  <p class="error" id="error" role="alert" hidden></p>
  <button type="submit">Оплатить ${escapeHtml(formatMoney(sum))}</button>
</form>`;

const ended = (status: 'succeeded' | 'canceled') => `
<div class="ended" data-status="${status}">
  <p class="note">${status === 'succeeded' ? 'Платёж прошёл' : 'Платёж отклонён или его срок истёк'}</p>
</div>`;
