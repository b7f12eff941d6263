import { ApiFailure, type FailureCode } from '@venue/sdk';
import { counter, gauge } from '../metrics.ts';

const underWay = gauge('queue_running', 'tasks of a queue that run.', ['queue']);
const inLine = gauge('queue_waiting', 'tasks of a queue that wait for their turn.', ['queue']);
const refused = counter('queue_refused_total', 'tasks that a full queue refused.', ['queue']);

interface Line {
  readonly name: string;
  /** How many tasks run at once. */
  readonly atOnce: number;
  /** How many tasks may wait in each lane; `share` is the limit for one caller. */
  readonly longest: number;
  readonly share: number;
  /** What is thrown when a lane is full. */
  readonly full?: FailureCode;
}

/** A part of the queue with places of its own, so that a crowd in one lane keeps nobody out of another. */
type Lane = string;

/**
 * A fair queue of tasks. The lanes get one turn each, one after another, and within a lane the waiting callers do, so
 * a caller with many tasks delays only its own, and a crowd only its lane.
 * @throws ApiFailure `full` when too many tasks wait in the lane, `rate_limited` when too many of one caller do
 */
export function fairQueue({ name: queue, atOnce, longest, share, full = 'unavailable' }: Line) {
  let running = 0;
  // The waiting tasks of each caller in each lane; lanes and callers in the order of their turns.
  const lanes = new Map<Lane, Map<string, (() => void)[]>>();
  const waiting = (lane: Lane) => [...(lanes.get(lane)?.values() ?? [])].reduce((sum, own) => sum + own.length, 0);
  const isFull = (lane: Lane = '') => waiting(lane) >= longest;

  const refuse = (code: FailureCode) => {
    refused.inc({ queue });
    return new ApiFailure(code, { retryAfter: 2 });
  };
  const wait = async (who: string, lane: Lane) => {
    const own = lanes.get(lane)?.get(who) ?? [];
    // guard
    if (own.length >= share) throw refuse('rate_limited');
    // guard
    if (isFull(lane)) throw refuse(full);
    inLine.inc({ queue });
    await new Promise<void>(enter => {
      const callers = lanes.get(lane) ?? new Map<string, (() => void)[]>();
      lanes.set(lane, callers.set(who, [...own, enter]));
    });
    inLine.dec({ queue });
  };
  // A finished task hands its place over, so `running` stays as it is.
  const handOver = () => {
    const [next] = lanes;
    if (!next) return void running--;
    const [lane, callers] = next;
    lanes.delete(lane);
    const enter = nextOf(callers);
    if (callers.size > 0) lanes.set(lane, callers);
    enter?.();
  };
  const run = async <T>(who: string, work: () => Promise<T>, lane: Lane = ''): Promise<T> => {
    if (running < atOnce) running++;
    else await wait(who, lane);
    underWay.inc({ queue });
    try {
      return await work();
    } finally {
      underWay.dec({ queue });
      handOver();
    }
  };
  return Object.assign(run, { isFull });
}

/** Takes the task whose turn it is; its caller goes to the end of the line. */
function nextOf(callers: Map<string, (() => void)[]>): (() => void) | undefined {
  const [first] = callers;
  if (!first) return undefined;
  const [who, [enter, ...rest]] = first;
  callers.delete(who);
  if (rest.length > 0) callers.set(who, rest);
  return enter;
}
