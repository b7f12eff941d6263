import { deleteEventTicket } from '@venue/sdk/events';
import { acceptEvent, downloadEventTickets, exportEvents, getEvent } from '@venue/sdk/events/admin';
import { entryType, eventStatus } from '@venue/sdk/events/model';
import { getPrivacy } from '@venue/sdk/privacy';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApi, testApi } from '../../../testing/api.ts';
import { insideOf } from '../../../testing/xlsx.ts';
import { allFiled } from '../events.admin.store.ts';
import { event } from '../events.table.ts';
import { anEvent, anEventIn, aTicketOf, entrance } from '../events.testing.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

const { draft, published, deleted, rework } = eventStatus;
const office = async () => api.as(await api.aStaff());

describe('who holds tickets', () => {
  test('comes as a table or a PDF; the look is written down where it belongs', async () => {
    const holder = await api.aCustomer();
    const filed = await anEvent(api, { tickets: [entrance] });
    const { eventId } = filed;
    await aTicketOf(api, filed, { name: '=HYPERLINK("http://evil")' });
    await aTicketOf(api, filed, { userId: holder.id, name: 'Лаптева Дарья', phone: holder.phone });
    const staff = api.as(await api.aStaff(undefined, { lastname: 'Громова', name: 'Вера' }));
    const table = await staff.send(downloadEventTickets, { body: { eventId, download: true } });
    expect(table).toMatchObject({
      type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      name: expect.stringMatching(new RegExp(`^Участники мероприятия № ${eventId} .*\\.xlsx$`)),
    });
    const inside = await insideOf(table.data);
    expect(inside).toContain('Лаптева Дарья');
    expect(inside).toContain('Входной');
    expect(inside).toContain('preserve">=HYPERLINK');
    expect(inside).not.toContain('<f>');
    expect(inside).not.toContain('<f>');
    const paper = await staff.send(downloadEventTickets, { body: { eventId, download: false } });
    expect(paper).toMatchObject({ type: 'application/pdf', name: `Участники мероприятия № ${eventId}.pdf` });
    expect((await paper.data.text()).slice(0, 5)).toBe('%PDF-');
    expect((await api.as(holder).send(getPrivacy, {})).message.views).toMatchObject(
      Array(2).fill({ who: 'Громова В.', what: 'Билеты', reason: `Список участников мероприятия №\u00a0${eventId}` }),
    );
    const { rows } = await api.db.execute(
      sql`select after from audit where call_id = 'admin.event.ticketsDownload' order by id`,
    );
    expect(rows.map(row => row.after)).toEqual([
      { format: 'xlsx', tickets: 2 },
      { format: 'pdf', tickets: 2 },
    ]);
  });

  test('is a list of nobody too, and nothing for who may only read', async () => {
    const { eventId } = await anEvent(api);
    const staff = await office();
    for (const download of [true, false])
      expect((await staff.send(downloadEventTickets, { body: { eventId, download } })).data.size).toBeGreaterThan(500);
    const gone = await anEventIn(api, await api.aCustomer(), deleted);
    for (const missing of [gone.eventId, 999_999])
      await expect(
        staff.send(downloadEventTickets, { body: { eventId: missing, download: true } }),
      ).rejects.toMatchObject({ code: 'not_found' });
    for (const stranger of [api.as(await api.aStaff(['events.read'])), api.as(await api.aCustomer()), api.client()])
      await expect(stranger.send(downloadEventTickets, { body: { eventId, download: true } })).rejects.toMatchObject({
        status: 403,
      });
  });
});

