import { getDraft, removeDraft, saveDraft } from '@venue/sdk/drafts';
import { draftLimits } from '@venue/sdk/drafts/model';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApi, testApi } from '../../testing/api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

const key = 'brand.add';
const data = JSON.stringify({ brandName: 'Уральская керамика', phones: ['9120000001'] });

test('a draft is kept, replaced, read again and forgotten', async () => {
  const anna = api.as(await api.aCustomer());
  const read = async () => (await anna.send(getDraft, { query: { key } })).message.draft;
  expect(await read()).toBeNull();
  await anna.send(saveDraft, { body: { key, data: '{"brandName":"У"}' } });
  await anna.send(saveDraft, { body: { key, data } });
  expect(await read()).toEqual({ key, data, savedAt: api.clock.now.toISOString() });
  await anna.send(removeDraft, { body: { key } });
  expect(await read()).toBeNull();
  expect(await anna.send(removeDraft, { body: { key } })).toEqual({ message: { success: true } });
});

test('nobody reads the draft of another, and the database does not know its words', async () => {
  const [anna, boris] = [await api.aCustomer(), await api.aCustomer()];
  await api.as(anna).send(saveDraft, { body: { key, data } });
  expect((await api.as(boris).send(getDraft, { query: { key } })).message.draft).toBeNull();
  const { rows } = await api.database.pool.query<{ sealed: string }>('select sealed from draft');
  for (const { sealed } of rows) expect(Buffer.from(sealed, 'base64').toString()).not.toContain('керамика');
  // Another person's row that is moved to one's own account cannot be decrypted.
  await api.database.pool.query('delete from draft where user_id = $1', [boris.id]);
  await api.database.pool.query('update draft set user_id = $1 where user_id = $2', [boris.id, anna.id]);
  await expect(api.as(boris).send(getDraft, { query: { key } })).rejects.toMatchObject({ code: 'internal' });
});

test('of too many drafts the oldest go; old ones are swept', async () => {
  const person = await api.aCustomer();
  const anna = api.as(person);
  for (let number = 0; number <= draftLimits.drafts; number++) {
    api.clock.advance(1000);
    await anna.send(saveDraft, { body: { key: `brand.modify:${number}`, data: '{}' } });
  }
  const read = async (name: string) => (await anna.send(getDraft, { query: { key: name } })).message.draft;
  expect(await read('brand.modify:0')).toBeNull();
  expect(await read('brand.modify:1')).not.toBeNull();
  api.clock.advance((draftLimits.days * 24 + 1) * 3_600_000);
  await api.runJob('sweep');
  const { rows } = await api.database.pool.query('select 1 from draft where user_id = $1', [person.id]);
  expect(rows).toEqual([]);
});

test('a key of another shape and a text that is too long are refused', async () => {
  const anna = api.as(await api.aCustomer());
  await expect(anna.send(saveDraft, { body: { key: '../x', data } })).rejects.toMatchObject({ code: 'invalid_input' });
  const long = 'я'.repeat(draftLimits.characters + 1);
  await expect(anna.send(saveDraft, { body: { key, data: long } })).rejects.toMatchObject({
    code: 'invalid_input',
    fields: { data: 'Слишком длинный текст' },
  });
});
