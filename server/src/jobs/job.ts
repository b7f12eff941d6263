import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config.ts';
import type { Db } from '../core/db/database.ts';
import type { Traces } from '../core/traces.ts';
import type { Ports } from '../ports/ports.ts';

/** What a job may use. */
export interface JobContext {
  readonly db: Db;
  readonly ports: Ports;
  readonly config: Config;
  readonly now: () => Date;
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
  readonly traces?: Traces;
}

/** Background work that is done again and again. Several servers may run the same job at once. */
export interface Job {
  readonly name: string;
  readonly everyMs: number;
  /** The job also runs as soon as a transaction that may have left work has committed. */
  readonly onNudge?: true;
  run(context: JobContext): Promise<void>;
}
