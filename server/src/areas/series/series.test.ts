import { type EventStatus, eventStatus } from '@venue/sdk/events/model';
import { getSeries, listOtherDates, saveSeries } from '@venue/sdk/series';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Person } from '../../testing/api.people.ts';
import { type TestApi, testApi } from '../../testing/api.ts';
import { databaseKinds } from '../../testing/database.ts';
import { event } from '../events/events.table.ts';
import { anEventIn } from '../events/events.testing.ts';
import { anEventWithTickets } from '../tickets/tickets.testing.ts';

describe.each(databaseKinds)('series of events (%s)', kind => {
  let api: TestApi;
  let owner: Person;
  beforeAll(async () => {
    api = await testApi({ kind });
  });
  afterAll(() => api.close());

  const aDate = async (date: string, status: EventStatus = eventStatus.published) => {
    const wish = { date, dateEnd: null, eventTitle: `Лекция ${date}` };
    return (await anEventIn(api, owner, status, wish)).eventId;
  };
  const datesOf = async (id: number) =>
    (await api.client().send(listOtherDates, { id })).message.dates.map(({ eventId }) => eventId);
  const save = (id: number, eventIds: number[], who = owner) =>
    api.as(who).send(saveSeries, { id, body: { eventIds } });
  const refused = (code: string) => expect.objectContaining({ code });

  test('each date shows the others that are published and to come; another choice replaces them', async () => {
    owner = await api.aCustomer();
    const [first, second, draft, past] = [
      await aDate('2027-05-15'),
      await aDate('2027-04-15'),
      await aDate('2027-06-15', eventStatus.draft),
      await aDate('2027-07-15'),
    ];
    await save(first, [second, draft, past]);
    await api.db.update(event).set({ date: '2026-01-01' }).where(eq(event.id, past));
    expect([await datesOf(first), await datesOf(second), await datesOf(draft)]).toEqual([[second], [first], []]);
    const { events } = (await api.as(owner).send(getSeries, { id: first })).message;
    expect(events.map(each => [each.eventId, each.isChosen])).toEqual([
      [past, true],
      [second, true],
      [draft, true],
    ]);
    const third = await aDate('2027-08-15');
    await save(third, [second]);
    expect([await datesOf(first), await datesOf(third)]).toEqual([[], [second]]);
    const seen = (await api.as(owner).send(getSeries, { id: first })).message.events;
    expect(seen.find(({ eventId }) => eventId === third)).toMatchObject({ isChosen: false, isElsewhere: true });
    await save(third, []);
    expect(await datesOf(third)).toEqual([]);
    const { rows } = await api.db.execute(sql`select distinct series_id as id from event_series_date`);
    // A series without dates is gone.
    expect((await api.db.execute(sql`select id from event_series`)).rows).toEqual(rows);
  });

  test('has dates of one organiser only, chosen by them or by staff', async () => {
    owner = await api.aCustomer();
    const [first, second] = [await aDate('2027-05-15'), await aDate('2027-05-22')];
    const other = await anEventWithTickets(api);
    await expect(save(first, [second], other.owner)).rejects.toEqual(refused('not_found'));
    await expect(api.as(other.owner).send(getSeries, { id: first })).rejects.toEqual(refused('not_found'));
    await expect(save(first, [other.eventId])).rejects.toEqual(refused('invalid_input'));
    const staff = await api.aStaff(['events.manage']);
    await expect(save(first, [other.eventId], staff)).rejects.toEqual(refused('invalid_input'));
    await save(first, [second], staff);
    expect(await datesOf(second)).toEqual([first]);
    // The database refuses it whoever writes, and an event that goes to somebody else leaves the series.
    const write = api.db.execute(sql`
      insert into event_series_date select ${other.eventId}, series_id, ${other.owner.id} from event_series_date where event_id = ${first}`);
    await expect(write).rejects.toMatchObject({ cause: { constraint: 'event_series_date_of_series' } });
    await api.db.execute(sql`update event set user_id = ${other.owner.id} where id = ${second}`);
    expect(await datesOf(first)).toEqual([]);
  });
});
