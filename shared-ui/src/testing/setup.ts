import * as streams from 'node:stream/web';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

// Nothing waits this long unless it fails; a busy machine takes its time to load a lazy part.
configure({ asyncUtilTimeout: 8000 });

// The page's context has none of Node's streams, and msw needs them.
Object.assign(globalThis, streams);

// Tests of what the server renders have no page.
if (typeof window !== 'undefined') {
  // jsdom lays nothing out, so it has none of these. Tests are of somebody with a mouse.
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
