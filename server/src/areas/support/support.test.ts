import { readOutbox } from '@venue/sdk/demo';
import { askSupport } from '@venue/sdk/support';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { outbox } from '../../core/db/core.table.ts';
import { SUPPORT_EMAIL } from '../../core/letter.ts';
import { type TestApi, testApi } from '../../testing/api.ts';
import { databaseKinds } from '../../testing/database.ts';

describe.each(databaseKinds)('support (%s)', kind => {
  let api: TestApi;
  beforeAll(async () => {
    api = await testApi({ kind });
  });
  afterAll(() => api.close());

  const body = { email: 'anna@example.ru', text: 'Где забрать чек?', about: 'Бронь № 17\nBcc: all@example.ru' };

  test('a question becomes a letter whose subject the asker cannot write', async () => {
    const customer = await api.aCustomer();
    await api.as(customer).send(askSupport, { body });
    const [letter] = (await api.client().send(readOutbox, { query: { to: SUPPORT_EMAIL } })).message.letters;
    expect(letter).toMatchObject({ kind: 'mail', subject: 'Вопрос с сайта' });
    expect(letter?.text).toContain(`От кого: anna@example.ru, клиент № ${customer.id}`);
    expect(letter?.text).toContain('Где забрать чек?');
    const [row] = await api.db.select().from(outbox).where(eq(outbox.recipient, SUPPORT_EMAIL));
    expect(row?.replyTo).toBe('anna@example.ru');
  });

  test('one address may ask five times in ten minutes', async () => {
    const client = api.client(undefined, '10.2.0.1');
    for (let attempt = 0; attempt < 5; attempt++) await client.send(askSupport, { body });
    const refused = await client.send(askSupport, { body }).catch((error: unknown) => error);
    expect(refused).toMatchObject({ code: 'rate_limited', retryAfter: 600 });
    api.clock.advance(10 * 60_000);
    await client.send(askSupport, { body });
  });
});
