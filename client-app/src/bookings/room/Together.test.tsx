// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MOST_PARTS } from '@venue/sdk/bookings';
import { afterEach, expect, it, vi } from 'vitest';
import { hourAt, renderPage, startServer } from '../bookings.testing.tsx';
import { type DraftPart, keepParts, readParts } from '../order/draft.ts';
import Together from './Together.tsx';

startServer();
afterEach(() => {
  cleanup();
  keepParts([]);
});

const part: DraftPart = {
  roomId: 31,
  tariffId: 1,
  slots: [hourAt(10)],
  serviceIds: [],
  equipmentIds: [],
  guests: null,
  customerComment: '',
};
const open = (count: number) => {
  keepParts(Array.from({ length: count }, () => part));
  const onAdded = vi.fn();
  renderPage('/rooms/31', <Together part={part} onAdded={onAdded} />, '/rooms/31');
  return { user: userEvent.setup(), onAdded };
};

it('adds the booking to the order and repeats it every week', async () => {
  const { user, onAdded } = open(2);
  await user.click(screen.getByRole('button', { name: 'Каждую неделю' }));
  expect(onAdded).toHaveBeenCalledOnce();
  expect(readParts()).toHaveLength(3);
  expect(screen.getByTestId('address').textContent).toBe('/booking/order/new?repeat=2');
});

it('says that the order is full, and stays', async () => {
  const { user, onAdded } = open(MOST_PARTS);
  await user.click(screen.getByRole('button', { name: 'Каждую неделю' }));
  expect(await screen.findByText(/не.больше 13.броней/)).toBeTruthy();
  expect(onAdded).not.toHaveBeenCalled();
  expect(readParts()).toHaveLength(MOST_PARTS);
  expect(screen.getByTestId('address').textContent).toBe('/rooms/31');
});
