import { act, render, screen } from '@testing-library/react';
import { notify } from '@venue/shared-ui/parts/message/notify.ts';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import Notes from './Notes.tsx';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('what was said of a page goes with it; what led to the next one is read there', async () => {
  const router = createMemoryRouter([{ path: '*', element: <Notes /> }], { initialEntries: ['/rooms/31'] });
  render(<RouterProvider router={router} />);
  act(() => void notify.success('Бронирование успешно добавлено'));
  await act(() => router.navigate('/booking/order/3/payment'));
  expect(screen.getByText('Бронирование успешно добавлено')).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(2000));
  await act(() => router.navigate('/rooms'));
  expect(screen.queryByText('Бронирование успешно добавлено')).toBeNull();
});
