import { type FastifyInstance, LogController } from 'fastify';
import type { Config } from '../../config.ts';
import { causesOf } from '../causes.ts';
import { counter } from '../metrics.ts';
import { currentSpan } from '../traces.ts';

const errors = counter('errors_total', 'lines of the log at level error, by their text.', ['event']);
const ERROR = 50;

type LogOptions = Pick<Config, 'logLevel' | 'logFormat'> & Partial<Pick<Config, 'tracesUrl'>>;
type Destination = { write(line: string): void };

/**
 * Fastify's logging options. Only the fields named here are logged: never a body, a query string, a header or an SQL
 * parameter, because those contain phones, codes and tokens.
 */
export function logging(config: LogOptions, out: Destination = process.stdout) {
  return {
    logger: {
      level: config.logLevel,
      base: null,
      serializers: {
        req: () => ({}),
        res: () => ({}),
        err: (error: Error) => shownError(error),
      },
      ...(config.tracesUrl === undefined ? {} : { mixin: traceOf }),
      hooks: {
        // The texts of our errors are constants; those of libraries may not be.
        logMethod(args: unknown[], method: (...args: unknown[]) => void, level: number) {
          if (level >= ERROR) errors.inc({ event: typeof args[1] === 'string' ? args[1] : 'other' });
          method.apply(this, args);
        },
      },
      stream: config.logFormat === 'json' ? out : { write: (line: string) => out.write(readable(line)) },
    },
    // Fastify's own two lines per request contain the full URL; `logRequests` writes one line instead.
    logController: new LogController({ disableRequestLogging: true }),
  };
}

/** The id of the trace that the running code belongs to. */
function traceOf(): { traceId?: string } {
  const traceId = currentSpan()?.traceId;
  return traceId === undefined ? {} : { traceId };
}

/** One event per answered request, with the pattern of its route, so that it contains no id and no search text. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const level = reply.statusCode >= 500 ? 'warn' : 'info';
    const event = {
      method: request.method,
      url: request.routeOptions.url ?? (reply.statusCode < 400 ? 'page of an app' : 'no such route'),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    };
    request.log[level](event, 'request');
    done();
  });
  // An aborted request is never answered, so `onResponse` does not report it.
  app.addHook('onRequestAbort', (request, done) => {
    request.log.info({ route: `${request.method} ${request.routeOptions.url}` }, 'request broken off');
    done();
  });
}

/** The parts of an error that tell what failed, without the values involved. */
function shownError(
  error: Error,
  [cause, ...further] = causesOf(error).slice(1),
): { type: string; message: string; stack: string; cause?: unknown } {
  const message =
    'query' in error ? `Failed query: ${String(error.query)}` : sqlState(error) ? aboutSql(error) : error.message;
  // The stack repeats the message, which may hold parameters.
  const stack = (error.stack ?? '').split('\n').filter(line => /^\s+at /.test(line));
  return {
    type: error.name,
    message,
    stack: stack.join('\n'),
    ...(cause instanceof Error ? { cause: shownError(cause, further) } : {}),
  };
}

const sqlState = (error: Error) => ('severity' in error && 'code' in error ? String(error.code) : undefined);

/** The database quotes offending values in its messages, so only its code and the names involved are kept. */
function aboutSql(error: Error): string {
  const about = error as Error & { table?: string; column?: string; constraint?: string };
  const names = [about.table, about.column, about.constraint].filter(name => name !== undefined);
  return ['SQLSTATE', sqlState(error), ...names].join(' ');
}

const levels: Record<number, string> = { 10: 'trace', 20: 'debug', 30: 'info', 40: 'WARN', 50: 'ERROR', 60: 'FATAL' };

interface Event {
  level: number;
  time: number;
  msg?: string;
  reqId?: string;
  method?: string;
  url?: string;
  status?: number;
  ms?: number;
  err?: ReturnType<typeof shownError>;
  req?: unknown;
  res?: unknown;
}

/** The same event as one line for a person; an error's stack follows on lines of its own. */
function readable(line: string): string {
  const {
    level,
    time,
    msg,
    reqId,
    method,
    url,
    status,
    ms,
    err,
    req: _req,
    res: _res,
    ...rest
  } = JSON.parse(line) as Event;
  const about = method === undefined ? msg : `${method} ${url} ${status} ${ms} ms`;
  const more = Object.keys(rest).length > 0 ? JSON.stringify(rest) : undefined;
  const parts = [new Date(time).toTimeString().slice(0, 8), levels[level] ?? level, about, reqId, more];
  const failure = err
    ? `\n${err.type}: ${err.message}\n${err.stack}${err.cause ? `\nCaused by ${JSON.stringify(err.cause)}` : ''}`
    : '';
  return `${parts.filter(part => part !== undefined).join(' ')}${failure}\n`;
}
