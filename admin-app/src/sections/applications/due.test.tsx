import { render, screen } from '@testing-library/react';
import { simpleRequestStatus } from '@venue/sdk/applications/model';
import { serverNow } from '@venue/shared-ui/data/serverClock.ts';
import { beforeEach, expect, it, vi } from 'vitest';
import { card } from './applications.testing.ts';
import { Due } from './due.tsx';

const MINUTE = 60_000;
beforeEach(() => {
  vi.useFakeTimers();
});

const shown = (remaining: number, over = {}) => {
  render(<Due application={{ ...card, dueAt: new Date(serverNow() + remaining * MINUTE).toISOString(), ...over }} />);
  return document.body.textContent;
};

it.each([
  [-10, 'просрочено на 10 мин'],
  [-5 * 60, 'просрочено на 5 ч'],
  [-24 * 60, 'просрочено на 1 день'],
  [-2 * 24 * 60 - 90, 'просрочено на 2 дня'],
  [-11 * 24 * 60, 'просрочено на 11 дней'],
  [40, 'осталось 40 мин'],
  [5 * 60 + 30, 'осталось 5 ч'],
])('says %s minutes as «%s»', (remaining, text) => {
  expect(shown(remaining)?.replaceAll('\u00a0', ' ')).toBe(text);
});

it.each([
  ['far', 24 * 60, {}],
  ['past, of what is done', -60, { requestStatus: simpleRequestStatus.done }],
])('only names the time when it is %s', (_, remaining, over) => {
  shown(remaining, over);
  expect(screen.queryByText(/просрочено|осталось/)).toBeNull();
});
