import { momentOf } from '@venue/sdk';
import { listReportMails, saveReportMail, stopReportMail } from '@venue/sdk/reports/admin';
import type { ReportNameId } from '@venue/sdk/reports/model';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Person } from '../../testing/api.people.ts';
import { type TestApi, testApi } from '../../testing/api.ts';
import { databaseKinds } from '../../testing/database.ts';
import { reports } from './reports.list.ts';
import { nextMail } from './reports.store.ts';

test.each([
  ['weekly', '2026-11-30', 7, '2026-11-30'],
  ['weekly', '2026-11-30', 8, '2026-12-07'],
  ['weekly', '2026-12-02', 12, '2026-12-07'],
  ['monthly', '2026-12-02', 12, '2027-01-01'],
  ['monthly', '2026-12-01', 7, '2026-12-01'],
] as const)('a %s letter after %s, %i:00 is written on %s', (cadence, day, hour, next) => {
  expect(nextMail(cadence, momentOf(day, hour))).toEqual(momentOf(next, 8));
});

describe.each(databaseKinds)('reports by letter, on %s', kind => {
  let api: TestApi;
  let director: Person;
  beforeAll(async () => {
    api = await testApi({ kind });
    api.clock.now = momentOf('2026-12-02', 12);
    director = await api.aStaff(['reports.read'], { email: 'director@example.ru', emailActive: true });
  });
  afterAll(() => api.close());

  const save = (
    cadence: 'weekly' | 'monthly',
    as = director,
    { sendTo = 'Director@example.ru', report = 'revenue' as ReportNameId } = {},
  ) => api.as(as).send(saveReportMail, { body: { report, cadence, sendTo } });
  const mails = async () => (await api.as(director).send(listReportMails, {})).message.mails;
  const letters = async () =>
    (
      await api.db.execute<{ recipient: string; subject: string; body: string; files: string }>(sql`
        select recipient, subject, body, (select string_agg(f.name, ', ' order by f.id) from outbox_file f where f.letter_id = outbox.id) as files
        from outbox where event = 'report.mailed' order by id`)
    ).rows;

  /** Runs the job on the morning of a day; sessions would not last until then. */
  const runOn = async (day: string) => {
    const { now } = api.clock;
    api.clock.now = momentOf(day, 9);
    await api.runJob('reports.mail');
    api.clock.now = now;
  };

  test('a letter for the week before goes out on Monday, once, with a file for each table', async () => {
    await save('monthly');
    await save('weekly');
    expect(await mails()).toEqual([
      {
        report: 'revenue',
        cadence: 'weekly',
        sendTo: 'Director@example.ru',
        nextAt: momentOf('2026-12-07', 8).toISOString(),
      },
    ]);
    await api.runJob('reports.mail');
    expect(await letters()).toEqual([]);
    await runOn('2026-12-07');
    await runOn('2026-12-07');
    const [letter, ...others] = await letters();
    expect(others).toEqual([]);
    expect(letter).toMatchObject({ recipient: 'Director@example.ru' });
    expect(letter?.subject).toMatch(/^Выручка: 30\.11\.2026.*06\.12\.2026$/);
    expect(letter?.files.split(', ')).toHaveLength(8);
    // Opened a month later, it is still about these days.
    expect(letter?.body).toContain('report=revenue&period=own&from=2026-11-30&to=2026-12-06');
    expect((await mails())[0]?.nextAt).toBe(momentOf('2026-12-14', 8).toISOString());
  });

  test('who stops it gets no more', async () => {
    await api.as(director).send(stopReportMail, { body: { report: 'revenue' } });
    expect(await mails()).toEqual([]);
    await runOn('2026-12-14');
    expect(await letters()).toHaveLength(1);
  });

  test('who may no longer read reports gets none, and the wish is gone', async () => {
    const former = await api.aStaff(['reports.read']);
    await save('weekly', former);
    await api.db.execute(sql`update users set role_id = null where id = ${former.id}`);
    await runOn('2026-12-21');
    expect(await letters()).toHaveLength(1);
    const { rows } = await api.db.execute(sql`select 1 from report_mail where user_id = ${former.id}`);
    expect(rows).toEqual([]);
  });

  test('goes to colleagues who may read reports, and to nobody else', async () => {
    const reads = { email: 'books@example.ru', emailActive: true };
    const colleague = await api.aStaff(['reports.read', 'bookings.read'], reads);
    await api.aStaff(['bookings.read'], { email: 'desk@example.ru', emailActive: true });
    await api.aStaff(['reports.read'], { email: 'typed@example.ru', emailActive: false });
    await api.aCustomer({ email: 'guest@example.ru', emailActive: true });
    for (const sendTo of ['desk@example.ru', 'typed@example.ru', 'guest@example.ru', 'friend@example.com'])
      await expect(save('weekly', director, { sendTo })).rejects.toMatchObject({
        code: 'invalid_input',
        fields: { sendTo: 'Укажите подтверждённую почту сотрудника с\u00a0доступом к\u00a0отчётам' },
      });
    expect(await mails()).toEqual([]);
    await save('weekly', director, { sendTo: 'Books@Example.ru' });
    await runOn('2026-12-28');
    expect(await letters()).toHaveLength(2);
    await api.db.execute(sql`update users set role_id = null where id = ${colleague.id}`);
    await runOn('2027-01-04');
    expect(await letters()).toHaveLength(2);
    expect(await mails()).toEqual([]);
  });

  test('a report that fails holds up no other', async () => {
    await save('weekly', director, { report: 'occupancy' });
    await save('weekly');
    const broken = vi.spyOn(reports, 'occupancy').mockRejectedValue(new Error('no hours'));
    await runOn('2027-01-11');
    const sent = async () => (await letters()).slice(2).map(({ subject }) => subject.split(':')[0]);
    expect(await sent()).toEqual(['Выручка']);
    broken.mockRestore();
    await runOn('2027-01-11');
    expect(await sent()).toEqual(['Выручка', 'Загрузка']);
  });
});