describe('a kind of ticket', () => {
  test('is deleted by its organiser while they may change the event, and by staff', async () => {
    const person = await api.aCustomer();
    const filed = await anEventIn(api, person, rework, {
      tickets: [entrance, { ...entrance, ticketName: 'Льготный' }],
    });
    const { eventId } = filed;
    const [first, second] = filed.tickets.map(each => each.ticketId);
    const remove = (as: typeof api.client extends () => infer C ? C : never, ticketId = 0) =>
      as.send(deleteEventTicket, { body: { eventId, ticketId } });
    await expect(remove(api.as(await api.aCustomer()), first)).rejects.toMatchObject({ code: 'not_found' });
    await expect(remove(api.as(await api.aStaff(['events.read'])), first)).rejects.toMatchObject({ code: 'not_found' });
    await expect(remove(api.client(), first)).rejects.toMatchObject({ status: 403 });
    await expect(remove(api.as(person), 999_999)).rejects.toMatchObject({ code: 'not_found' });
    expect((await remove(api.as(person), first)).message.success).toBe(true);
    const staff = await office();
    expect((await remove(staff, second)).message.success).toBe(true);
    expect((await staff.send(getEvent, { id: eventId })).message.tickets).toEqual([]);
    const { rows } = await api.db.execute(
      sql`select before, after from audit where call_id = 'event.ticketDelete' and subject_id = ${eventId}`,
    );
    expect(rows).toMatchObject([{ before: { tickets: [{ ticketName: 'Льготный' }] }, after: { tickets: [] } }]);
  });

  test('stays while somebody holds one, while the event is out of its organiser’s hands, and as the last one', async () => {
    const person = await api.aCustomer();
    const filed = await anEventIn(api, person, draft, { entryType: entryType.byTicket, tickets: [entrance] });
    const { eventId } = filed;
    const ticketId = filed.tickets[0]?.ticketId ?? 0;
    const remove = (as: Awaited<ReturnType<typeof office>>) =>
      as.send(deleteEventTicket, { body: { eventId, ticketId } });
    const staff = await office();
    await staff.send(acceptEvent, { eventId, body: { seen: draft, status: published } });
    await expect(remove(api.as(person))).rejects.toMatchObject({ code: 'not_editable' });
    await expect(remove(staff)).rejects.toMatchObject({ fields: { tickets: 'Добавьте хотя бы один вид билетов' } });
    await aTicketOf(api, filed);
    await expect(remove(staff)).rejects.toMatchObject({ code: 'ticket_sold' });
    // Without a check in the code, the database still refuses the deletion.
    await expect(api.db.execute(sql`delete from event_ticket where id = ${ticketId}`)).rejects.toThrow();
    const other = await anEvent(api, { tickets: [entrance] });
    await expect(aTicketOf(api, { ...filed, tickets: other.tickets })).rejects.toThrow();
  });
});

describe('the export', () => {
  test('holds everything its filters let through, and no cell runs as a formula', async () => {
    const person = await api.aCustomer({ lastname: '@SUM(1)', name: 'Выгрузкин' });
    await anEventIn(api, person, published, { eventTitle: '=1+1', dateEnd: '2027-05-16', participantsLimit: 40 });
    await anEventIn(api, person, draft, { eventTitle: 'Тихий вечер' });
    await anEventIn(api, person, deleted, { eventTitle: 'Не\u00a0было' });
    const staff = await office();
    const query = { format: 'csv' as const, userId: person.id, sort: 'eventTitle' as const, order: 'asc' as const };
    const csv = await staff.send(exportEvents, { query });
    expect(csv).toMatchObject({ type: 'text/csv', name: expect.stringMatching(/^Мероприятия .*\.csv$/) });
    const lines = (await csv.data.text()).trim().split('\r\n');
    expect(lines).toHaveLength(3);
    expect(lines[1]).toMatch(/"'=1\+1";"Ремёсла \d+";"15\.05\.2027 19:00";"16\.05\.2027 23:00"/);
    expect(lines[1]).toContain(`"40";"Печь и\u00a0глина";"'@SUM(1) Выгрузкин";"8 900`);
    expect(lines[2]).toContain('"Тихий вечер"');
    const xlsx = await staff.send(exportEvents, { query: { ...query, format: 'xlsx', status: deleted } });
    const inside = await insideOf(xlsx.data);
    expect(inside).toContain('Не\u00a0было');
    expect(inside).not.toContain('Тихий вечер');
  });

  test('reads in chunks and misses nobody', async () => {
    const person = await api.aCustomer();
    for (let made = 0; made < 5; made++)
      await anEvent(api, { poster: false }).then(({ eventId }) =>
        api.db.update(event).set({ userId: person.id }).where(eq(event.id, eventId)),
      );
    const found: number[] = [];
    for await (const rows of api.database.batches(db => allFiled(db, { userId: person.id, order: 'desc' }), 2))
      found.push(...rows.map(row => row.id));
    expect(new Set(found).size).toBe(5);
  });

  test('is for those who may read the list', async () => {
    for (const stranger of [api.as(await api.aStaff(['users.read'])), api.as(await api.aCustomer()), api.client()])
      await expect(stranger.send(exportEvents, { query: {} })).rejects.toMatchObject({ status: 403 });
    const reader = api.as(await api.aStaff(['events.read']));
    expect((await reader.send(exportEvents, { query: {} })).data.size).toBeGreaterThan(1000);
  });
});
