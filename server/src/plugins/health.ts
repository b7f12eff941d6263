import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../core/clock.ts';
import type { Database } from '../core/db/database.ts';
import type { FileStore } from '../ports/files/files.ts';

const ANSWER_WITHIN = 2_000;
/** For what is only named: a probe that is answered late takes the server out of service too. */
const NAME_WITHIN = 500;

/** `/health/live`: the process answers. `/health/ready`: it can also serve, so send it traffic. */
export async function health(
  app: FastifyInstance,
  {
    pool,
    clock,
    files,
  }: Pick<Database, 'pool'> & {
    readonly clock: Pick<Clock, 'compare' | 'isRight'>;
    readonly files: Pick<FileStore, 'hasRoom' | 'isCommon' | 'answers'>;
  },
): Promise<void> {
  let stopping = false;
  app.addHook('preClose', async () => {
    stopping = true;
  });
  const isReady = async () => {
    await pool.query('SELECT 1');
    await clock.compare();
    return true;
  };
  app.get('/health/live', { logLevel: 'warn' }, async () => ({ status: 'ok' }));
  app.get('/health/ready', { logLevel: 'warn' }, async (_request, reply) => {
    const [answers, fits, stores] = await Promise.all([
      isSo(isReady()),
      isSo(files.hasRoom()),
      isSo(files.answers(), files.isCommon ? NAME_WITHIN : ANSWER_WITHIN),
    ]);
    const lacks = [
      stopping && 'stopping',
      !answers && 'no database',
      !clock.isRight() && 'wrong clock',
      !fits && 'no room on the disk',
      !stores && !files.isCommon && 'no files',
    ].find(Boolean);
    return reply.code(lacks ? 503 : 200).send({ status: lacks || (stores ? 'ok' : 'no files') });
  });
}

/** Whether the answer is yes and in time; a failure or a delay counts as no. */
async function isSo(answer: Promise<boolean>, within = ANSWER_WITHIN): Promise<boolean> {
  const late = new AbortController();
  const timeout = pause(within, false, { signal: late.signal }).catch(() => false);
  const answered = await Promise.race([answer.catch(() => false), timeout]);
  late.abort();
  return answered;
}
