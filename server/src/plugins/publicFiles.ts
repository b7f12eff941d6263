import { ApiFailure } from '@venue/sdk';
import type { FastifyInstance } from 'fastify';
import type { FileStore } from '../ports/files/files.ts';

/** Pictures anybody may see, under `/files/`. A name never changes its content, so browsers keep them for good. */
export async function publicFiles(app: FastifyInstance, files: FileStore): Promise<void> {
  app.get<{ Params: { name: string } }>('/files/:name', (request, reply) => {
    const stream = /^[a-z0-9-]+\.webp$/.test(request.params.name) ? files.read(request.params.name) : undefined;
    if (!stream) throw new ApiFailure('not_found');
    return reply
      .type('image/webp')
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('x-content-type-options', 'nosniff')
      .send(stream);
  });
}
