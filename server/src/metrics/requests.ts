import type { FastifyInstance } from 'fastify';
import { counter, durations } from '../core/metrics.ts';

const requests = counter('requests_total', 'answered requests, by call, class of the status and code of the failure.', [
  'call',
  'status',
  'failure',
]);
const seconds = durations('request_seconds', 'time from a request to the end of its answer.', ['call']);

/**
 * Counts answered requests. The labels are bounded: a call is one of those declared, or the pattern of another route; a
 * failure is one of the table of failures.
 */
export function countRequests(app: FastifyInstance): void {
  app.addHook('onResponse', ({ routeOptions }, reply, done) => {
    const call = routeOptions.config?.call?.id ?? routeOptions.url ?? 'no route';
    const status = `${Math.floor(reply.statusCode / 100)}xx`;
    requests.inc({ call, status, failure: reply.failure });
    // A socket or a download lasts as long as its reader wants.
    if (reply.statusCode !== 101) seconds.observe({ call }, reply.elapsedTime / 1000);
    done();
  });
}
