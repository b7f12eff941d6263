/** Marks, between server and browser, a part that only the browser can draw. */
export const BROWSER_ONLY = 'browser-only';

/**
 * Thrown on the server by what draws itself in the browser alone: the fallback of the nearest `Suspense` stands in its
 * place until then.
 */
export class BrowserOnly extends Error {
  readonly digest = BROWSER_ONLY;
}
