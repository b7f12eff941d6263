import { expect, test, vi } from 'vitest';
import { runHook } from './runHook.ts';

test('a listener hears what is said, and nobody need listen', () => {
  const heard = vi.fn();
  runHook(heard, 1, 'two');
  runHook(undefined, 1);
  expect(heard.mock.calls).toEqual([[1, 'two']]);
});

test('the error of a listener is uncaught, later', () => {
  const later = vi.spyOn(globalThis, 'queueMicrotask').mockImplementation(() => undefined);
  const bug = new Error('a bug');
  runHook(() => {
    throw bug;
  });
  const [report] = later.mock.calls[0] ?? [];
  later.mockRestore();
  expect(report).toThrow(bug);
});
