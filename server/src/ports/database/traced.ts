import { AsyncResource } from 'node:async_hooks';
import pg from 'pg';
import { currentSpan } from '../../core/traces.ts';
import { textOf, whenAnswered } from './answered.ts';

type Callback = (error: Error | undefined, ...rest: never[]) => void;

const LONGEST_TEXT = 2_000;
const MOST_KEPT = 1_000;

interface Statement {
  readonly name: string;
  readonly text: string;
}
const statements = new Map<string, Statement>();

/** How a statement is called in a trace. Its values are parameters; text within quotes is left out all the same. */
export function statementOf(sent: string): Statement {
  const cached = statements.get(sent);
  if (cached) return cached;
  const [first = 'statement'] = /\w+/.exec(sent) ?? [];
  const change = /^select$/i.test(first)
    ? null
    : /\b(insert)\s+into\s+"?(\w+)|\b(update|delete\s+from)\s+"?(\w+)/i.exec(sent);
  const [, from] = /\bfrom\s+"?(\w+)/i.exec(sent) ?? [];
  const [verb, table] = change ? change.slice(1).filter(Boolean) : [first, from];
  const statement = {
    name: [verb?.split(/\s/)[0]?.toLowerCase(), table].filter(Boolean).join(' '),
    text: sent.replace(/'(?:[^']|'')*'/g, "'?'").slice(0, LONGEST_TEXT),
  };
  if (statements.size >= MOST_KEPT) statements.clear();
  statements.set(sent, statement);
  return statement;
}

/** Connections whose statements are spans of the trace they are sent in; outside of one nothing happens. */
export const tracedClient = (Client: typeof pg.Client): typeof pg.Client =>
  class extends Client {
    // As in `preparingClient`, the seven overloads are passed on as they came.
    override query(...args: unknown[]): never {
      const send = () => super.query.apply(this, args as never) as never;
      const trace = currentSpan();
      const sent = trace && textOf(args[0]);
      if (sent === undefined) return send();
      const { name, text } = statementOf(sent);
      const span = trace?.begin(name, { 'db.system.name': 'postgresql', 'db.query.text': text });
      if (!span) return send();
      return whenAnswered(args, send, error => span.end(error));
    }
  };

/** A pool in whose callbacks the trace goes on that asked for the connection. Waiting for one is a span. */
export class TracedPool extends pg.Pool {
  override connect(callback?: Callback): never {
    const trace = currentSpan();
    // Waiters get a connection in the context of whoever gave it back.
    const bound = trace && callback ? (AsyncResource.bind(callback as () => void) as Callback) : callback;
    const waiting = this.idleCount === 0 ? trace?.begin('wait for a connection') : undefined;
    const connect = (then?: Callback) => super.connect(then as never) as never;
    if (!waiting) return connect(bound);
    if (bound)
      return connect((error, ...rest) => {
        waiting.end(error);
        bound(error, ...rest);
      });
    const answer = connect() as Promise<unknown>;
    answer.then(
      () => waiting.end(),
      error => waiting.end(error),
    );
    return answer as never;
  }
}
