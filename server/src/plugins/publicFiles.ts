import { ApiFailure } from '@venue/sdk';
import type { FastifyInstance } from 'fastify';
import type { FileStore } from '../ports/files/files.ts';

/** Pictures and styles anybody may see, under `/files/`. An address never changes its content, so browsers keep it. */
export async function publicFiles(app: FastifyInstance, files: FileStore): Promise<void> {
  app.get<{ Params: { name: string } }>('/files/:name', (request, reply) => {
    const { name } = request.params;
    const stream = /^[a-z0-9-]+\.(webp|css)$/.test(name) ? files.read(name) : undefined;
    if (!stream) throw new ApiFailure('not_found');
    return reply
      .type(name.endsWith('.css') ? 'text/css; charset=utf-8' : 'image/webp')
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('x-content-type-options', 'nosniff')
      .send(stream);
  });
}
