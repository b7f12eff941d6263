/**
 * Calls a listener supplied by the caller. If it throws, or is asynchronous and fails, neither the other listeners nor
 * the operation is affected: its error is reported in a page and printed elsewhere, where an uncaught one would end the
 * program.
 */
export function runHook<A extends readonly unknown[]>(listener: ((...args: A) => void) | undefined, ...args: A): void {
  try {
    // guard: runHook.test.ts
    Promise.resolve(listener?.(...args)).catch(report);
  } catch (error) {
    report(error);
  }
}

// biome-ignore lint/suspicious/noConsole: the caller has to hear of it, and nothing else is there to tell
const report = (error: unknown) => (globalThis.document ? reportError : console.error)(error);
