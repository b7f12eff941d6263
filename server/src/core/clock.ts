import type { Pool } from 'pg';

/** Milliseconds that the clocks of this machine and of the database may differ. */
const MOST_APART = 2_000;

/** The time that decides what has expired: the database's, the same for every server. */
export interface Clock {
  now(): Date;
  /** Reads the database's clock. */
  compare(): Promise<void>;
  /** By how many milliseconds this machine is at least ahead of the database, or behind it if negative. */
  offset(): number;
  /** Whether this machine's clock agrees with the database's. */
  isRight(): boolean;
}

/** The clocks of a machine: `wall` may be wrong or set anew at any time, `steady` only counts on. */
interface Machine {
  wall(): number;
  steady(): number;
}

const thisMachine: Machine = {
  wall: () => Date.now(),
  steady: () => performance.timeOrigin + performance.now(),
};

const READ = 'select (extract(epoch from clock_timestamp()) * 1000)::float8 as at';

/** Follows the database's clock: this process counts the time itself and corrects it at each comparison. */
export async function databaseClock(pool: Pick<Pool, 'query'>, machine = thisMachine): Promise<Clock> {
  let correction = 0;
  let offset = 0;
  const compare = async () => {
    const sentAt = machine.steady();
    const { rows } = await pool.query<{ at: number }>(READ);
    const answered = machine.steady();
    const at = Number(rows[0]?.at);
    // The clock was read at some moment between the two, so a slow reply changes nothing that it does not disprove.
    correction = Math.min(Math.max(correction, at - answered), at - sentAt);
    const wall = machine.wall();
    offset = Math.min(wall - at, 0) || Math.max(wall - at - (answered - sentAt), 0);
  };
  await compare();
  return {
    now: () => new Date(machine.steady() + correction),
    compare,
    offset: () => Math.round(offset),
    // guard: clock.test.ts
    isRight: () => Math.abs(offset) <= MOST_APART,
  };
}
