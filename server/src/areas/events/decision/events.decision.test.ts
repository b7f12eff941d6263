import {
  acceptEvent,
  addEventCss,
  getEvent,
  listEvents,
  removeEvent,
  restoreEvent,
  saveEvent,
} from '@venue/sdk/events/admin';
import { type EventStatus, eventKind, eventMoves, eventStatus } from '@venue/sdk/events/model';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { type TestApi, testApi } from '../../../testing/api.ts';
import { anEvent, anEventIn, aTicketOf, entrance, whole } from '../events.testing.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

const { draft, onVerification, published, rejected, deleted, awaitingPayment, rework } = eventStatus;
const rejectionReason = 'Не\u00a0хватает программы';
const rowsOf = async (query: ReturnType<typeof sql>) => (await api.db.execute(query)).rows;
const lastTold = async (userId: number) =>
  (
    await rowsOf(sql`select action, data from live_message where topic = ${`info/${userId}`} order by seq desc limit 1`)
  )[0];
const queue = (eventId: number) =>
  rowsOf(sql`select status, is_amendment from application where object_id = ${eventId} and type = 2 order by id`);
const audits = (eventId: number) =>
  rowsOf(sql`select call_id, before, after from audit where subject = 'event' and subject_id = ${eventId} order by id`);

describe('deciding', () => {
  const targets = [draft, published, rejected, awaitingPayment, rework] as const;
  const walks = eventStatus.ids.flatMap(from => targets.map(to => [from, to] as const));
  test.each(walks)('an event goes from %s to %s only by a move of staff', async (from, to) => {
    const { eventId } = await anEventIn(api, await api.aCustomer(), from);
    const staff = api.as(await api.aStaff());
    const may = eventMoves.some(
      move =>
        move.to === to &&
        (move.by as readonly string[]).includes('staff') &&
        (move.from as readonly number[]).includes(from),
    );
    const body = { seen: from, status: to, rejectionReason, price: 900_000 };
    const call = staff.send(acceptEvent, { eventId, body });
    if (may) expect((await call).message).toMatchObject({ objectStatusId: to, applicationId: null });
    else await expect(call).rejects.toMatchObject({ code: 'move_not_allowed' });
  });

  test('a rejection needs its reason; the organiser gets both, live and in the history', async () => {
    const person = await api.aCustomer();
    const { eventId } = await anEventIn(api, person, onVerification);
    const staff = api.as(await api.aStaff(undefined, { lastname: 'Пономарёв', name: 'Максим' }));
    const at = { eventId };
    await expect(
      staff.send(acceptEvent, { ...at, body: { seen: onVerification, status: rejected } }),
    ).rejects.toMatchObject({
      code: 'invalid_input',
      fields: { rejectionReason: 'Обязательное поле' },
    });
    const { message } = await staff.send(acceptEvent, {
      ...at,
      body: { seen: onVerification, status: rejected, rejectionReason },
    });
    expect(message).toMatchObject({ rejectionReason, applicationId: null, can: ['edit', 'delete'] });
    expect(message.history[0]).toMatchObject({ what: 'Отклонено', comment: rejectionReason, who: 'Пономарёв М.' });
    expect(await lastTold(person.id)).toEqual({
      action: 'eventUpdateStatus',
      data: { eventId, objectStatusId: rejected, rejectionReason },
    });
    expect(await queue(eventId)).toMatchObject([{ status: 3 }]);
    expect(await audits(eventId)).toMatchObject([
      {},
      {},
      {
        call_id: 'admin.event.accept',
        before: { objectStatusId: onVerification, rejectionReason: null },
        after: { objectStatusId: rejected, rejectionReason },
      },
    ]);
  });

  test('a payment is asked for with its price, which can be corrected and goes with a rejection', async () => {
    const { eventId } = await anEventIn(api, await api.aCustomer(), onVerification);
    const staff = api.as(await api.aStaff());
    const at = { eventId };
    await expect(
      staff.send(acceptEvent, { ...at, body: { seen: onVerification, status: awaitingPayment } }),
    ).rejects.toMatchObject({
      fields: { price: 'Обязательное поле' },
    });
    const ask = async (seen: EventStatus, price: number) =>
      (await staff.send(acceptEvent, { ...at, body: { seen, status: awaitingPayment, price } })).message;
    expect(await ask(onVerification, 1_500_000)).toMatchObject({
      price: 1_500_000,
      can: ['edit', 'reject', 'awaitPayment', 'delete'],
    });
    const corrected = await ask(awaitingPayment, 1_200_000);
    expect(corrected).toMatchObject({ objectStatusId: awaitingPayment, price: 1_200_000 });
    expect(corrected.history[0]?.comment).toMatch(/^К\u00a0оплате 12\s000\s₽$/);
    const { message } = await staff.send(acceptEvent, {
      ...at,
      body: { seen: awaitingPayment, status: rejected, rejectionReason },
    });
    expect(message.price).toBeNull();
  });

  test('what lacks something is neither published nor asked to be paid, and the fields are named', async () => {
    const { eventId } = await anEventIn(api, await api.aCustomer(), onVerification, { poster: false, eventLead: '' });
    const staff = api.as(await api.aStaff());
    for (const status of [published, awaitingPayment])
      await expect(
        staff.send(acceptEvent, { eventId, body: { seen: onVerification, status, price: 100 } }),
      ).rejects.toMatchObject({
        code: 'invalid_input',
        fields: { eventLead: 'Обязательное поле', mainImage: 'Загрузите афишу' },
      });
  });

  test('who may only read, a customer and a missing number get nowhere', async () => {
    const person = await api.aCustomer();
    const { eventId } = await anEventIn(api, person, onVerification);
    const decision = { eventId, body: { seen: onVerification, status: published } };
    for (const stranger of [api.as(await api.aStaff(['events.read'])), api.as(person), api.client()]) {
      await expect(stranger.send(acceptEvent, decision)).rejects.toMatchObject({ status: 403 });
      await expect(stranger.send(removeEvent, { body: { eventId, seen: onVerification } })).rejects.toMatchObject({
        status: 403,
      });
      await expect(stranger.send(restoreEvent, { body: { eventId } })).rejects.toMatchObject({ status: 403 });
    }
    const staff = api.as(await api.aStaff());
    for (const missing of [999_999, Number.NaN])
      await expect(staff.send(acceptEvent, { ...decision, eventId: missing })).rejects.toMatchObject({
        code: 'not_found',
      });
    const eventless = { eventId: 999_999 };
    const removal = staff.send(removeEvent, { body: { ...eventless, seen: onVerification } });
    await expect(removal).rejects.toMatchObject({ code: 'not_found' });
    await expect(staff.send(restoreEvent, { body: eventless })).rejects.toMatchObject({ code: 'not_found' });
  });
});

