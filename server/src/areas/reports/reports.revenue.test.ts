import { listReconciliation } from '@venue/sdk/receipts/admin';
import { readReport } from '@venue/sdk/reports/admin';
import type { ReportTable } from '@venue/sdk/reports/model';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Person } from '../../testing/api.people.ts';
import { type TestApi, testApi } from '../../testing/api.ts';
import { databaseKinds } from '../../testing/database.ts';
import { guaranteeRows, requestRows } from '../../testing/guarantees/guarantees.rows.ts';

/** Money of every kind: alone and together, by cash and card, with refunds of the whole and of parts. */
const money = `
  UPDATE booking SET price = 100001, tariff_title = 'Будни', lines =
    '[{"kind":"tariff","id":101,"title":"Будни","quantity":2,"unit":"hour","unitPrice":40000,"sum":66667},{"kind":"service","id":1,"title":"Свет","quantity":1,"unit":"piece","unitPrice":33334,"sum":33334}]';
  INSERT INTO room (id, name, short_name, floor, booking_mode, capacity, area, description) VALUES (102, 'Студия', 'С', 1, 'instant', 1, 1, '');
  INSERT INTO tariff (id, room_id, title, description, price_per_hour, position) VALUES (102, 102, 'Выходные', '', 1, 1);
  INSERT INTO booking_group (id, user_id, created_at) VALUES (101, 101, now());
  INSERT INTO booking (id, user_id, room_id, tariff_id, tariff_title, group_id, status, hours, starts_at, ends_at, lines, price, vat, vat_percent, created_at)
    SELECT 200 + n, 101, 101 + n % 2, 101 + n % 2, 'Пакет', 101, 2, '{}', now(), now(), '[]', 3333 + n, 0, 0, now() FROM generate_series(1, 3) n;
  UPDATE booking SET room_id = 101, tariff_id = 101 WHERE id = 201;
  UPDATE booking SET room_id = 102, tariff_id = 102 WHERE id = 202;
  UPDATE event SET title = 'Форум';
  UPDATE event_ticket SET name = 'Партер', price = 1000, quantity = 9;
  INSERT INTO event_ticket (id, event_id, type, name, price, quantity, position) VALUES (102, 101, 1, 'Балкон', 500, 9, 2);
  INSERT INTO ticket_order (id, key, event_id, user_id, name, phone, status, total, paid_at, created_at) VALUES (101, 'a', 101, 101, '', '', 2, 2500, now(), now());
  INSERT INTO ticket_order_line (order_id, ticket_id, count, price) VALUES (101, 101, 2, 1000), (101, 102, 1, 500);
  INSERT INTO event_attendee (id, event_id, ticket_id, order_id, code, name, phone, email, price, created_at, cancelled_at, refund) VALUES
    (101, 101, 101, 101, 'a', '', '', '', 1000, now(), null, null), (102, 101, 102, 101, 'b', '', '', '', 500, now(), now(), 250);
  INSERT INTO agreement (id, number, date, subject, "from", vat_rate, customer, customer_name, customer_inn, created_by, created_at, updated_at)
    VALUES (101, '1', '2026-12-01', '', '2026-12-01', 'none', '{}', 'ООО «Малахит»', '6671000000', 101, now(), now());
  INSERT INTO invoice (id, agreement_id, number, date, vat_rate, sum, created_by, created_at, updated_at)
    SELECT 100 + n, 101, n::text, '2026-12-01', 'none', 90000, 101, now(), now() FROM generate_series(1, 3) n;
  INSERT INTO invoice_order (invoice_id, user_id, of_agreement, booking_id, event_request_id, order_ids, state, sum, kept_until) VALUES
    (101, null, true, null, null, '{}', 'awaiting', 90000, null), (102, 101, false, null, 101, '{}', 'awaiting', 90000, now()),
    (103, 101, false, 203, null, '{203}', 'awaiting', 90000, now());
  INSERT INTO invoice_receipt (invoice_id, paid_on, payment_order, sum, taken_by, taken_at) VALUES
    (101, '2026-12-02', '1', 11111, 101, now()), (102, '2026-12-03', '2', 22222, 101, now()), (103, '2026-12-31', '3', 3336, 101, now());
  INSERT INTO payment (id, user_id, booking_id, booking_group_id, event_id, ticket_order_id, provider, provider_id, status, sum, received,
      description, vat_percent, confirmation_token, frame_url, created_at, expires_at, due_at, settled_at, taken_by, payer) VALUES
    (101, 101, 101, null, null, null, 'bank', '1', 'succeeded', 100001, 100001, '', 0, '', '', now(), now(), null, '2026-12-01T19:30:00Z', null, null),
    (102, 101, null, 101, null, null, 'bank', '2', 'succeeded', 6669, 6670, '', 0, '', '', now(), now(), null, '2026-12-05T10:00:00Z', null, null),
    (103, 101, null, null, 101, null, 'cash', '3', 'succeeded', 5000, 5000, '', 0, '', '', now(), now(), null, '2026-12-05T10:00:00Z', 101, null),
    (104, 101, null, null, null, 101, 'terminal', '4', 'succeeded', 2500, 2500, '', 0, '', '', now(), now(), null, '2026-12-06T10:00:00Z', 101, null),
    (105, 101, 101, null, null, null, 'transfer', '5', 'succeeded', 700, 700, '', 0, '', '', now(), now(), null, '2026-12-06T10:00:00Z', 101, 'ИП Белов'),
    (106, 101, 101, null, null, null, 'bank', '6', 'pending', 999, null, '', 0, '', '', now(), now(), now(), null, null, null),
    (107, 101, 101, null, null, null, 'bank', '7', 'succeeded', 77, 77, '', 0, '', '', now(), now(), null, '2026-11-15T10:00:00Z', null, null);
  INSERT INTO payment_share (payment_id, booking_id, sum) VALUES (102, 201, 3334), (102, 202, 3335);
  INSERT INTO refund (payment_id, booking_id, in_part, status, sum, why, created_at, requested_at, due_at, settled_at) VALUES
    (101, null, false, 'succeeded', 50001, '', now(), now(), null, '2026-12-07T10:00:00Z'),
    (102, 202, false, 'succeeded', 3335, '', now(), now(), null, '2026-12-31T18:59:59Z'),
    (104, null, true, 'succeeded', 250, '', now(), now(), null, '2026-12-08T10:00:00Z'),
    (103, null, false, 'requested', 10, '', now(), now(), now(), null);
  INSERT INTO invoice_return (invoice_id, sum, sent_at) SELECT 101, 0 + 1, '2026-12-09T10:00:00Z' WHERE false;
  INSERT INTO statement_line (provider, kind, provider_id, payment_id, sum, at) VALUES ('bank', 'payment', '99', '99', 12345, '2026-12-09T10:00:00Z');`;

