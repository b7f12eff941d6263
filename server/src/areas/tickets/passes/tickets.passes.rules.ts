interface Passed {
  readonly isOut: boolean;
  readonly at: Date;
}

/**
 * The pass that a scan contradicts, because nobody goes out or comes in twice in a row: by when each was scanned, also
 * if it reached the server later. `null` if the scan fits, `undefined` if there is nobody inside to go out. `passes` are
 * in the order in which they happened, the first one in.
 */
export function contradiction<P extends Passed>(passes: readonly P[], scan: Passed): P | undefined | null {
  const before = passes.findLast(({ at }) => at <= scan.at);
  const after = passes.find(({ at }) => at > scan.at);
  // guard: tickets.passes.test.ts
  if ((before?.isOut ?? true) === scan.isOut) return before;
  // guard: tickets.passes.test.ts
  return after?.isOut === scan.isOut ? after : null;
}
