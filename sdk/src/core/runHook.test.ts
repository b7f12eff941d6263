import { expect, test, vi } from 'vitest';
import { tell } from './runHook.ts';

test('a listener hears what is said, and nobody need listen', () => {
  const heard = vi.fn();
  tell(heard, 1, 'two');
  tell(undefined, 1);
  expect(heard.mock.calls).toEqual([[1, 'two']]);
});

test('the error of a listener is uncaught, later', () => {
  const later = vi.spyOn(globalThis, 'queueMicrotask').mockImplementation(() => undefined);
  const bug = new Error('a bug');
  tell(() => {
    throw bug;
  });
  const [report] = later.mock.calls[0] ?? [];
  later.mockRestore();
  expect(report).toThrow(bug);
});
