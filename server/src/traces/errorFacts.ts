import { ApiFailure } from '@venue/sdk';
import { causesOf } from '../core/causes.ts';
import { sqlState } from '../core/db/sqlState.ts';

/** What a span tells of an error: codes, names of the schema, places in the code. Messages may quote values. */
export function errorFacts(error: unknown): { type: string; [fact: string]: string } {
  const causes = causesOf(error).filter(each => each instanceof Error);
  const state = sqlState(error);
  const names = causes.flatMap(each => {
    const { table, column, constraint } = each as { table?: unknown; column?: unknown; constraint?: unknown };
    return [table, column, constraint].filter(name => typeof name === 'string');
  });
  return {
    type: error instanceof ApiFailure ? error.code : (state ?? codeOf(causes) ?? causes[0]?.name ?? typeof error),
    ...(state === undefined ? {} : { 'db.response.status_code': state }),
    ...(names.length > 0 ? { 'db.names': names.join(' ') } : {}),
    'exception.stacktrace': causes.map(placesOf).join('\ncaused by\n'),
  };
}

/** The code of Node or of a library: an upper-case word. */
const codeOf = (causes: readonly Error[]): string | undefined =>
  causes.map(each => ('code' in each ? String(each.code) : '')).find(code => /^[A-Z][A-Z0-9_]{2,40}$/.test(code));

/** The lines of a stack that name places, without the message before them. */
function placesOf({ name, message, stack = '' }: Error): string {
  const rest = stack.slice(stack.indexOf(message) + message.length);
  // guard: traces.privacy.test.ts
  const places = rest.split('\n').filter(line => /^ {4}at /.test(line));
  return [name, ...places].join('\n');
}
