import { randomBytes } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { smsThrough } from './failover.ts';
import type { FakeGateway } from './messages.testing.ts';
import { type Message, type Messages, Undeliverable } from './messages.ts';
import { openMessages, unsent } from './open.ts';
import { fakeSmsc } from './smsc.testing.ts';
import { smscGateway } from './smsc.ts';
import { fakeSmtp } from './smtp.testing.ts';
import { smtpServer } from './smtp.ts';
import { fakeTargetSms } from './targetsms.testing.ts';
import { targetSmsGateway } from './targetsms.ts';

const patience = 300;
const site = 'https://venue.example';
const text = 'Код 123456 для входа. Площадка';

const ways = [
  {
    name: 'SMSC',
    fake: fakeSmsc,
    open: (url: string): Messages => smsThrough([smscGateway({ url, key: 'key', sender: 'Venue', patience })]),
    message: { kind: 'sms', to: '9120000101', subject: '', text } as const,
    outcome: { gateway: 'smsc', reference: null },
    knowsRepeats: true,
  },
  {
    name: 'TargetSMS',
    fake: fakeTargetSms,
    open: (url: string): Messages => smsThrough([targetSmsGateway({ url, token: 'key', sender: 'Venue', patience })]),
    message: { kind: 'sms', to: '9120000101', subject: '', text } as const,
    outcome: { gateway: 'targetsms', reference: expect.stringMatching(/^\d+$/) },
    knowsRepeats: true,
  },
  {
    name: 'SMTP',
    fake: fakeSmtp,
    open: (url: string): Messages => smtpServer({ url, from: 'Площадка <no-reply@venue.example>', site, patience }),
    message: { kind: 'mail', to: 'somebody@venue.example', subject: 'Код подтверждения', text } as const,
    outcome: 'left',
    // A mailbox drops the repeat by its Message-ID; the mail server accepts both letters.
    knowsRepeats: false,
  },
];

describe.each(ways)('$name', ({ fake, open, message, outcome, knowsRepeats }) => {
  let gateway: FakeGateway;
  let messages: Messages;
  beforeEach(async () => {
    gateway = await fake();
    messages = open(gateway.url);
  });
  afterEach(() => gateway.close());
  const send = (key: string, isRepeat = false) => messages.send({ ...message, key, isRepeat } satisfies Message);

  test('takes a message as it was written, each under an id of its own', async () => {
    expect(await send('1.1')).toEqual(outcome);
    expect(await send('2.1')).toEqual(outcome);
    expect(gateway.received).toMatchObject([
      { to: message.to, text },
      { to: message.to, text },
    ]);
    expect(new Set(gateway.received.map(({ id }) => id)).size).toBe(2);
  });

  test.each(['slow', 'broken', 'refused', 'cut before', 'receiver waits', 'policy'] as const)(
    'when it is %s, says so in time and in Russian, and the repeat is sent once',
    async trouble => {
      gateway.trouble = trouble;
      const failure = await send('3.1').catch((error: unknown) => error);
      expect(failure).toBeInstanceOf(Error);
      expect(failure).not.toBeInstanceOf(Undeliverable);
      expect(String(failure)).toMatch(/[а-я]{3}/);
      expect(String(failure)).not.toContain('123456');
      expect(gateway.received).toEqual([]);
      gateway.trouble = undefined;
      expect(await send('3.1', true)).toEqual(outcome);
      expect(gateway.received).toMatchObject([{ to: message.to, text }]);
    },
  );

  test('when there is no such receiver, says that no try will help', async () => {
    gateway.trouble = 'no receiver';
    const failure = await send('6.1').catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(Undeliverable);
    expect(String(failure)).toMatch(/(номер|адрес)/);
    expect(String(failure)).not.toContain('123456');
    expect(gateway.received).toEqual([]);
  });

  test('when it took a message and the answer was lost, the repeat is known by its id', async () => {
    gateway.trouble = 'cut after';
    await expect(send('4.1')).rejects.toThrow();
    expect(gateway.received).toHaveLength(1);
    gateway.trouble = undefined;
    expect(await send('4.1', true)).toEqual(outcome);
    expect(new Set(gateway.received.map(({ id }) => id)).size).toBe(1);
    if (knowsRepeats) expect(gateway.received).toHaveLength(1);
  });

  test('when it is not there at all, says so', async () => {
    await gateway.close();
    await expect(send('5.1')).rejects.toThrow(/не отвечает/);
    gateway = await fake();
  });
});

