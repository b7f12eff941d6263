import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../core/db/database.ts';

const ANSWER_WITHIN = 2_000;

/** `/health/live`: the process answers. `/health/ready`: it can also serve, so send it traffic. */
export async function health(app: FastifyInstance, database: Pick<Database, 'pool'>): Promise<void> {
  let stopping = false;
  app.addHook('preClose', async () => {
    stopping = true;
  });
  app.get('/health/live', { logLevel: 'warn' }, async () => ({ status: 'ok' }));
  app.get('/health/ready', { logLevel: 'warn' }, async (_request, reply) => {
    const ready = !stopping && (await answers(database));
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ok' : stopping ? 'stopping' : 'no database' });
  });
}

async function answers({ pool }: Pick<Database, 'pool'>): Promise<boolean> {
  const late = new AbortController();
  const asked = pool.query('SELECT 1').then(
    () => true,
    () => false,
  );
  const given = pause(ANSWER_WITHIN, false, { signal: late.signal }).catch(() => false);
  const answered = await Promise.race([asked, given]);
  late.abort();
  return answered;
}
