import * as streams from 'node:stream/web';
import { cleanup, configure, getConfig } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

// Only a failing test waits this long; a busy machine needs time to load a lazy part.
configure({ asyncUtilTimeout: 8000 });

// A query that waits fails many times before it succeeds, and printing the page takes longer than the query itself.
const { getElementError } = getConfig();
configure({ getElementError: notFound });
function notFound(message: string | null, container: Element): Error {
  const error = new Error();
  Error.captureStackTrace(error, notFound);
  let printed: string | undefined;
  const get = () => (printed ??= getElementError(message, container).message);
  return Object.defineProperty(error, 'message', { get, configurable: true });
}

// The page's context lacks Node's web streams, which msw needs.
Object.assign(globalThis, streams);

// Tests of server rendering have no `window`.
if (typeof window !== 'undefined') {
  // jsdom has no layout and lacks these. The tests simulate a person with a mouse.
  window.matchMedia ??= query => ({
    matches: query === '(pointer: fine)',
    media: query,
    onchange: null,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
    dispatchEvent: () => false,
  });
  Element.prototype.scrollIntoView ??= () => undefined;
  window.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };

  afterEach(() => {
    cleanup();
    vi.useRealTimers();
    localStorage.clear();
    sessionStorage.clear();
  });
}
