import type { ApiFailure } from './errors.ts';
import type { ClientOptions, Logger, LogLevel } from './options.ts';
import type { Unreachable } from './unreachable.ts';

const levels: readonly string[] = ['off', 'error', 'warn', 'debug'] satisfies LogLevel[];

/**
 * Options whose hooks also write a line for each try and each failed call: which call, how it ended, how long it took.
 * Nothing that was sent or received is in it.
 */
export function logged(options: ClientOptions, level: string): ClientOptions {
  const logger: Logger = options.logger ?? console;
  const write = (at: Exclude<LogLevel, 'off'>, parts: readonly unknown[]) => {
    if (levels.indexOf(at) <= levels.indexOf(level)) logger[at](parts.filter(Boolean).join(' '));
  };
  return {
    ...options,
    onTry: (call, outcome, exchange) => {
      const { error, number, durationMs, status } = outcome;
      const parts = ['venue', call.method, call.path, endOf(error) ?? status, `${durationMs} ms`, `try ${number}`];
      write(error ? 'warn' : 'debug', [...parts, error && requestOf(error)]);
      options.onTry?.(call, outcome, exchange);
    },
    onError: (call, error, exchange) => {
      write('error', ['venue', call.id, 'failed:', endOf(error), `after ${exchange.tries} tries`, requestOf(error)]);
      options.onError?.(call, error, exchange);
    },
  };
}

type Failure = ApiFailure | Unreachable;
const endOf = (error: Failure | undefined) =>
  error && ('status' in error ? `${error.status} ${error.code}` : error.code);
const requestOf = (error: Failure) => {
  const id = 'facts' in error ? error.facts.requestId : error.requestId;
  return id && `request ${id}`;
};