test('a mailbox that is full is not one that does not exist', async () => {
  const gateway = await fakeSmtp();
  const here = smtpServer({ url: gateway.url, from: 'no-reply@venue.example', site, patience });
  gateway.trouble = 'receiver full';
  const letter = {
    kind: 'mail',
    to: 'somebody@venue.example',
    subject: 'УПД',
    text,
    key: '1',
    isRepeat: false,
  } as const;
  const failure = await here.send(letter).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(Error);
  expect(failure).not.toBeInstanceOf(Undeliverable);
  await gateway.close();
});

test('files go with a letter, byte for byte and under their names', async () => {
  const gateway = await fakeSmtp();
  const here = smtpServer({ url: gateway.url, from: 'no-reply@venue.example', site, patience });
  const files = [
    { name: 'УПД № 2.pdf', type: 'application/pdf', data: randomBytes(100_000) },
    { name: `${'ON_NSCHFDOPPR_6671004212-'.repeat(4)}.xml`, type: 'application/xml', data: Buffer.from('<Файл/>') },
  ];
  const letter = { kind: 'mail', to: 'somebody@venue.example', subject: 'УПД', text, files, key: '1' } as const;
  expect(await here.send({ ...letter, isRepeat: false })).toBe('left');
  expect(gateway.received).toMatchObject([{ text, files: files.map(({ name, data }) => ({ name, data })) }]);
  await gateway.close();
});

test('a mail server elsewhere that cannot encrypt gets no letter in clear', async () => {
  const gateway = await fakeSmtp();
  // The same machine under a name that is not recognised as loopback.
  const elsewhere = smtpServer({
    url: gateway.url.replace('127.0.0.1', '127.1'),
    from: 'no-reply@venue.example',
    site,
    patience,
  });
  const message = { kind: 'mail', to: 'somebody@venue.example', subject: '', text, key: '1', isRepeat: false } as const;
  await expect(elsewhere.send(message)).rejects.toThrow(/[а-я]{3}/);
  expect(gateway.received).toEqual([]);
  const here = smtpServer({ url: gateway.url, from: 'no-reply@venue.example', site, patience });
  expect(await here.send(message)).toBe('left');
  await gateway.close();
});

describe.each(ways.filter(({ message }) => message.kind === 'sms'))('reports of $name', ({ fake, open, message }) => {
  test('tells what became of a message', async () => {
    const gateway = await fake();
    const messages = open(gateway.url);
    const delivery = await messages.send({ ...message, key: '1.1', isRepeat: false });
    if (typeof delivery === 'string') return expect.unreachable('nobody can be asked');
    const report = () => messages.report?.({ ...delivery, to: message.to, key: '1.1' });
    expect(await report()).toEqual({ state: 'pending' });
    gateway.outcomes?.set(message.to, 'undelivered');
    expect(await report()).toEqual({ state: 'undelivered', reason: expect.stringMatching(/[а-я]{3}/) });
    gateway.outcomes?.set(message.to, 'delivered');
    expect(await report()).toEqual({ state: 'delivered' });
    for (const trouble of ['slow', 'broken', 'cut before'] as const) {
      gateway.trouble = trouble;
      await expect(report()).rejects.toThrow(/СМС-шлюз/);
    }
    await gateway.close();
  });
});

test.each(ways.filter(({ message }) => message.kind === 'sms'))(
  'a key that $name does not know is named as the reason',
  async ({ fake, name }) => {
    const gateway = await fake();
    const { url } = gateway;
    const messages = smsThrough([
      name === 'SMSC'
        ? smscGateway({ url, key: 'another', sender: undefined })
        : targetSmsGateway({ url, token: 'another', sender: 'Venue' }),
    ]);
    const message = { kind: 'sms', to: '9120000101', subject: '', text, key: '1', isRepeat: false } as const;
    await expect(messages.send(message)).rejects.toThrow(/Шлюз не.принял ключ/);
    await gateway.close();
  },
);

test('without a way out nothing counts as sent, and a start says what is not', async () => {
  const none = {
    sms: 'none',
    smsSpare: 'none',
    targetsmsUrl: '',
    targetsmsToken: undefined,
    targetsmsSender: undefined,
    mail: 'none',
    smsUrl: '',
    smsKey: '',
    smsSender: '',
    smtpUrl: '',
    mailFrom: '',
    mailBounces: undefined,
    publicUrl: site,
  } as const;
  const messages = openMessages(none);
  for (const { message } of ways)
    await expect(messages.send({ ...message, key: '1', isRepeat: false })).rejects.toThrow(/не подключён/);
  expect(unsent(none).map(line => line.split(':')[0])).toEqual(['SMS=none', 'MAIL=none']);
  expect(unsent({ sms: 'smsc', mail: 'smtp' })).toEqual([]);
});
