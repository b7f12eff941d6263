import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { call, done, MEGABYTE, picture, upload } from '@venue/sdk';
import fastify from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { multipart } from '../../plugins/multipart.ts';
import { folderStore } from '../../ports/files/folder.ts';
import { answerErrors } from './errors.ts';
import { logging, logRequests } from './log.ts';
import { readUpload } from './upload.ts';

const common = { id: 'a.b', summary: '', method: 'POST', path: '/one', access: 'public', reply: done } as const;
const one = call({
  ...common,
  body: z.object({ file: picture(1), title: z.string() }),
  upload: ['file'],
  repeat: 'safe',
});
const many = call({
  ...common,
  body: z.object({ files: z.array(upload({ megabytes: 1, types: [] })).check(z.maxLength(3)) }),
  upload: ['files'],
  repeat: 'safe',
});

const folder = mkdtempSync(join(tmpdir(), 'upload-'));
const spool = { files: folderStore(folder), received: [] };

const app = fastify();
beforeAll(async () => {
  answerErrors(app);
  await multipart(app);
  const readVisible = async (value: unknown) => {
    const files = (Array.isArray(value) ? value : [value]) as (File | undefined)[];
    return Promise.all(files.map(async file => file && [file.name, file.type, (await file.bytes()).length]));
  };
  app.post('/one', async request => {
    const { file, ...rest } = await readUpload(one, request, spool);
    return { ...rest, file: await readVisible(file) };
  });
  app.post('/many', async request => readVisible((await readUpload(many, request, spool)).files));
});
afterAll(() => app.close());
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let png: Buffer;
beforeAll(async () => {
  png = await sharp({ create: { width: 4, height: 4, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
});

async function send(url: string, parts: readonly (readonly [string, string | Blob, string?])[]) {
  const form = new FormData();
  for (const [name, value, fileName] of parts)
    typeof value === 'string' ? form.append(name, value) : form.append(name, value, fileName);
  const sent = new Response(form);
  const headers = { 'content-type': sent.headers.get('content-type') ?? '' };
  const reply = await app.inject({ method: 'POST', url, headers, payload: Buffer.from(await sent.arrayBuffer()) });
  return { status: reply.statusCode, body: reply.json() };
}
const bytes = (data: Buffer, type = '') => new Blob([new Uint8Array(data)], { type });

test('fields and files arrive together; the type is told by the content, not by the sender', async () => {
  const { status, body } = await send('/one', [
    ['title', 'Печь'],
    ['file', bytes(png, 'text/html'), 'печь.png'],
    ['other', bytes(png), 'nobody asked.png'],
  ]);
  expect({ status, body }).toEqual({
    status: 200,
    body: { title: 'Печь', other: 'nobody asked.png', file: [['печь.png', 'image/png', png.length]] },
  });
});

test('several files of one field come as a list, none as an empty one', async () => {
  const { body } = await send('/many', [
    ['files', bytes(png), '1.png'],
    ['files', bytes(Buffer.from('words')), '2.txt'],
  ]);
  expect(body).toEqual([
    ['1.png', 'image/png', png.length],
    ['2.txt', 'application/octet-stream', 5],
  ]);
  expect((await send('/many', [['x', '1']])).body).toEqual([]);
});

test('of more files than a call takes the rest is not kept in memory', async () => {
  const { body } = await send(
    '/many',
    [1, 2, 3, 4, 5].map(each => ['files', bytes(png), `${each}.png`] as const),
  );
  expect(body).toEqual([
    ...['1.png', '2.png', '3.png'].map(name => [name, 'image/png', png.length]),
    ['', '', 0],
    ['', '', 0],
  ]);
});

test.each([
  ['too big', () => bytes(Buffer.concat([png, Buffer.alloc(MEGABYTE)])), 'a.png', 413, 'file_too_big'],
  [
    'a page that calls itself a picture',
    () => bytes(Buffer.from('<html>'), 'image/png'),
    'a.png',
    415,
    'file_type_wrong',
  ],
  ['of a kind the call does not take', () => bytes(Buffer.from('%PDF-1.7\n')), 'a.pdf', 415, 'file_type_wrong'],
  ['with a name of 101 characters', () => bytes(png), `${'я'.repeat(97)}.png`, 400, 'file_name_too_long'],
])('a file %s is refused beside its field', async (_, make, name, status, code) => {
  const reply = await send('/one', [['file', make(), name]]);
  expect(reply).toMatchObject({ status, body: { code, fields: { file: expect.any(String) } } });
});

test.each([
  ['empty', Buffer.alloc(0), 'Файл пустой'],
  ['a picture of a phone', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic'), /^Снимок HEIC/],
  ['another', Buffer.from('%PDF-1.7\n'), /^Файлы такого типа не принимаются: можно/],
])('a file that is not taken says why: %s', async (_, data, why) => {
  const { body } = await send('/one', [['file', bytes(data), 'a.png']]);
  const text = typeof why === 'string' ? why : expect.stringMatching(why);
  expect(body.fields).toEqual({ file: text });
});

test('the specification’s server message travels with a name that is too long', async () => {
  const { body } = await send('/one', [['file', bytes(png), `${'a'.repeat(97)}.png`]]);
  expect(body.message).toBe('file name is too big');
});

test('a name shows the extension it has', async () => {
  const { body } = await send('/one', [['file', bytes(png), 'план\u202egnp.exe.png']]);
  expect(body.file).toEqual([['планgnp.exe.png', 'image/png', png.length]]);
});

test('another kind of body is refused', async () => {
  const reply = await app.inject({ method: 'POST', url: '/one', payload: { title: 'a' } });
  expect(reply.statusCode).toBe(415);
});

test('a client that leaves in the middle of an upload is no error of the server', async () => {
  const lines: { level: number; msg: string }[] = [];
  const out = { write: (line: string) => void lines.push(JSON.parse(line)) };
  const logged = fastify(logging({ logLevel: 'info', logFormat: 'json' }, out));
  onTestFinished(() => logged.close());
  logRequests(logged);
  answerErrors(logged);
  await multipart(logged);
  const ended = vi.fn();
  logged.post('/one', request => readUpload(one, request, spool).finally(ended));
  await logged.listen({ port: 0, host: '127.0.0.1' });
  const { port } = logged.server.address() as AddressInfo;

  const socket = connect(port, '127.0.0.1');
  const head = [
    'POST /one HTTP/1.1',
    'Host: a',
    'Content-Type: multipart/form-data; boundary=b',
    'Content-Length: 9000',
  ];
  const part = '--b\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\nhalf';
  const begun = once(logged.server, 'request');
  socket.write(`${head.join('\r\n')}\r\n\r\n${part}`);
  await begun;
  socket.destroy();
  await expect.poll(() => ended.mock.calls.length, { timeout: 5_000 }).toBe(1);
  // Lets the error handler finish; its reply reaches nobody.
  await new Promise(setImmediate);
  expect(lines.filter(({ msg }) => !msg.startsWith('Server listening'))).toEqual([
    expect.objectContaining({ level: 30, msg: 'request broken off', route: 'POST /one' }),
  ]);
});

test('a call that works long on what it was sent answers over the same connection', async () => {
  // As bounds.ts bounds the silence of a connection, in a fraction of its time.
  const slow = fastify({ connectionTimeout: 300 });
  onTestFinished(() => slow.close());
  await multipart(slow);
  slow.post('/', async request => {
    const { files } = await readUpload(many, request, spool);
    await new Promise(later => setTimeout(later, 1_500));
    return { files: (files as File[]).length };
  });
  const address = await slow.listen({ host: '127.0.0.1', port: 0 });
  const form = new FormData();
  form.append('files', new Blob(['1CClientBankExchange']), 'kl_to_1c.txt');
  const reply = await fetch(address, { method: 'POST', body: form });
  expect(await reply.json()).toEqual({ files: 1 });
});
