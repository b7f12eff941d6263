/** The error digest by which server and browser recognise a part that only the browser can render. */
export const BROWSER_ONLY = 'browser-only';

/**
 * Thrown on the server by components that render only in the browser; until then the fallback of the nearest
 * `Suspense` is shown.
 */
export class BrowserOnly extends Error {
  readonly digest = BROWSER_ONLY;
}
