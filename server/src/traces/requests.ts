import { extname } from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { runIn, type Span, type Traces } from '../core/traces.ts';

declare module 'fastify' {
  interface FastifyRequest {
    span: Span | null;
  }
}

/** Traces the requests of an app. Register it before the hooks and routes that are to be part of them. */
export function traceRequests(app: FastifyInstance, traces: Traces): void {
  traces.onLoss(reason => app.log.warn({ reason }, 'traces do not reach the collector'));
  app.decorateRequest('span', null);
  app.addHook('onRequest', (request, _reply, done) => {
    if (!isTraced(request)) return done();
    request.span = traces.request(nameOf(request), factsOf(request), request.headers.traceparent);
    runIn(request.span, done);
  });
  app.addHook('onResponse', ({ span }, reply, done) => {
    if (!span) return done();
    span.set({
      'http.response.status_code': reply.statusCode,
      ...(reply.failure === '' ? {} : { 'error.type': reply.failure }),
    });
    span.end();
    // The line of the log has the id of the trace.
    runIn(span, done);
  });
  app.addHook('onRequestAbort', ({ span }, done) => {
    span?.set({ 'error.type': 'broken off' });
    span?.end();
    done();
  });
}

/** Not the checks of a balancer, files of the builds, and the live channel, whose sockets stay open for hours. */
const isTraced = ({ routeOptions: { url, logLevel }, headers }: FastifyRequest): boolean =>
  logLevel !== 'warn' && headers.upgrade === undefined && extname(url ?? '') === '';

const nameOf = ({ routeOptions: { config, url }, method }: FastifyRequest): string =>
  config?.call?.id ?? `${method} ${url ?? 'no such route'}`;

const factsOf = ({ routeOptions: { url }, method, id }: FastifyRequest) => ({
  'http.request.method': method,
  ...(url === undefined ? {} : { 'http.route': url }),
  requestId: id,
});
