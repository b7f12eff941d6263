import type pg from 'pg';
import { textOf, whenAnswered } from './answered.ts';

const LIFT = /\bset (local )?statement_timeout = 0\b/i;
const END = /^(commit|rollback)$/i;

/**
 * Connections that are given up when a statement has no answer within `limit` milliseconds: the database is frozen or
 * cut off, and does not keep its own limit. Whoever lifts that limit, for a session or a transaction, lifts this one.
 */
export const boundClient = (Client: typeof pg.Client, limit: number): typeof pg.Client =>
  class extends Client {
    #lifted: 'session' | 'transaction' | undefined;

    // As in `preparingClient`, the seven overloads are passed on as they came.
    override query(...args: unknown[]): never {
      const send = () => super.query.apply(this, args as never) as never;
      const text = textOf(args[0]) ?? '';
      const lift = LIFT.exec(text);
      if (lift) this.#lifted = lift[1] ? 'transaction' : 'session';
      else if (this.#lifted === 'transaction' && END.test(text)) this.#lifted = undefined;
      if (this.#lifted) return send();
      // With a statement under way, `end` closes the connection at once, and the statement fails.
      const timer = setTimeout(() => void this.end(), limit);
      return whenAnswered(args, send, () => clearTimeout(timer));
    }
  };

/**
 * A pool for drizzle, which takes care of the connection of a transaction only once that has begun: one whose beginning
 * fails would never come back to the pool.
 */
export function beginningFrom(pool: pg.Pool): pg.Pool {
  const connect = async () => {
    const client = await pool.connect();
    let isBegun = false;
    const query = async (config: pg.QueryConfig, values?: unknown[]) => {
      try {
        const result = await client.query(config, values);
        isBegun = true;
        return result;
      } catch (error) {
        // guard: network.test.ts
        if (!isBegun) client.release(true);
        throw error;
      }
    };
    return Object.create(client, { query: { value: query } });
  };
  // The pool's own `query` takes a connection too, and takes care of it.
  return Object.create(pool, { connect: { value: connect }, query: { value: pool.query.bind(pool) } });
}