test('of two who decide at the same moment one is told that the status moved', async () => {
  const postgres = await testApi({ kind: 'postgres' });
  onTestFinished(() => postgres.close());
  const { eventId } = await anEventIn(postgres, await postgres.aCustomer(), onVerification);
  const [one, two] = [postgres.as(await postgres.aStaff()), postgres.as(await postgres.aStaff())];
  const at = { eventId };
  const both = await Promise.allSettled([
    one.send(acceptEvent, { ...at, body: { seen: onVerification, status: published } }),
    two.send(acceptEvent, { ...at, body: { seen: onVerification, status: rejected, rejectionReason } }),
  ]);
  expect(both.map(each => each.status).sort()).toEqual(['fulfilled', 'rejected']);
  const lost = both.find(each => each.status === 'rejected');
  expect(lost?.reason).toMatchObject({ code: 'already_decided' });
  const { rows } = await postgres.database.pool.query(
    `select count(*)::int as n from object_history where object_id = $1 and what in ('Опубликовано', 'Отклонено')`,
    [eventId],
  );
  expect(rows).toEqual([{ n: 1 }]);
});

describe('removing', () => {
  test('takes an event off the list, and restoring gives it back as it was', async () => {
    const person = await api.aCustomer();
    const { eventId } = await anEventIn(api, person, onVerification);
    const staff = api.as(await api.aStaff());
    const listed = async () => (await staff.send(listEvents, { query: { userId: person.id } })).items.length;
    expect(await listed()).toBe(1);
    expect((await staff.send(removeEvent, { body: { eventId, seen: onVerification } })).message.success).toBe(true);
    expect(await listed()).toBe(0);
    expect(await lastTold(person.id)).toMatchObject({ data: { objectStatusId: deleted } });
    expect(await queue(eventId)).toMatchObject([{ status: 3 }]);
    const { message: gone } = await staff.send(getEvent, { id: eventId });
    expect(gone).toMatchObject({ objectStatusId: deleted, can: ['restore'], applicationId: null });
    await expect(staff.send(removeEvent, { body: { eventId, seen: deleted } })).rejects.toMatchObject({
      code: 'move_not_allowed',
    });

    const { message } = await staff.send(restoreEvent, { body: { eventId } });
    expect(message).toMatchObject({
      objectStatusId: onVerification,
      history: [{ what: 'Восстановлено' }, { what: 'Удалено' }, {}],
    });
    expect(message.applicationId).not.toBeNull();
    expect(await queue(eventId)).toMatchObject([{ status: 3 }, { status: 1 }]);
    expect(await lastTold(person.id)).toMatchObject({ data: { objectStatusId: onVerification } });
    await expect(staff.send(restoreEvent, { body: { eventId } })).rejects.toMatchObject({ code: 'move_not_allowed' });
    expect((await audits(eventId)).slice(2)).toMatchObject([
      { call_id: 'admin.event.remove', before: { objectStatusId: onVerification }, after: { objectStatusId: deleted } },
      {
        call_id: 'admin.event.restore',
        before: { objectStatusId: deleted },
        after: { objectStatusId: onVerification },
      },
    ]);
  });

  test('an announcement is told of in its gender', async () => {
    const { eventId } = await anEventIn(api, await api.aCustomer(), published, { kind: eventKind.announcement });
    const staff = api.as(await api.aStaff());
    await staff.send(removeEvent, { body: { eventId, seen: published } });
    const { message } = await staff.send(restoreEvent, { body: { eventId } });
    expect(message).toMatchObject({
      objectStatusId: published,
      history: [{ what: 'Восстановлен' }, { what: 'Удалён' }, {}],
    });
  });

  test('is refused while somebody holds a ticket, and the list does not offer it', async () => {
    const event = await anEvent(api, { tickets: [entrance] });
    await aTicketOf(api, event);
    const { eventId } = event;
    const staff = api.as(await api.aStaff());
    expect((await staff.send(getEvent, { id: eventId })).message.can).not.toContain('delete');
    await expect(staff.send(removeEvent, { body: { eventId, seen: event.objectStatusId } })).rejects.toMatchObject({
      code: 'ticket_sold',
    });
    // Without a check in the code, the database still refuses the deletion.
    await expect(api.db.execute(sql`delete from event where id = ${eventId}`)).rejects.toThrow();
  });
});

