import { letterStatus } from '@venue/sdk/mailing/model';
import { getProfile } from '@venue/sdk/profile';
import { expect, onTestFinished, test } from 'vitest';
import { mailingLetter } from '../areas/mailing/mailing.table.ts';
import { areas } from '../areas.ts';
import { testApi } from '../testing/api.ts';

test('a restore ends sessions and stops newsletters', async () => {
  const api = await testApi();
  onTestFinished(() => api.close());
  const { db, clock } = api;
  const person = await api.aCustomer();
  const at = { createdAt: clock.now, updatedAt: clock.now };
  const letter = { subject: 'Новости', preview: '', body: '<p>x</p>', audience: 1 as const, ...at };
  await db.insert(mailingLetter).values([{ ...letter, status: letterStatus.sending, startedAt: clock.now }, letter]);
  const client = api.as(person);
  await client.send(getProfile, {});
  await db.transaction(async tx => {
    for (const { restored } of areas) await restored?.(tx);
  });
  await expect(client.send(getProfile, {})).rejects.toMatchObject({ status: 403 });
  const letters = await db.select({ status: mailingLetter.status }).from(mailingLetter).orderBy(mailingLetter.id);
  expect(letters.map(({ status }) => status)).toEqual([letterStatus.stopped, letterStatus.draft]);
});
