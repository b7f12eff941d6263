/**
 * Calls a listener supplied by the caller. If it throws, neither the other listeners nor the operation is affected:
 * its error is reported as an uncaught one.
 */
export function runHook<A extends readonly unknown[]>(listener: ((...args: A) => void) | undefined, ...args: A): void {
  try {
    listener?.(...args);
  } catch (error) {
    queueMicrotask(() => {
      throw error;
    });
  }
}
