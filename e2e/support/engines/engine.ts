/**
 * A browser other than Chromium, with the actions that the main journey needs. Each wait ends after 30 seconds with an
 * error.
 */
export interface Engine {
  open(url: string): Promise<void>;
  /** Clicks what a person sees: the first visible element of the selector whose name or text has the words. */
  press(selector: string, words?: RegExp): Promise<void>;
  type(selector: string, text: string): Promise<void>;
  /** Presses on one element and lets go on another. */
  drag(from: string, to: string): Promise<void>;
  /** Waits until a person sees it. */
  sees(selector: string, words?: RegExp): Promise<void>;
  /** The value of an expression in the page, as JSON carries it. */
  value(expression: string): Promise<unknown>;
  /** Runs the steps within the only frame of the page. */
  withinFrame(steps: (frame: Pick<Engine, 'press'>) => Promise<void>): Promise<void>;
  close(): Promise<void>;
}

export const LIMIT = 30_000;

/** Finds an element in the page; text of a function, so that both protocols can carry it. */
export const find = `(selector, words) => [...document.querySelectorAll(selector)].find(element =>
  element.getClientRects().length > 0 &&
  (words === '' || new RegExp(words).test(element.getAttribute('aria-label') ?? element.textContent))) ?? null`;
