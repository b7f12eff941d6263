import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderPage } from '../../../testing/render.tsx';
import { blockEntry } from './blockEntry.tsx';
import { aBlock } from './board.testing.ts';

const entry = (over: Parameters<typeof aBlock>[3], open = vi.fn()) => {
  renderPage(blockEntry({ block: aBlock(31, 10, 12, over), booking: undefined, from: 10, to: 12 }, {}, 'Занято', open));
  return open;
};

it('a booking and closed hours open beside the board', () => {
  const open = entry({});
  fireEvent.click(screen.getByRole('button', { name: 'Занято' }));
  expect(open).toHaveBeenCalledOnce();
});

it('an event leads to its page', () => {
  entry({ kind: 'event', orderId: null, eventId: 9 });
  expect(screen.getByRole('link', { name: 'Занято' }).getAttribute('href')).toBe('/9/edit');
});

it('what leads nowhere is disabled and opens nothing', () => {
  const open = entry({ kind: 'buffer', orderId: null });
  const button = screen.getByRole('button', { name: 'Занято' });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(button);
  expect(open).not.toHaveBeenCalled();
});
