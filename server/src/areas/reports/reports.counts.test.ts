import { listReconciliation } from '@venue/sdk/receipts/admin';
import { readReport } from '@venue/sdk/reports/admin';
import type { ReportNameId, ReportTable } from '@venue/sdk/reports/model';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Person } from '../../testing/api.people.ts';
import { type TestApi, testApi } from '../../testing/api.ts';
import { databaseKinds } from '../../testing/database.ts';
import { guaranteeRows, requestRows } from '../../testing/guarantees/guarantees.rows.ts';

/** Within December, except rows of November that no figure counts. */
const rows = `
  INSERT INTO room (id, name, short_name, floor, booking_mode, capacity, area, description) VALUES (102, 'Студия', 'С', 1, 'instant', 1, 1, '');
  UPDATE booking SET starts_at = '2026-12-02T05:00:00Z', ends_at = '2026-12-02T07:00:00Z', price = 1000, arrival = 'came';
  INSERT INTO booking (id, user_id, room_id, tariff_id, tariff_title, status, cancelled_by, rejection_reason, arrival, hours, starts_at, ends_at, lines, price, vat, vat_percent, created_at)
    SELECT id, 101, 101, 101, '', status, by, reason, arrival, '{}', at::timestamptz, at::timestamptz + interval '1 hour', '[]', 500, 0, 0, now() FROM (VALUES
    (102, 3, 'customer', null, null, '2026-12-03T05:00Z'), (103, 3, 'staff', 'Болеет Анна, 912 000-01-01', null, '2026-12-04T05:00Z'),
    (104, 3, 'staff', 'Прорвало трубу', null, '2026-12-31T18:59Z'), (105, 3, 'expiry', null, null, '2026-12-05T05:00Z'),
    (106, 2, null, null, 'absent', '2026-12-06T05:00Z'), (107, 3, 'customer', null, null, '2026-12-31T19:00Z')) as b(id, status, by, reason, arrival, at);
  INSERT INTO payment (id, user_id, booking_id, provider, provider_id, status, sum, received, refunded, description, vat_percent, confirmation_token, frame_url,
      created_at, expires_at, settled_at, taken_by) VALUES
    (101, 101, 102, 'cash', '1', 'succeeded', 500, 500, 0, '', 0, '', '', now(), now(), '2026-12-02T10:00Z', 101),
    (102, 102, 103, 'terminal', '2', 'succeeded', 300, 300, 0, '', 0, '', '', now(), now(), '2026-12-02T11:00Z', 102),
    (104, 101, 104, 'bank', '4', 'succeeded', 500, 500, 0, '', 0, '', '', now(), now(), '2026-12-02T11:00Z', null),
    (105, 101, 101, 'cash', '5', 'succeeded', 90, 90, 0, '', 0, '', '', now(), now(), '2026-11-30T18:59Z', 101);
  INSERT INTO certificate (id, code, state, sum, spent, user_id, months, valid_to, payment_id, paid_at, vat_percent, created_at)
    VALUES (101, '234679ACEHKM', 'active', 900, 0, 101, 1, '2027-12-31', 104, now(), 22, now());
  INSERT INTO certificate_use (id, certificate_id, booking_id, state, sum, returned, receipt_mode, used_at, settled_at)
    VALUES (101, 101, 104, 'settled', 200, 0, 'full', now(), now());
  INSERT INTO payment (id, user_id, booking_id, provider, provider_id, status, sum, received, refunded, description, vat_percent, confirmation_token, frame_url,
      created_at, expires_at, settled_at, certificate_use_id)
    VALUES (106, 101, 104, 'certificate', '6', 'succeeded', 200, 200, 200, '', 0, '', '', now(), now(), '2026-12-02T11:00Z', 101);
  INSERT INTO refund (payment_id, status, sum, why, created_at, requested_at, settled_at) VALUES
    (101, 'succeeded', 400, '', now(), now(), '2026-12-03T10:00Z'), (102, 'succeeded', 300, '', now(), now(), '2026-12-03T10:00Z');
  INSERT INTO room_wait (user_id, room_id, day, from_hour, to_hour, hours, until, status, created_at, updated_at) VALUES
    (101, 101, '2026-12-10', 10, 12, 2, now(), 1, '2026-12-01T10:00Z', now()), (102, 101, '2026-12-10', 10, 14, 3, now(), 5, '2026-12-01T10:00Z', now()),
    (102, 102, '2026-12-11', 10, 11, 1, now(), 5, '2026-11-30T10:00Z', now());
  INSERT INTO ticket_wait (key, event_id, ticket_id, name, phone, places, status, created_at, updated_at) VALUES
    ('a', 101, 101, '', '9120000101', 2, 1, '2026-12-02T10:00Z', now()), ('b', 101, 101, '', '9120000102', 3, 5, '2026-12-02T10:00Z', now());
  INSERT INTO room_request (user_id, room_id, starts_at, ends_at, guests, purpose, contact_name, status, rejection_reason, created_at, updated_at) VALUES
    (101, 102, '2027-02-01T05:00Z', '2027-02-01T08:00Z', 1, '', '', 1, '', '2026-12-02T10:00Z', now()),
    (101, 102, '2027-02-01T05:00Z', '2027-02-01T07:00Z', 1, '', '', 4, 'Анна уже договорилась', '2026-12-02T10:00Z', now()),
    (101, 102, '2027-02-01T05:00Z', '2027-02-01T06:00Z', 1, '', '', 4, 'Ремонт', '2026-12-02T10:00Z', now());
  INSERT INTO event_choice (id, list, name, position) VALUES (901, 'referral', 'От знакомых', 1);
  UPDATE event_request SET submitted_at = '2026-12-02T10:00Z', referral_id = 901;
  INSERT INTO event_request (id, user_id, status, title, contact_name, contact_phone, starts_at, space_id, answers, rejection_reason, called_off_at, call_off_reason, created_at, updated_at, submitted_at) VALUES
    (102, 101, 10, 'А', 'Анна', '', now(), 101, '{}', 'Анна не отвечает', null, null, now(), now(), '2026-12-03T10:00Z'),
    (103, 101, 9, 'Б', 'Анна', '', now(), 101, '{}', null, now(), 'Переехали', now(), now(), '2026-12-03T10:00Z'),
    (104, 101, 9, 'В', 'Анна', '', now(), 101, '{}', null, now(), 'Нашли зал Бориса', now(), now(), '2026-12-03T10:00Z'),
    (105, 101, 2, 'Г', 'Анна', '', now(), 101, '{}', null, null, null, now(), now(), '2026-11-30T10:00Z');
  INSERT INTO event_request_proposal (request_id, version, status, lines, price, comment, who, sent_at, answered_at, reason) VALUES
    (101, 1, 3, '[]', 9000, '', '', now(), now(), ''), (101, 2, 2, '[]', 8000, '', '', now(), now(), null), (103, 1, 1, '[]', 7000, '', '', now(), null, null);
  INSERT INTO resident (name, status, is_actual, created_at, updated_at) VALUES ('А', 2, true, '2026-11-01T10:00Z', now()), ('Б', 2, true, '2026-12-02T10:00Z', now()),
    ('В', 2, false, '2026-12-02T10:00Z', now()), ('Г', 1, true, '2026-12-02T10:00Z', now()), ('Д', 2, true, '2027-01-02T10:00Z', now());
  UPDATE users SET lastname = 'Белова' WHERE id = 101;
  UPDATE users SET lastname = 'Соколов' WHERE id = 102`;

