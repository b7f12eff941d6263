import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../core/db/database.ts';
import type { FileStore } from '../ports/files/files.ts';

const ANSWER_WITHIN = 2_000;

/** `/health/live`: the process answers. `/health/ready`: it can also serve, so send it traffic. */
export async function health(
  app: FastifyInstance,
  { pool }: Pick<Database, 'pool'>,
  files: Pick<FileStore, 'hasRoom'>,
): Promise<void> {
  let stopping = false;
  app.addHook('preClose', async () => {
    stopping = true;
  });
  app.get('/health/live', { logLevel: 'warn' }, async () => ({ status: 'ok' }));
  app.get('/health/ready', { logLevel: 'warn' }, async (_request, reply) => {
    const [answers, fits] = await Promise.all([isSo(pool.query('SELECT 1').then(() => true)), isSo(files.hasRoom())]);
    const lacks = stopping ? 'stopping' : !answers ? 'no database' : !fits ? 'no room on the disk' : undefined;
    return reply.code(lacks ? 503 : 200).send({ status: lacks ?? 'ok' });
  });
}

/** Whether the answer is yes and in time; a failure or a delay counts as no. */
async function isSo(asked: Promise<boolean>): Promise<boolean> {
  const late = new AbortController();
  const given = pause(ANSWER_WITHIN, false, { signal: late.signal }).catch(() => false);
  const answered = await Promise.race([asked.catch(() => false), given]);
  late.abort();
  return answered;
}
