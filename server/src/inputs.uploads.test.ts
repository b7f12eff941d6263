import { type AnyCall, isPermission, newIdempotencyKey, paramsOf, uploadFieldsOf } from '@venue/sdk';
import { allCalls } from '@venue/sdk/calls';
import { sampleInput } from '@venue/sdk/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { photo } from './areas/profile/profile.testing.ts';
import type { Person } from './testing/api.people.ts';
import { type TestApi, testApi } from './testing/api.ts';

/** Texts of a form that may break a database or whoever reads a number, a choice or a date from them. */
const hostile = [
  '2147483648',
  '-2147483649',
  '999999',
  '1e400',
  '0x10',
  '',
  'до\u0000после',
  `'"\\:*&|!<->()%_${'ы'.repeat(80)}`,
  '9999-12-31',
  '0001-01-01T00:00:00.000Z',
  '2026-02-30',
  '{"a":[1]}',
];

const heads = {
  nothing: '',
  text: 'ничего',
  png: '\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR',
  jpeg: '\xff\xd8\xff\xe0\x00\x10JFIF',
  webp: 'RIFF\xff\xff\xff\xffWEBPVP8 ',
  zip: 'PK\x03\x04\x14\x00\x00\x00\x08\x00',
  'empty zip': `PK\x05\x06${'\x00'.repeat(18)}`,
  pdf: '%PDF-1.7\n%%EOF',
  mp4: '\x00\x00\x00\x18ftypmp42\x00\x00\x00\x00',
  statement: '1CClientBankExchange\r\nСекцияДокумент',
};

const uploads = allCalls.filter(call => call.upload);

let api: TestApi;
let boss: Person;
let customer: Person;
let seller: Person;
let picture: File;
beforeAll(async () => {
  api = await testApi();
  boss = await api.aStaff();
  customer = await api.aCustomer();
  seller = await api.aCustomer({ role: 'marketplace' });
  picture = await photo();
});
afterAll(() => api.close());

const callerOf = ({ access }: AnyCall): Person => {
  if (access === 'admin' || isPermission(access)) return boss;
  return access === 'marketplace' ? seller : customer;
};

type Fields = Readonly<Record<string, unknown>>;

/** The status of an upload whose body need not fit its declaration. */
async function statusOf(call: AnyCall, params: Fields, body: Fields): Promise<number> {
  const form = new FormData();
  for (const [name, value] of Object.entries(body))
    for (const each of Array.isArray(value) ? value : [value])
      if (each !== undefined && each !== null) form.append(name, each instanceof Blob ? each : String(each));
  const encoded = new Response(form);
  const { access, profile } = callerOf(call).login;
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const { statusCode } = await api.app.inject({
    method: call.method,
    url: `/api${path}`,
    headers: {
      access,
      profile,
      'content-type': encoded.headers.get('content-type') ?? '',
      ...(call.repeat === 'idempotency-key' ? { 'idempotency-key': newIdempotencyKey() } : {}),
    },
    payload: Buffer.from(await encoded.arrayBuffer()),
  });
  return statusCode;
}

test.each(uploads.map(call => [call.id, call] as const))(
  '%s takes or refuses whatever form it is sent',
  async (_, call) => {
    const input = sampleInput(call) as { readonly body: Fields } & Fields;
    const files = uploadFieldsOf(call).map(({ name }) => name);
    const body = { ...input.body, ...Object.fromEntries(files.map(name => [name, picture])) };
    const broken: unknown[] = [];
    const send = async (sent: Fields, params: Fields = input) => {
      const status = await statusOf(call, params, sent);
      if (status >= 500) broken.push([status, params, sent]);
    };
    for (const name of Object.keys(body).filter(each => !files.includes(each)))
      for (const text of hostile) await send({ ...body, [name]: text });
    for (const name of paramsOf(call.path))
      for (const text of hostile.filter(each => each !== '')) await send(body, { ...input, [name]: text });
    for (const file of files) {
      for (const head of Object.values(heads))
        await send({ ...body, [file]: new File([Buffer.from(head, 'latin1')], 'a') });
      for (const text of hostile) await send({ ...body, [file]: text });
      await send({ ...body, [file]: [picture, picture, picture] });
      await send({ ...body, [file]: new File([await picture.arrayBuffer()], 'до\u0000после'.repeat(30)) });
    }
    expect(broken).toEqual([]);
  },
  60_000,
);