describe('styles', () => {
  const served = async (url: string | null) => {
    const { statusCode, body, headers } = await api.app.inject({ url: url ?? '' });
    return { statusCode, body, type: headers['content-type'] };
  };

  test('are served as a file confined to the event; a preview changes nothing', async () => {
    const { eventId, version } = await anEventIn(api, await api.aCustomer(), published);
    const staff = api.as(await api.aStaff());
    const body = { eventId, cssStyle: 'h2 { color: var(--primary) }', version };
    const { message: looked } = await staff.send(addEventCss, { body: { ...body, preview: true } });
    expect(looked).toMatchObject({ version, cssStyle: '' });
    const confined = {
      statusCode: 200,
      body: `.event-${eventId} h2{color:var(--primary)}`,
      type: 'text/css; charset=utf-8',
    };
    expect(await served(looked.cssUrl)).toEqual(confined);
    const { message } = await staff.send(addEventCss, { body });
    expect(message).toMatchObject({
      version: version + 1,
      cssStyle: body.cssStyle,
      approved: { cssStyle: body.cssStyle },
    });
    expect(await served(message.cssUrl)).toEqual(confined);
    expect((await audits(eventId)).at(-1)).toEqual({
      call_id: 'admin.event.addCss',
      before: { cssStyle: '' },
      after: { cssStyle: body.cssStyle },
    });
    const other = { ...body, version: version + 1, cssStyle: '' };
    expect((await staff.send(addEventCss, { body: other })).message.cssUrl).toBeNull();
    expect((await served(message.cssUrl)).statusCode).toBe(404);
  });

  test.each([
    ['@import url(https://example.ru/a.css);', 'Строка 1: правило @import использовать нельзя'],
    ['p { color: red }\np { position: fixed }', 'Строка 2: свойство position использовать нельзя'],
    ['p { background: url(https://example.ru/p.png) }', expect.stringMatching(/^Строка 1: ссылки/)],
  ])('%s is refused with its line', async (cssStyle, text) => {
    const { eventId, version } = await anEvent(api);
    const staff = api.as(await api.aStaff());
    for (const preview of [true, false])
      await expect(staff.send(addEventCss, { body: { eventId, cssStyle, version, preview } })).rejects.toMatchObject({
        code: 'css_refused',
        fields: { cssStyle: text },
      });
    expect((await staff.send(getEvent, { id: eventId })).message).toMatchObject({ cssStyle: '', version });
  });

  test('of a stale reading, of a deleted and a missing event, and by who may not, are refused', async () => {
    const { eventId, version, categoryId } = await anEvent(api);
    const staff = api.as(await api.aStaff());
    const body = { eventId, cssStyle: 'p { color: red }', version };
    await staff.send(saveEvent, { body: { ...whole, categoryId, eventId, version } });
    await expect(staff.send(addEventCss, { body })).rejects.toMatchObject({ code: 'conflict' });
    const gone = await anEventIn(api, await api.aCustomer(), deleted);
    for (const missing of [gone.eventId, 999_999])
      for (const preview of [true, false])
        await expect(staff.send(addEventCss, { body: { ...body, eventId: missing, preview } })).rejects.toMatchObject({
          code: 'not_found',
        });
    const reader = api.as(await api.aStaff(['events.read']));
    await expect(reader.send(addEventCss, { body })).rejects.toMatchObject({ status: 403 });
  });
});

test('what is published keeps its first day in the list through a correction', async () => {
  const { eventId, version, categoryId } = await anEvent(api);
  const staff = api.as(await api.aStaff());
  const at = { eventId };
  const first = (await staff.send(acceptEvent, { ...at, body: { seen: draft, status: published, version } })).message
    .publishedAt;
  await staff.send(acceptEvent, { ...at, body: { seen: published, status: draft } });
  api.clock.advance(3_600_000);
  const body = { ...whole, categoryId, eventId, version, objectStatusId: published, seen: draft };
  const { message } = await staff.send(saveEvent, { body });
  expect(message.publishedAt).toBe(first);
  expect(message.updatedAt).not.toBe(first);
});
