import { brotliDecompressSync } from 'node:zlib';
import fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { compression } from './compression.ts';

test('long replies are compressed for those who ask, short ones and pictures are not', async () => {
  const app = fastify();
  onTestFinished(() => app.close());
  await compression(app);
  const list = { rows: Array.from({ length: 300 }, (_, id) => ({ id, title: 'Фотостудия' })) };
  app.get('/list', async () => list);
  app.get('/short', async () => ({ ok: true }));
  app.get('/picture', async (_request, reply) => reply.type('image/webp').send(Buffer.alloc(5000)));

  const ask = (url: string, encoding = 'br, gzip') => app.inject({ url, headers: { 'accept-encoding': encoding } });
  const compressed = await ask('/list');
  expect(compressed.headers['content-encoding']).toBe('br');
  expect(JSON.parse(brotliDecompressSync(compressed.rawPayload).toString())).toEqual(list);
  expect((await ask('/list', 'identity')).json()).toEqual(list);
  for (const url of ['/short', '/picture']) expect((await ask(url)).headers['content-encoding'], url).toBeUndefined();
});
