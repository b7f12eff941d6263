import * as streams from 'node:stream/web';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

// Only a failing test waits this long; a busy machine needs time to load a lazy part.
configure({ asyncUtilTimeout: 8000 });

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
