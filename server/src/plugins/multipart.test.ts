import fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { multipart } from './multipart.ts';

test('a file larger than the call allows fails instead of arriving cut short', async () => {
  const app = fastify();
  onTestFinished(() => app.close());
  await multipart(app);
  app.post('/upload', async request => {
    const file = await request.file({ limits: { fileSize: 10 } });
    return { size: (await file?.toBuffer())?.length };
  });
  const send = async (size: number) => {
    const form = new FormData();
    form.set('file', new Blob(['x'.repeat(size)]), 'a.txt');
    const sent = new Response(form);
    const payload = Buffer.from(await sent.arrayBuffer());
    return app.inject({
      method: 'POST',
      url: '/upload',
      payload,
      headers: { 'content-type': sent.headers.get('content-type') ?? '' },
    });
  };
  expect((await send(10)).json()).toEqual({ size: 10 });
  expect((await send(11)).statusCode).toBe(413);
});
