import { extname } from 'node:path';
import { ApiFailure } from '@venue/sdk';
import type { FastifyInstance } from 'fastify';
import type { FileStore } from '../ports/files/files.ts';

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
  app.get<{ Params: { name: string } }>('/files/:name', (request, reply) => {
    const { name } = request.params;
    const type = types.get(extname(name));
    const size = type && /^[a-z0-9-]+\.\w+$/.test(name) ? files.size(name) : undefined;
    if (!type || size === undefined) throw new ApiFailure('not_found');
    reply
      .type(type)
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('x-content-type-options', 'nosniff')
      .header('accept-ranges', 'bytes');
    const part = partOf(request.headers.range, size);
    if (part === 'outside') return reply.code(416).header('content-range', `bytes */${size}`).send();
    if (!part) return reply.header('content-length', size).send(files.read(name));
    return reply
      .code(206)
      .header('content-range', `bytes ${part.first}-${part.last}/${size}`)
      .header('content-length', part.last - part.first + 1)
      .send(files.read(name, part));
  });
}

interface Part {
  readonly first: number;
  readonly last: number;
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
