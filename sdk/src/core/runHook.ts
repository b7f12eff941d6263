/**
 * Calls somebody else's listener. One that throws stops neither its neighbours nor the work that is being told of:
 * its error becomes an uncaught one, where programs look for errors nobody expected.
 */
export function runHook<A extends readonly unknown[]>(listener: ((...said: A) => void) | undefined, ...said: A): void {
  try {
    listener?.(...said);
  } catch (error) {
    queueMicrotask(() => {
      throw error;
    });
  }
}
