import { AsyncLocalStorage } from 'node:async_hooks';

/** Few, and never what people entered: no id of a record, no query, no parameter of a statement. */
export type SpanFacts = Readonly<Record<string, string | number | boolean>>;

/** A part of a trace. */
export interface Span {
  /** Undefined if the trace is not exported. */
  readonly traceId: string | undefined;
  /** Begins a span below this one; undefined if nothing is recorded any more. */
  begin(name: string, facts?: SpanFacts): Span | undefined;
  set(facts: SpanFacts): void;
  /** Records an error by its kind and its place in the code, without its message, which may quote values. */
  record(error: unknown): void;
  /** A second call changes nothing. */
  end(error?: unknown): void;
}

/** Where traces go; there is none without TRACES_URL. */
export interface Traces {
  /** Begins the span of a request: below the current one, or else in the trace that its `traceparent` names. */
  request(name: string, facts: SpanFacts, traceparent: unknown): Span;
  /** Begins a trace of a run of a job. */
  job(name: string): Span;
  /** `report` is called when spans do not arrive, at most once in ten minutes. */
  onLoss(report: (reason: string) => void): void;
  /** Sends what is left, for a few seconds at most. */
  close(): Promise<void>;
}

const current = new AsyncLocalStorage<Span | undefined>();

/** The span that the running code belongs to. */
export const currentSpan = (): Span | undefined => current.getStore();

/** Runs work as a part of a span; with undefined, as a part of none. */
export const runIn = <T>(span: Span | undefined, work: () => T): T => current.run(span, work);

/** Runs work as a part of a span and ends the span with it. */
export function runToEnd<T>(span: Span, work: () => T): T {
  try {
    const result = runIn(span, work);
    if (result instanceof Promise)
      result.then(
        () => span.end(),
        error => span.end(error),
      );
    else span.end();
    return result;
  } catch (error) {
    span.end(error);
    throw error;
  }
}
