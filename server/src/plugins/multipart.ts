import parts from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';

const MB = 1024 * 1024;

/**
 * Lets routes read uploaded files as streams. A call sets its own, tighter limits when it reads the files;
 * these are the most any call accepts. What is larger fails with 413 instead of arriving cut short.
 */
export async function multipart(app: FastifyInstance): Promise<void> {
  await app.register(parts, {
    throwFileSizeLimit: true,
    limits: {
      fileSize: 50 * MB,
      files: 20,
      fields: 100,
      fieldNameSize: 100,
      fieldSize: 256 * 1024,
      parts: 120,
      headerPairs: 50,
    },
  });
}