describe.each(databaseKinds)('revenue, on %s', kind => {
  let api: TestApi;
  let office: Person;
  beforeAll(async () => {
    api = await testApi({ kind });
    office = await api.aStaff();
    for (const statement of `${guaranteeRows};${requestRows};${money}`
      .split(/;\s*\n/)
      .filter(text => text.trim() !== ''))
      await api.db.execute(sql.raw(statement));
  });
  afterAll(() => api.close());

  const december = { from: '2026-12-01', to: '2026-12-31' };
  const read = async (days = december) => {
    const query = { report: 'revenue', period: 'own', ...days } as const;
    const { tables } = (await api.as(office).send(readReport, { query })).message;
    return (name: string): ReportTable => {
      const found = tables.find(({ table }) => table === name);
      if (!found) throw new Error(`no table ${name}`);
      return found;
    };
  };
  const total = (table: ReportTable) => table.total?.values;
  const row = (table: ReportTable, title: string) => table.rows.find(each => each.title === title)?.values;

  test.each([
    december,
    { from: '2026-12-01', to: '2026-12-05' },
    { from: '2026-12-07', to: '2026-12-31' },
    { from: '2026-01-01', to: '2026-12-31' },
  ])('equals the reconciliation: %o', async days => {
    const { items } = await api.as(office).send(listReconciliation, { query: { ...days, pageSize: 100 } });
    const paid = items.reduce((sum, day) => sum + day.paid + day.cash + day.terminal + day.transfer, 0);
    const returned = items.reduce((sum, day) => sum + day.returned + day.returnedByHand, 0);
    expect(paid).toBeGreaterThan(0);
    const table = await read(days);
    for (const name of ['sources', 'time', 'payers'])
      expect([name, total(table(name))]).toEqual([name, [paid - returned, paid, returned]]);
  });

  test('every table adds up to what it divides', async () => {
    const table = await read();
    const source = (title: string) => row(table('sources'), title) ?? [];
    const sum = (...all: (readonly (number | null)[])[]) =>
      [0, 1, 2].map(index => all.reduce((result, values) => result + (values[index] ?? 0), 0));
    const bookings = source('Брони помещений');
    expect(bookings[1]).toBe(100_001 + 6670 + 700 + 3336);
    expect(total(table('tariffs'))).toEqual(bookings);
    expect(total(table('services'))).toEqual(bookings);
    expect(total(table('rooms'))).toEqual(sum(bookings, source('Мероприятия по\u00a0заявкам')));
    expect(total(table('tickets'))).toEqual(source('Билеты'));
    expect(total(table('events'))).toEqual(sum(source('Билеты'), source('Размещение мероприятий')));
    expect(source('Договоры')).toEqual([11_111, 11_111, 0]);
    for (const name of ['sources', 'time', 'rooms', 'tariffs', 'services', 'events', 'tickets', 'payers'])
      expect(sum(...table(name).rows.map(({ values }) => values))).toEqual(total(table(name)));
  });

  test('money of several things is divided among them', async () => {
    const table = await read();
    // One kopeck more came than was asked for; it goes to the later one.
    expect(row(table('rooms'), 'Студия')).toEqual([3336 - 3335 + 3336, 3336 + 3336, 3335]);
    expect(row(table('services'), 'Свет')).toEqual([33_334 + 233 - 16_667, 33_334 + 233, 16_667]);
    expect(row(table('tickets'), 'Форум: Балкон')).toEqual([250, 500, 250]);
    expect(row(table('tickets'), 'Форум: Партер')).toEqual([2000, 2000, 0]);
    expect(row(table('payers'), 'ООО «Малахит»')?.[1]).toBe(11_111 + 22_222 + 3336);
    expect(row(table('payers'), 'ИП Белов')?.[1]).toBe(700);
  });

  test('days count as those of the venue, and the month before stands beside', async () => {
    const table = await read();
    expect(row(table('time'), '02.12.2026')?.[1]).toBe(100_001 + 11_111);
    expect(row(table('time'), '31.12.2026')).toEqual([3336 - 3335, 3336, 3335]);
    expect(table('sources').total?.before).toEqual([77, 77, 0]);
    expect(table('sources').total?.to).toBe('/reconciliation/money?from=2026-12-01&to=2026-12-31');
    const year = await read({ from: '2026-01-01', to: '2026-12-31' });
    expect(row(year('time'), 'ноябрь 2026')).toEqual([77, 77, 0]);
  });

  test('months beside months, even if the days of another year are too few for them', async () => {
    const query = {
      report: 'revenue',
      period: 'own',
      from: '2028-01-01',
      to: '2028-03-03',
      compare: 'yearBefore',
    } as const;
    await api.db.execute(sql`update movement set day = '2027-03-03' where day = '2026-12-08'`);
    const { tables, before } = (await api.as(office).send(readReport, { query })).message;
    expect(before).toEqual({ from: '2027-01-01', to: '2027-03-03' });
    const time = tables.find(({ table }) => table === 'time');
    expect(time?.rows.map(({ title, before }) => [title, before?.[2]])).toEqual([
      ['январь 2028', 0],
      ['февраль 2028', 0],
      ['март 2028', 250],
    ]);
    expect(time?.total?.before).toEqual([-250, 0, 250]);
  });

  test('rows lead to the money of their days, and to no list that shows others', async () => {
    const table = await read();
    const money = '/reconciliation/money?from=2026-12-01&to=2026-12-31';
    expect(new Set(table('sources').rows.map(({ to }) => to))).toEqual(new Set([money]));
    expect(table('time').rows[1]?.to).toBe('/reconciliation/money?from=2026-12-02&to=2026-12-02');
    for (const name of ['rooms', 'payers', 'tickets'])
      expect(table(name).rows.every(({ to }) => to === null)).toBe(true);
  });
});
