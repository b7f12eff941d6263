import { extname } from 'node:path';
import { Readable } from 'node:stream';
import { ApiFailure } from '@venue/sdk';
import type { FastifyInstance } from 'fastify';
import type { FileStore, Part } from '../ports/files/files.ts';

const types = new Map([
  ['.css', 'text/css; charset=utf-8'],
  ['.webp', 'image/webp'],
  ['.mp4', 'video/mp4'],
  ['.pdf', 'application/pdf'],
]);

/**
 * Public pictures, videos, styles and documents, under `/files/`. The content at an address never changes, so browsers
 * cache it.
 */
export async function publicFiles(app: FastifyInstance, files: FileStore): Promise<void> {
  app.get<{ Params: { name: string } }>('/files/:name', async (request, reply) => {
    const { name } = request.params;
    const { range } = request.headers;
    const type = types.get(extname(name));
    if (!type || !/^[a-z0-9-]+\.\w+$/.test(name)) throw new ApiFailure('not_found');
    const isHead = request.method === 'HEAD';
    const whole = isHead || range !== undefined ? undefined : await files.read(name);
    const size = whole ? whole.size : await files.size(name);
    if (size === undefined) throw new ApiFailure('not_found');
    const part = partOf(range, size);
    const needsNone = isHead || part === 'outside';
    const data = needsNone ? Readable.from([]) : (whole ?? (await files.read(name, part)))?.data;
    if (!data) throw new ApiFailure('not_found');
    // From here on nothing fails: a failure must not be cached.
    reply
      .type(type)
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('x-content-type-options', 'nosniff')
      .header('accept-ranges', 'bytes');
    if (part === 'outside') return reply.code(416).header('content-range', `bytes */${size}`).send();
    const { first, last } = part ?? { first: 0, last: size - 1 };
    if (part) reply.code(206).header('content-range', `bytes ${first}-${last}/${size}`);
    return reply.header('content-length', last - first + 1).send(data);
  });
}

/**
 * The bytes a `Range` header asks for (RFC 9110, 14.2): iPhones play no video without it. Undefined for the whole file,
 * also for several ranges at once, which a server may answer whole.
 */
export function partOf(header: string | undefined, size: number): Part | 'outside' | undefined {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (from === '' && to === '') return undefined;
  // Without a start, the header asks for the last bytes of the file.
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (from !== '' && to !== '' && Number(to) < Number(from)) return undefined;
  return first < size && first <= last ? { first, last } : 'outside';
}
