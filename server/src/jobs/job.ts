import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config.ts';
import type { Db } from '../core/db/database.ts';
import type { Ports } from '../ports/ports.ts';

/** What work without a request may use. */
export interface JobContext {
  readonly db: Db;
  readonly ports: Ports;
  readonly config: Config;
  readonly now: () => Date;
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
}

/** Work done again and again without a request. Several servers may run the same job at once. */
export interface Job {
  readonly name: string;
  readonly everyMs: number;
  /** Also as soon as a transaction committed that may have left work. */
  readonly onNudge?: true;
  run(context: JobContext): Promise<void>;
}
