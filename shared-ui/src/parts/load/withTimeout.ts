/** How long a screen's code may take to arrive. */
export const CHUNK_TIMEOUT_MS = 120_000;

/** A screen's code did not arrive in time. */
export class TooSlow extends Error {}

/** Makes a load reject with `TooSlow` after two minutes: a hanging connection would leave the screen empty forever. */
export const withTimeout =
  <T>(load: () => Promise<T>) =>
  (): Promise<T> => {
    let timer: ReturnType<typeof setTimeout>;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new TooSlow()), CHUNK_TIMEOUT_MS);
    });
    return Promise.race([load(), late]).finally(() => clearTimeout(timer));
  };