describe.each(databaseKinds)('reports that count, on %s', kind => {
  let api: TestApi;
  let office: Person;
  let accountant: Person;
  beforeAll(async () => {
    api = await testApi({ kind });
    office = await api.aStaff();
    accountant = await api.aStaff(['reports.read']);
    for (const statement of `${guaranteeRows};${requestRows};${rows}`
      .split(/;\s*\n/)
      .filter(text => text.trim() !== ''))
      await api.db.execute(sql.raw(statement));
  });
  afterAll(() => api.close());

  const december = { from: '2026-12-01', to: '2026-12-31' };
  const read = async (report: ReportNameId, as = office, days = december) => {
    const { tables } = (
      await api.as(as).send(readReport, { query: { report, period: 'own', compare: 'none', ...days } })
    ).message;
    return (name: string): ReportTable => {
      const match = tables.find(({ table }) => table === name);
      if (!match) throw new Error(`no table ${name}`);
      return match;
    };
  };
  const figures = ({ rows: all }: ReportTable) => Object.fromEntries(all.map(({ title, values }) => [title, values]));

  test('cancellations: what did not take place, who cancelled and why', async () => {
    const table = await read('cancellations');
    expect(figures(table('rooms'))).toEqual({ Зал: [5, 3, 60, 1, 50] });
    expect(figures(table('who'))).toEqual({
      Клиент: [1, 500, 400],
      Площадка: [2, 1000, 300],
      'Не\u00a0оплачено в\u00a0срок': [1, 500, 0],
    });
    expect(table('who').total).toMatchObject({
      values: [4, 2000, 700],
      to: '/bookings?status=3&from=2026-12-01&to=2026-12-31',
    });
    expect(figures(table('reasons'))).toEqual({
      'Болеет Анна, 912 000-01-01': [1, 500, 300],
      'Прорвало трубу': [1, 500, 0],
    });
  });

  test('demand: who asked, who got it and who did not', async () => {
    const table = await read('demand');
    expect(figures(table('waits'))).toEqual({ Зал: [2, 5, 0, 1, 1, 100] });
    expect(figures(table('requests'))).toEqual({ Студия: [3, 6, 0, 1, 2, 100] });
    expect(figures(table('declines'))).toEqual({ 'Анна уже договорилась': [1, 2], Ремонт: [1, 1] });
    expect(table('tickets').rows.map(({ values }) => values)).toEqual([[2, 5, 0, 1, 1, 100]]);
    for (const name of ['requests', 'declines']) expect(table(name).rows.every(({ to }) => to === null)).toBe(true);
  });

  test('requests for events: each step holds what got that far', async () => {
    const table = await read('requests');
    expect(table('funnel').rows.map(({ values }) => values)).toEqual([
      [4, 100, 8000],
      [2, 50, 8000],
      [1, 25, 8000],
      [0, 0, 0],
      [1, 25, 8000],
    ]);
    expect(figures(table('lost'))).toEqual({
      'Площадка: Анна не отвечает': [1, 0],
      'Клиент: Переехали': [1, 0],
      'Клиент: Нашли зал Бориса': [1, 0],
    });
    expect(figures(table('spaces'))).toEqual({ Зал: [4, 8000, 1, 3, 75] });
    expect(figures(table('referrals'))).toEqual({
      'От знакомых': [1, 8000, 1, 0, 0],
      'Не\u00a0указано': [3, 0, 0, 3, 100],
    });
    for (const name of ['lost', 'statuses', 'spaces'])
      expect(table(name).rows.every(({ to }) => to === null)).toBe(true);
  });

  test('cash: what people took, and the days of the reconciliation', async () => {
    const table = await read('cash');
    expect(figures(table('people'))).toEqual({ Белова: [500, 0], Соколов: [0, 300] });
    expect(figures(table('days'))).toEqual({
      '02.12.2026': [500, 300, 0, 0, 500],
      '03.12.2026': [0, 0, 400, 300, -400],
    });
    const { items } = await api.as(office).send(listReconciliation, { query: { ...december, pageSize: 100 } });
    const sum = (of: (day: (typeof items)[number]) => number) => items.reduce((all, day) => all + of(day), 0);
    expect(sum(day => day.cash)).toBe(500);
    const [cash, terminal, cashBack = 0, terminalBack = 0] = table('days').total?.values ?? [];
    expect([cash, terminal, (cashBack ?? 0) + (terminalBack ?? 0)]).toEqual([
      sum(day => day.cash),
      sum(day => day.terminal),
      sum(day => day.returnedByHand),
    ]);
    expect(table('days').rows[0]?.to).toBe('/reconciliation/money?from=2026-12-02&to=2026-12-02');
  });

  test('residents until the end of the period, with a link only while the list has no others', async () => {
    const table = (await read('residents'))('residents');
    expect(figures(table)).toEqual({ 'На\u00a0сайте': [2], Бывшие: [1], Черновики: [1], 'Новые за\u00a0период': [3] });
    const links = ({ rows: all }: ReportTable) => all.map(({ to }) => to !== null);
    expect(links(table)).toEqual([true, true, true, false]);
    const past = (await read('residents', office, { from: '2026-11-01', to: '2026-11-15' }))('residents');
    expect(links(past)).toEqual([false, false, false, false]);
  });

  test('reasons, which may name people, are one row for whoever may not read their list', async () => {
    expect(figures((await read('cancellations', accountant))('reasons'))).toEqual({
      'Не\u00a0указано': [2, 1000, 300],
    });
    expect(figures((await read('demand', accountant))('declines'))).toEqual({ 'Не\u00a0указано': [2, 3] });
    expect(figures((await read('requests', accountant))('lost'))).toEqual({
      'Площадка: не\u00a0указано': [1, 0],
      'Клиент: не\u00a0указано': [2, 0],
    });
  });
});
