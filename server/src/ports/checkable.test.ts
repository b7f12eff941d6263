import { createServer, type RequestListener } from 'node:http';
import { createServer as createTcp, type Server, type Socket } from 'node:net';
import { randomPKCECodeVerifier } from 'openid-client';
import { afterEach, describe, expect, onTestFinished, test } from 'vitest';
import { BadSetting } from '../config/badSetting.ts';
import { testApi } from '../testing/api.ts';
import type { Checkable } from './checkable.ts';
import { demoClient } from './identity/demo.provider.ts';
import { fakeEsia } from './identity/esia.testing.ts';
import { esiaIdentity } from './identity/esia.ts';
import { returnUri } from './identity/identity.ts';
import { within } from './identity/open.ts';
import { openidIdentity } from './identity/openid.ts';
import { fakeDadata } from './lookup/dadata.testing.ts';
import { dadataLookup } from './lookup/dadata.ts';
import { fakeSmsc } from './messages/smsc.testing.ts';
import { smscGateway } from './messages/smsc.ts';
import { smtpServer } from './messages/smtp.ts';
import { fakeTargetSms } from './messages/targetsms.testing.ts';
import { targetSmsGateway } from './messages/targetsms.ts';
import { alfabankServer } from './payments/alfabank.testing.ts';
import { alfabankPayments } from './payments/alfabank.ts';
import { yookassaServer } from './payments/yookassa.testing.ts';
import { yookassaPayments } from './payments/yookassa.ts';

const patience = 500;

/** What listens on a port of this machine until the test ends. */
async function listening(server: Server): Promise<number> {
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => sockets.add(socket));
  await new Promise<void>(ready => server.listen(0, '127.0.0.1', ready));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

const http = async (answer: RequestListener) => `http://127.0.0.1:${await listening(createServer(answer))}`;

/** A mail server that lets one login in. */
const mailbox = async (greeting: string, isRight = (_login: string) => true) => {
  const server = createTcp(socket => {
    socket.on('error', () => undefined).write(greeting);
    socket.on('data', chunk => {
      const text = String(chunk);
      if (text.startsWith('EHLO')) socket.write('250-mail\r\n250 AUTH PLAIN\r\n');
      else if (text.startsWith('AUTH'))
        socket.write(isRight(Buffer.from(text.split(' ')[2] ?? '', 'base64').toString()) ? '235 ok\r\n' : '535 no\r\n');
      else socket.end('221 bye\r\n');
    });
  });
  return `127.0.0.1:${await listening(server)}`;
};
const letters = (place: string, password = 'key') =>
  smtpServer({
    url: `smtp://venue:${password}@${place}`,
    from: 'a@venue.example',
    site: 'https://venue.example',
    patience,
  });
const isOurs = (login: string) => login === '\0venue\0key';

const openid = (issuer: string) =>
  openidIdentity({ name: 'x', issuer, clientId: 'venue', clientSecret: 'key', scope: 'openid', redirectUri: issuer });

/** The demo's provider, which is a whole one, and our credentials at it. */
async function demo(clientSecret?: string): Promise<Checkable> {
  const publicUrl = 'http://localhost:8080';
  const secret = randomPKCECodeVerifier();
  const api = await testApi({ config: { publicUrl, secret } });
  onTestFinished(() => api.close());
  const client = demoClient({ secret });
  return openidIdentity({
    ...{ name: 'demo', issuer: `${publicUrl}/demo/esia`, clientId: client.id, scope: 'openid' },
    ...{ clientSecret: clientSecret ?? client.secret, redirectUri: returnUri({ publicUrl }), fetch: within(api.app) },
  });
}

const atEsia = async () => open(fakeEsia('v2', 'https://venue.example/back', () => new Date()));

const opened: { close(): unknown }[] = [];
afterEach(async () => {
  for (const each of opened.splice(0)) await each.close();
});
async function open<T extends { close(): unknown }>(making: Promise<T>): Promise<T> {
  const made = await making;
  opened.push(made);
  return made;
}

const site = { publicUrl: 'https://venue.example', fiscal: undefined };

