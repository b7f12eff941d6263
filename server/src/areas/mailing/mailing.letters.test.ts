import { leaveMailing } from '@venue/sdk/mailing';
import {
  getLetter,
  listFriends,
  listLetters,
  removeLetter,
  saveLetter,
  startLetter,
  stopLetter,
  testLetter,
} from '@venue/sdk/mailing/admin';
import { letterAudience, letterStatus } from '@venue/sdk/mailing/model';
import { giveConsent } from '@venue/sdk/privacy';
import { eq, type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Message, Undeliverable } from '../../ports/messages/messages.ts';
import type { Person } from '../../testing/api.people.ts';
import { type TestApi, testApi } from '../../testing/api.ts';
import { users } from '../accounts/accounts.table.ts';
import { consent } from '../privacy/privacy.table.ts';
import { mailingDelivery, mailingLetter } from './mailing.table.ts';
import { aLetter, aSubscriber, letterFields, mailTo } from './mailing.testing.ts';

const MINUTE = 60_000;
const { draft, sending, stopped, sent } = letterStatus;

describe('letters to subscribers', () => {
  let api: TestApi;
  let staff: Person;
  let left: Message[];
  let down: boolean;
  beforeAll(async () => {
    const messages = {
      async send(message: Message) {
        if (down) throw new Error('Почтовый сервер не отвечает');
        if (message.to.startsWith('nobody')) throw new Undeliverable('Почтовый сервер не знает такого адреса');
        left.push(message);
        return 'left' as const;
      },
    };
    api = await testApi({ ports: { messages }, config: { mailingPerMinute: 2 } });
    staff = await api.aStaff();
  });
  beforeEach(async () => {
    left = [];
    down = false;
    await api.db.execute(sql`truncate mailing_delivery, mailing_letter, mailing_bounce, outbox_file, outbox, attempt`);
    await api.db.execute(sql`delete from consent where email is not null`);
  });
  afterAll(() => api.close());

  const start = (letterId: number, over = {}) =>
    api.as(staff).send(startLetter, { body: { letterId, seen: draft, version: 1, ...over } });
  const read = async (letterId: number) => (await api.as(staff).send(getLetter, { body: { letterId } })).message;
  /** Runs the jobs of one minute and advances the clock. */
  async function minute() {
    await api.runJob('mailing.send');
    await api.runJob('outbox.send');
    await api.runJob('mailing.send');
    api.clock.advance(MINUTE + 1);
  }
  const letters = () => left.filter(message => message.leave);

  test('go to each address once, no faster than the settings say, and the report says how far they are', async () => {
    for (const name of ['one', 'two', 'nobody', 'three']) await aSubscriber(api, `${name}@example.ru`);
    const { letterId } = await aLetter(api);
    expect(await read(letterId)).toMatchObject({ recipients: 4, sentTo: 0, can: ['edit', 'remove', 'start'] });
    expect((await api.as(staff).send(listLetters, { body: {} })).items).toMatchObject([{ letterId, recipients: null }]);
    expect((await start(letterId)).message).toMatchObject({ letterStatus: sending, recipients: 4, waiting: 4 });
    await minute();
    expect(await read(letterId)).toMatchObject({ sentTo: 1, bounced: 1, waiting: 2, letterStatus: sending });
    await minute();
    expect(await read(letterId)).toMatchObject({ sentTo: 3, waiting: 0, bounced: 1, letterStatus: sent });
    await minute();
    expect(
      letters()
        .map(({ to }) => to)
        .sort(),
    ).toEqual(['one@example.ru', 'three@example.ru', 'two@example.ru']);
    const { items } = await api.as(staff).send(listLetters, { body: {} });
    expect(items).toMatchObject([{ letterId, recipients: 4, sentTo: 3, bounced: 1, endedAt: expect.any(String) }]);
  });

  test('say who they are from and how to leave, in both forms', async () => {
    await aSubscriber(api, 'reader@example.ru');
    const { letterId } = await aLetter(api, {
      letterBody: '<p>До <b>встречи</b>, <a href="/app/events">афиша</a></p><script>x</script>',
    });
    await start(letterId);
    await minute();
    const [letter] = letters();
    const page = `${api.config.publicUrl}/app/mailing/leave#`;
    expect(letter).toMatchObject({ subject: letterFields.letterSubject, to: 'reader@example.ru' });
    expect(letter?.text).toContain(`До встречи, афиша (${api.config.publicUrl}/app/events)`);
    expect(letter?.text).toContain(`Отписаться: ${page}`);
    expect(letter?.html).toContain(`href="${api.config.publicUrl}/app/events"`);
    expect(letter?.html).toContain(`href="${page}`);
    expect(letter?.html).not.toContain('<script');
    for (const form of [letter?.text, letter?.html]) expect(form).toContain(`ИНН ${api.config.requisites?.INN}`);
    expect(letter?.leave).toMatch(/\/mailing\/leave\/\d+-[\w-]{43}$/);
    // A sent copy is not kept: anybody who reads its outbox row could end the subscription.
    const [row] = await mailTo(api, 'reader@example.ru', 'letter.copy');
    expect(row).toMatchObject({ html: null, leave: null });
  });

  test('once begun are what they were, in the database too; a draft is changed and removed', async () => {
    await aSubscriber(api, 'reader@example.ru');
    const { letterId } = await aLetter(api);
    const body = { ...letterFields, letterId, letterSubject: 'Зима', version: 1 };
    expect((await api.as(staff).send(saveLetter, { body })).message).toMatchObject({
      letterSubject: 'Зима',
      version: 2,
    });
    await expect(api.as(staff).send(saveLetter, { body })).rejects.toMatchObject({ code: 'conflict' });
    await expect(start(letterId)).rejects.toMatchObject({ code: 'conflict' });
    await start(letterId, { version: 2 });
    await expect(start(letterId, { version: 3 })).rejects.toMatchObject({ code: 'already_decided' });
    const late = { ...body, version: 3 };
    await expect(api.as(staff).send(saveLetter, { body: late })).rejects.toMatchObject({ code: 'move_not_allowed' });
    const removing = api.as(staff).send(removeLetter, { body: { letterId } });
    await expect(removing).rejects.toMatchObject({ code: 'move_not_allowed' });
    for (const change of [
      sql`update mailing_letter set body = 'иное'`,
      sql`update mailing_letter set audience = 2`,
      sql`update mailing_letter set status = 1, started_at = null`,
      sql`delete from mailing_letter`,
    ])
      await expect(api.db.execute(change)).rejects.toMatchObject({ cause: { constraint: 'mailing_letter_begun' } });
    const other = await aLetter(api);
    await api.as(staff).send(removeLetter, { body: other });
    await expect(read(other.letterId)).rejects.toMatchObject({ code: 'not_found' });
  });

  test('are stopped with what has not left, and go on from there', async () => {
    for (const name of ['one', 'two', 'three']) await aSubscriber(api, `${name}@example.ru`);
    const { letterId } = await aLetter(api);
    await start(letterId);
    await api.runJob('mailing.send');
    const stop = { body: { letterId, seen: sending } };
    expect((await api.as(staff).send(stopLetter, stop)).message).toMatchObject({
      letterStatus: stopped,
      waiting: 3,
      can: ['resume'],
    });
    await minute();
    expect([letters(), await read(letterId)]).toMatchObject([[], { letterStatus: stopped, waiting: 3, skipped: 0 }]);
    await start(letterId, { seen: stopped });
    await minute();
    await minute();
    expect(await read(letterId)).toMatchObject({ letterStatus: sent, sentTo: 3 });
    expect(letters()).toHaveLength(3);
  });

  test('do not reach who leaves meanwhile, nor whoever has no consent, whatever a program writes', async () => {
    for (const name of ['stays', 'leaves', 'waits']) await aSubscriber(api, `${name}@example.ru`);
    const { letterId } = await aLetter(api);
    await start(letterId);
    down = true;
    await api.runJob('mailing.send');
    await api.runJob('outbox.send');
    const [posted] = await mailTo(api, 'leaves@example.ru', 'letter.copy');
    // The mail server is down, so no copies are added to the outbox.
    api.clock.advance(2 * MINUTE);
    await api.runJob('mailing.send');
    expect(await mailTo(api, 'waits@example.ru', 'letter.copy')).toEqual([]);
    const link = posted?.leave?.split('/').at(-1) ?? '';
    await api.client().send(leaveMailing, { body: { link } });
    await api.db.update(consent).set({ withdrawnAt: api.clock.now }).where(eq(consent.email, 'waits@example.ru'));
    down = false;
    await minute();
    await minute();
    expect(letters().map(({ to }) => to)).toEqual(['stays@example.ru']);
    expect(await read(letterId)).toMatchObject({ letterStatus: sent, sentTo: 1, skipped: 2, unsubscribed: 1 });
    const again = api.db.update(mailingDelivery).set({ state: 2, outboxId: 1 }).where(eq(mailingDelivery.state, 5));
    await expect(again).rejects.toMatchObject({ cause: { constraint: 'mailing_delivery_consented' } });
  });

  test('are not for whoever left or cannot be reached, whatever the list says of them', async () => {
    const person = await api.aCustomer({ email: 'account@example.ru', emailActive: true });
    await api.as(person).send(giveConsent, { body: { purpose: 'mailing' } });
    for (const name of ['leaves', 'bounces']) await aSubscriber(api, `${name}@example.ru`);
    const { letterId } = await aLetter(api);
    expect(await read(letterId)).toMatchObject({ recipients: 3 });
    const wrong = (change: SQL) =>
      api.db.transaction(async tx => {
        await tx.execute(sql`set local session_replication_role = replica`);
        await tx.execute(change);
      });
    for (const [change, recipients] of [
      [sql`update consent set withdrawn_at = now() where email = 'leaves@example.ru'`, 2],
      [sql`insert into mailing_bounce values ('bounces@example.ru', now())`, 1],
      [sql`update users set email_active = false where id = ${person.id}`, 0],
      [sql`update users set email_active = true where id = ${person.id}`, 1],
      [sql`update users set password_hash = 'deleted' where id = ${person.id}`, 0],
    ] as const) {
      await wrong(change);
      expect(await read(letterId)).toMatchObject({ recipients });
    }
    await api.db.execute(sql`delete from users where id = ${person.id}`);
  });

  test('go to the address of an account only once its owner confirmed it, even while they are being sent', async () => {
    const person = await api.aCustomer({ email: 'unproved@example.ru' });
    await api.as(person).send(giveConsent, { body: { purpose: 'mailing' } });
    const { letterId } = await aLetter(api);
    expect(await read(letterId)).toMatchObject({ recipients: 0 });
    const prove = (emailActive: boolean) => api.db.update(users).set({ emailActive }).where(eq(users.id, person.id));
    await prove(true);
    expect(await read(letterId)).toMatchObject({ recipients: 1 });
    await start(letterId);
    await prove(false);
    await minute();
    expect(letters()).toEqual([]);
    expect(await read(letterId)).toMatchObject({ skipped: 1 });
    await api.db.execute(sql`delete from users where id = ${person.id}`);
  });

  test('a mailbox that does not exist is marked, not written to again, and free once its owner confirms it', async () => {
    await aSubscriber(api, 'nobody@example.ru');
    await start((await aLetter(api)).letterId);
    await minute();
    const bounced = async () => (await api.as(staff).send(listFriends, { body: { bounced: true } })).items;
    expect(await bounced()).toMatchObject([{ friendEmail: 'nobody@example.ru', bouncedAt: expect.any(String) }]);
    const { letterId } = await aLetter(api);
    expect(await read(letterId)).toMatchObject({ recipients: 0 });
    await expect(start(letterId)).rejects.toMatchObject({ code: 'move_not_allowed' });
    await aSubscriber(api, 'nobody@example.ru');
    expect([await bounced(), await read(letterId)]).toMatchObject([[], { recipients: 1 }]);
  });

  test('are for whom staff chose, and say something', async () => {
    await aSubscriber(api, 'site@example.ru');
    const { letterId } = await aLetter(api, { letterAudience: letterAudience.account });
    expect(await read(letterId)).toMatchObject({ recipients: 0 });
    const early = await aLetter(api, { letterAudience: letterAudience.site, consentTo: '2020-01-01' });
    expect(await read(early.letterId)).toMatchObject({ recipients: 0 });
    const empty = await aLetter(api, { letterBody: '<p>&nbsp;</p>' });
    const fields = { letterBody: expect.any(String) };
    await expect(start(empty.letterId)).rejects.toMatchObject({ code: 'invalid_input', fields });
  });

  test('are tried on oneself as they were saved, which counts for nothing', async () => {
    await aSubscriber(api, 'reader@example.ru');
    const { letterId } = await aLetter(api);
    await api.as(staff).send(testLetter, { body: { letterId, email: 'me@example.ru' } });
    await minute();
    expect(left.filter(({ to }) => to === 'me@example.ru')).toMatchObject([
      { subject: `Проба: ${letterFields.letterSubject}`, leave: null, html: expect.stringContaining('пробное письмо') },
    ]);
    expect(await read(letterId)).toMatchObject({ letterStatus: draft, sentTo: 0 });
    const readers = await api.aStaff(['mailing.read']);
    const body = { letterId, email: 'me@example.ru' };
    await expect(api.as(readers).send(testLetter, { body })).rejects.toMatchObject({ code: 'profile_denied' });
    expect((await api.as(readers).send(getLetter, { body: { letterId } })).message.can).toEqual([]);
  });

  test('two servers at once send no faster and nothing twice', async () => {
    for (const name of ['one', 'two', 'three']) await aSubscriber(api, `${name}@example.ru`);
    const { letterId } = await aLetter(api);
    await start(letterId);
    await Promise.all([api.runJob('mailing.send'), api.runJob('mailing.send'), api.runJob('mailing.send')]);
    await api.runJob('outbox.send');
    expect(letters()).toHaveLength(2);
    const twice = sql`insert into mailing_delivery (letter_id, consent_id, email, state)
      select letter_id, consent_id, email, 1 from mailing_delivery limit 1`;
    await expect(api.db.execute(twice)).rejects.toMatchObject({ cause: { constraint: 'mailing_delivery_once' } });
    expect(await api.db.select().from(mailingLetter)).toHaveLength(1);
  });
});
