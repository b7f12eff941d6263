import { oddAddresses } from '@venue/sdk/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FakeGateway } from './messages.testing.ts';
import { type Message, Undeliverable } from './messages.ts';
import { fakeSmtp } from './smtp.testing.ts';
import { smtpServer } from './smtp.ts';

describe('letters', () => {
  let gateway: FakeGateway;
  beforeAll(async () => {
    gateway = await fakeSmtp();
  });
  afterAll(() => gateway.close());

  const from = 'Площадка <no-reply@venue.example>';
  const site = 'https://venue.example:8443';
  const letter = { kind: 'mail', to: 'anna@example.ru', subject: 'Счёт', text: 'Счёт', isRepeat: false } as const;

  /** Sends a letter and returns what the mail server took. */
  async function sent(over: Partial<Message> = {}, settings = {}) {
    const { length } = gateway.received;
    await smtpServer({ url: gateway.url, from, site, ...settings }).send({ ...letter, key: `${length}.1`, ...over });
    const mail = gateway.received[length];
    return { head: mail?.head ?? '', body: mail?.body ?? '', envelope: mail?.envelope };
  }

  test('the envelope and the headers are those of the settings', async () => {
    const { head, envelope } = await sent();
    expect(envelope).toEqual({ from: 'no-reply@venue.example', to: ['anna@example.ru'], helo: 'venue.example' });
    expect(head).toMatch(/^From: =\?UTF-8\?\S+\?= <no-reply@venue\.example>$/m);
    expect(head).toMatch(/^To: anna@example\.ru$/m);
    expect(head).toMatch(/^Message-ID: <0\.1@venue\.example>$/m);
    expect(head).toMatch(/^Date: /m);
    expect(head).toMatch(/^Content-Language: ru$/m);
    expect(head).not.toMatch(/^(Reply-To|Auto-Submitted|List-|Precedence|Sender)/im);
  });

  test('reports of undelivered letters go to an address of their own', async () => {
    const { head, envelope } = await sent({}, { bounces: 'bounces@venue.example' });
    expect(envelope).toMatchObject({ from: 'bounces@venue.example', to: ['anna@example.ru'] });
    expect(head).toMatch(/<no-reply@venue\.example>$/m);
    const returnPath = 'bounces+1.0.0f@venue.example';
    const { envelope: own } = await sent({ returnPath }, { bounces: 'bounces@venue.example' });
    expect(own).toMatchObject({ from: returnPath, to: ['anna@example.ru'] });
  });

  test('an answer goes where the letter says, and nowhere if that is no plain address', async () => {
    expect((await sent({ replyTo: 'buh@venue.example' })).head).toMatch(/^Reply-To: buh@venue\.example$/m);
    expect((await sent({ replyTo: 'x@a.ru, y@b.ru' })).head).not.toMatch(/^Reply-To/m);
  });

  test('a letter of a machine and a letter of a list say so', async () => {
    expect((await sent({ isAutomatic: true })).head).toMatch(/^Auto-Submitted: auto-generated$/m);
    const { head } = await sent({ leave: 'https://venue.example/mailing/leave/1-x', html: '<p>Счёт</p>' });
    expect(head).toMatch(/^List-ID: <news\.venue\.example>$/m);
    expect(head).toMatch(/^List-Unsubscribe: <https:\/\/venue\.example\/mailing\/leave\/1-x>$/m);
    expect(head).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m);
    expect(head).toMatch(/^Content-Type: multipart\/alternative/m);
  });

  const calendar = (name: string, method: string) => ({
    name,
    type: `text/calendar; charset=utf-8; method=${method}`,
    data: Buffer.from('BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n'),
  });

  test('a calendar file is a form of the text and an attachment; several are only attached', async () => {
    const whole = (files: Message['files']) => sent({ html: '<p>Бронь</p>', ...(files ? { files } : {}) });
    const { body: one } = await whole([calendar('Бронь № 1.ics', 'PUBLISH')]);
    expect(
      one.match(/^Content-Type: text\/calendar;[\s\S]*?\n(?=\S)/gm)?.map(each => each.replaceAll(/\s+/g, ' ')),
    ).toEqual([
      expect.stringMatching(/charset=utf-8; method=PUBLISH/),
      expect.stringMatching(/charset=utf-8; method=PUBLISH;? name/),
    ]);
    const { body: two } = await whole([calendar('1.ics', 'CANCEL'), calendar('2.ics', 'CANCEL')]);
    expect(two.match(/^Content-Type: text\/calendar/gm)).toHaveLength(2);
    expect(two.match(/^Content-Disposition: attachment/gm)).toHaveLength(2);
  });

  test.each(oddAddresses('victim@example.com'))('%j reaches nobody', async to => {
    const { length } = gateway.received;
    await expect(sent({ to })).rejects.toBeInstanceOf(Undeliverable);
    expect(gateway.received).toHaveLength(length);
  });

  test.each([
    ["o'brien+x=1@example.com", "o'brien+x=1@example.com"],
    // The server shows the domain as people read it.
    ['тест@xn--80a1acny.xn--p1ai', 'тест@почта.рф'],
    ['#$&*/?^_{|}~-@example.com', '#$&*/?^_{|}~-@example.com'],
  ])('%s reaches %s alone', async (to, receiver) => {
    expect((await sent({ to })).envelope?.to).toEqual([receiver]);
    expect((await sent({ to }, { bounces: 'bounces@venue.example' })).envelope?.to).toEqual([receiver]);
  });
});