const services = [
  {
    name: 'SMSC',
    good: async () => smscGateway({ ...(await open(fakeSmsc())), key: 'key', sender: undefined }),
    wrongKey: async () => smscGateway({ ...(await open(fakeSmsc())), key: 'other', sender: undefined }),
    at: async (url: string) => smscGateway({ url, key: 'key', sender: undefined, patience }),
    settings: [/^SMS_KEY \(value not shown\)/, /^SMS_URL=/],
  },
  {
    name: 'TargetSMS',
    good: async () => targetSmsGateway({ ...(await open(fakeTargetSms())), token: 'key', sender: 'Venue' }),
    wrongKey: async () => targetSmsGateway({ ...(await open(fakeTargetSms())), token: 'other', sender: 'Venue' }),
    at: async (url: string) => targetSmsGateway({ url, token: 'key', sender: 'Venue', patience }),
    settings: [/^TARGETSMS_TOKEN \(value not shown\)/, /^TARGETSMS_URL=/],
  },
  {
    name: 'DaData',
    good: async () => dadataLookup({ ...(await open(fakeDadata())), token: 'key' }),
    wrongKey: async () => dadataLookup({ url: await http((_, to) => to.writeHead(403).end('{}')), token: 'other' }),
    at: async (url: string) => dadataLookup({ url, token: 'key', patience }),
    settings: [/^DADATA_TOKEN \(value not shown\)/, /^DaData does not answer/],
  },
  {
    name: 'YooKassa',
    good: async () => yookassaPayments({ ...(await open(yookassaServer())), fiscal: true, taxSystem: undefined }),
    wrongKey: async () =>
      yookassaPayments({ ...(await open(yookassaServer())), secretKey: 'other', fiscal: true, taxSystem: undefined }),
    at: async (url: string) =>
      yookassaPayments({ url, shopId: '1', secretKey: 'key', fiscal: true, taxSystem: undefined, timeoutMs: patience }),
    settings: [/^YOOKASSA_SECRET_KEY \(value not shown\)/, /^(YOOKASSA_URL=|YooKassa answered 500)/],
  },
  {
    name: 'Alfa-Bank',
    good: async () => alfabankPayments({ ...(await open(alfabankServer())), ...site }),
    wrongKey: async () => alfabankPayments({ ...(await open(alfabankServer())), password: 'other', ...site }),
    at: async (url: string) =>
      alfabankPayments({ url, userName: 'venue', password: 'p', ...site, timeoutMs: patience }),
    settings: [/^ALFABANK_PASSWORD \(value not shown\)/, /^ALFABANK_URL=/],
  },
  {
    name: 'OpenID',
    good: () => demo(),
    wrongKey: () => demo('other'),
    at: async (url: string) => openid(url),
    settings: [/^IDENTITY_CLIENT_ID or IDENTITY_CLIENT_SECRET \(values not shown\)/, /^IDENTITY_ISSUER=/],
  },
  {
    name: 'ESIA',
    good: async () => esiaIdentity((await atEsia()).options),
    wrongKey: async () => {
      const { options, strangersSigner } = await atEsia();
      return esiaIdentity({ ...options, signer: strangersSigner });
    },
    at: async (url: string) =>
      esiaIdentity({
        ...{ url, clientId: 'VENUE66', scope: 'openid', protocol: 'v2', redirectUri: url, now: () => new Date() },
        // Signs nothing, and prints as much as a signature has.
        ...{ signer: ['head', '-c', '64'], certificateHash: '', certificate: undefined, verifier: undefined },
        timeoutMs: patience,
      }),
    settings: [/^ESIA_CLIENT_ID=VENUE66, ESIA_SIGNER and ESIA_CLIENT_CERTIFICATE_HASH are not/, /^ESIA_URL=/],
  },
  {
    name: 'SMTP',
    good: async () => letters(await mailbox('220 mail\r\n', isOurs)),
    wrongKey: async () => letters(await mailbox('220 mail\r\n', isOurs), 'other'),
    at: async (url: string) => letters(new URL(url).host),
    settings: [/^SMTP_URL \(value not shown\): 127\.0\.0\.1 does not accept/, /^SMTP_URL \(value not shown\): /],
  },
] satisfies {
  name: string;
  good(): Promise<Checkable>;
  wrongKey(): Promise<Checkable>;
  at(url: string): Promise<Checkable>;
  settings: [RegExp, RegExp];
}[];

describe.each(services)('$name', ({ name, good, wrongKey, at, settings: [key, address] }) => {
  const failureOf = async (service: Checkable) => {
    const failure = await service.check?.().catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(Error);
    return failure as Error;
  };

  test('answers with what an operator wants to know', async () => {
    expect(await (await good()).check?.()).toMatch(/^[^а-я]{5,}$/i);
  });

  test('a wrong key is named by its setting, without its value', async () => {
    const failure = await failureOf(await wrongKey());
    expect(failure).toBeInstanceOf(BadSetting);
    expect(failure.message).toMatch(key);
    expect(failure.message).not.toContain('other');
  });

  test('nobody at the address', async () => {
    expect((await failureOf(await at('http://127.0.0.1:1'))).message).toMatch(address);
  });

  test.each([
    ['500', '554 no\r\n', (_, to) => void to.writeHead(500, { 'content-type': 'application/json' }).end('{}')],
    ['a page', 'HTTP/1.1 200 OK\r\n\r\n', (_, to) => void to.end('<html></html>')],
  ] satisfies [string, string, RequestListener][])('%s instead of an answer', async (_, greeting, answer) => {
    const url = name === 'SMTP' ? `http://${await mailbox(greeting)}` : await http(answer);
    expect((await failureOf(await at(url))).message).toMatch(address);
  });

  // The limit of the OpenID library is in whole seconds, and the same for all of its requests.
  const inTime = name === 'OpenID' ? undefined : test;
  inTime?.('silence ends in time', async () => {
    const url = name === 'SMTP' ? `http://${await mailbox('')}` : await http(() => undefined);
    expect((await failureOf(await at(url))).message).toMatch(address);
  });
});

test('an account without money, and a shop that is off or for tests, are named', async () => {
  const empty = await http((_, to) => void to.end('{"balance":"-5.00","credit":"5"}'));
  await expect(smscGateway({ url: empty, key: 'key', sender: undefined }).check()).rejects.toThrow(/no money/);
  const poor = await http((_, to) => void to.end('{"money":{"value":"0.00","currency":"RUR"}}'));
  await expect(targetSmsGateway({ url: poor, token: 'key', sender: 'Venue' }).check()).rejects.toThrow(/no money/);
  const bank = await open(yookassaServer());
  const shop = yookassaPayments({ ...bank, fiscal: true, taxSystem: undefined });
  bank.state.isTestShop = true;
  expect(await shop.check?.()).toMatch(/tests only/);
  bank.state.shopStatus = 'disabled';
  await expect(shop.check?.()).rejects.toThrow(/switched the shop 100500 off/);
  const gateway = await open(alfabankServer());
  gateway.state.mayReport = false;
  await expect(alfabankPayments({ ...gateway, ...site }).check?.()).rejects.toThrow(/may not read reports/);
});
