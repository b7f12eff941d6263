import { formatPhone } from '@venue/sdk';
import { readOutbox } from '@venue/sdk/demo';
import { expect, onTestFinished, test } from 'vitest';
import type { PostedEvent } from '../../core/notices.ts';
import { type Letter, post } from '../../core/outbox.ts';
import { testApi } from '../../testing/api.ts';

async function api(demo: boolean) {
  const made = await testApi({ config: { demo } });
  onTestFinished(() => made.close());
  const write = <E extends PostedEvent>(letter: Letter<E>) => post(made.db, made.clock.now, letter as Letter<never>);
  return { ...made, write };
}

test('the latest fifty letters are read, newest first, to all or to one', async () => {
  const { client, write } = await api(true);
  for (let count = 1; count <= 55; count++)
    await write({ event: 'code.sms', to: '9120000001', about: { code: String(count) } });
  await write({ event: 'code.mail', to: 'anna@example.ru', about: { code: '123456' } });
  const all = (await client().send(readOutbox, { query: {} })).message.letters;
  expect(all).toHaveLength(50);
  expect(all.slice(0, 2).map(letter => letter.text.split(' ')[0])).toEqual(['123456', '55']);
  const hers = (await client().send(readOutbox, { query: { to: 'anna@example.ru' } })).message.letters;
  expect(hers).toMatchObject([{ kind: 'mail', to: 'anna@example.ru', subject: 'Код подтверждения' }]);
});

test('the page shows them readably, with the code standing out and nothing that could run', async () => {
  const { app, write } = await api(true);
  expect((await app.inject('/demo/outbox')).body).toContain('Пока ничего не отправлено.');
  await write({ event: 'code.sms', to: '9120000001', about: { code: '123456' } });
  await write({
    event: 'support.asked',
    to: 'a@b.example',
    about: { from: '<img src=x>', customerId: null, about: undefined, text: '</p><script>alert(1)</script>' },
  });
  const page = await app.inject('/demo/outbox');
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(page.body).toContain(formatPhone('9120000001'));
  expect(page.body).toContain('<strong class="code">123456</strong>');
  expect(page.body).toContain('&lt;script&gt;');
  expect(page.body).not.toMatch(/<script|<img|style=|<style/);
  expect((await app.inject('/demo/outbox.css')).headers['content-type']).toBe('text/css; charset=utf-8');
});

test('without the demo nobody reads anybody’s messages', async () => {
  const { app, write } = await api(false);
  await write({ event: 'code.sms', to: '9120000001', about: { code: '123456' } });
  for (const url of ['/api/demo/outbox', '/demo/outbox', '/demo/outbox.css']) {
    expect((await app.inject(url)).statusCode, url).toBe(404);
  }
});
