import type { KindName } from '@venue/sdk/kinds';
import { listPresence, setPresence } from '@venue/sdk/presence/admin';
import { presenceTimes } from '@venue/sdk/presence/model';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import type { Person } from '../../testing/api.people.ts';
import { type TestApi, testApi } from '../../testing/api.ts';
import { databaseKinds } from '../../testing/database.ts';
import { type Listener, listen } from '../../testing/live.ts';
import { presence } from './presence.table.ts';

const kind: KindName = 'event';

describe.each(databaseKinds)('who has a record open, on %s', database => {
  let api: TestApi;
  let office: Person;
  let colleague: Person;
  beforeAll(async () => {
    api = await testApi({ kind: database });
    office = await api.aStaff(undefined, { lastname: 'Громова', name: 'Вера', middlename: 'Андреевна' });
    colleague = await api.aStaff(['events.read'], { lastname: 'Кузнецова', name: 'Ирина' });
  });
  beforeEach(() => api.db.delete(presence));
  afterAll(() => api.close());

  const say = (as: Person, here: boolean, tab = 'first', id = 12) =>
    api.as(as).send(setPresence, { body: { kind, id, tab, here } });
  const others = async (as: Person, id = 12) =>
    (await api.as(as).send(listPresence, { query: { kind, id } })).message.others;
  const names = async (as: Person) => (await others(as)).map(each => each.userName);
  const listening = async (): Promise<Listener> => {
    const listener = await listen(api.app);
    onTestFinished(() => listener.leave());
    listener.hello({ staff: null }, office);
    await listener.until('welcome');
    return listener;
  };

  test('colleagues see each other and nobody sees themselves', async () => {
    await say(office, true);
    await say(colleague, true);
    expect(await others(office)).toEqual([{ userId: colleague.id, userName: 'Кузнецова И.' }]);
    expect(await others(colleague)).toEqual([{ userId: office.id, userName: 'Громова В. А.' }]);
  });

  test('another record, of this kind or with this number, is another thing', async () => {
    await say(colleague, true);
    expect(await others(office, 13)).toEqual([]);
    const { message } = await api.as(office).send(listPresence, { query: { kind: 'article', id: 12 } });
    expect(message.others).toEqual([]);
  });

  test('two tabs are one person, who is there until the last is closed', async () => {
    await say(colleague, true, 'first');
    await say(colleague, true, 'second');
    expect(await names(office)).toEqual(['Кузнецова И.']);
    await say(colleague, false, 'first');
    expect(await names(office)).toEqual(['Кузнецова И.']);
    await say(colleague, false, 'second');
    expect(await names(office)).toEqual([]);
  });

  test('a page that falls silent is gone, one that goes on is not', async () => {
    await say(colleague, true);
    api.clock.advance(presenceTimes.everyMs * 2);
    expect(await names(office)).toEqual(['Кузнецова И.']);
    await say(colleague, true);
    api.clock.advance(presenceTimes.everyMs * 2);
    expect(await names(office)).toEqual(['Кузнецова И.']);
    api.clock.advance(presenceTimes.silentMs);
    expect(await names(office)).toEqual([]);
    await api.runJob('sweep');
    expect(await api.db.$count(presence)).toBe(0);
  });

  test('staff hear of coming and leaving, by number alone, and of nothing between', async () => {
    const listener = await listening();
    await say(colleague, true);
    await say(colleague, true);
    await say(colleague, false);
    await say(colleague, false);
    await say(colleague, true);
    const pushes = await listener.until('push', 3);
    expect(pushes.map(({ action, data }) => [action, data])).toEqual(
      Array.from({ length: 3 }, () => ['presence', { kind, id: 12 }]),
    );
  });

  test('who comes back after a silence is news', async () => {
    await say(colleague, true);
    api.clock.advance(presenceTimes.silentMs + 1);
    const listener = await listening();
    await say(colleague, true);
    await listener.until('push');
    expect(await names(office)).toEqual(['Кузнецова И.']);
  });

  test('without the right to read such records there is nothing to say and nothing to see', async () => {
    const stranger = await api.aStaff(['articles.read']);
    const denied = { code: 'profile_denied' };
    await expect(say(stranger, true)).rejects.toMatchObject(denied);
    await expect(others(stranger)).rejects.toMatchObject(denied);
    await expect(say(await api.aCustomer(), true)).rejects.toMatchObject(denied);
    const visitor = api.client().send(listPresence, { query: { kind, id: 12 } });
    await expect(visitor).rejects.toMatchObject({ code: 'access_denied' });
    expect(await api.db.$count(presence)).toBe(0);
  });
});
