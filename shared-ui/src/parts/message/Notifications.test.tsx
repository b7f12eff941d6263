import { act, fireEvent, render, screen } from '@testing-library/react';
import { getDefaultStore } from 'jotai';
import { beforeEach, expect, it, vi } from 'vitest';
import { Notifications } from './Notifications.tsx';
import { notesAtom, notify, outdate } from './notify.ts';

beforeEach(() => {
  vi.useFakeTimers();
  getDefaultStore().set(notesAtom, []);
  render(<Notifications />);
});

/** Moves the pointer. Nothing is laid out here, so the notes are the point 0. */
const pointAt = (x: number) => fireEvent(document, new MouseEvent('pointermove', { clientX: x, clientY: 0 }));

const later = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

it('shows a note for seven seconds', async () => {
  act(() => notify.success('Бронирование отменено'));
  await later(6999);
  expect(screen.queryByText('Бронирование отменено')).not.toBeNull();
  await later(1);
  expect(screen.queryByText('Бронирование отменено')).toBeNull();
});

it('stops the time while the pointer is on the notes', async () => {
  act(() => notify.error('Сбой', 'req-1'));
  await later(6000);
  pointAt(0);
  await later(60_000);
  expect(screen.getByRole('alert').textContent).toContain('req-1');
  pointAt(500);
  await later(999);
  expect(screen.queryByRole('alert')).not.toBeNull();
  await later(1);
  expect(screen.queryByRole('alert')).toBeNull();
});

it('shows the same sentence once and starts its time again', async () => {
  act(() => notify.warning('Сервис уже добавлен'));
  await later(5000);
  act(() => notify.warning('Сервис уже добавлен'));
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  await later(5000);
  expect(screen.queryByRole('alert')).not.toBeNull();
});

it('a newer state closes what tells of the former, not what failed or offers something', async () => {
  act(() => {
    notify.error('Сбой');
    notify.success('Статья удалена', { label: 'Вернуть', run: vi.fn() });
    notify.success('Бронирование успешно добавлено');
  });
  await later(2000);
  act(() => {
    notify.success('Сообщение отправлено');
    outdate();
  });
  expect(screen.queryByText('Бронирование успешно добавлено')).toBeNull();
  expect(screen.getAllByRole('status')).toHaveLength(2);
  await later(1000);
  act(() => outdate());
  expect(screen.queryByText('Сообщение отправлено')).toBeNull();
  expect(screen.getByText('Статья удалена')).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toContain('Сбой');
});

it('offers to take back, for each of two notes that read alike', () => {
  const [first, second] = [vi.fn(), vi.fn()];
  act(() => {
    notify.success('Статья удалена', { label: 'Вернуть', run: first });
    notify.success('Статья удалена', { label: 'Вернуть', run: second });
  });
  const buttons = screen.getAllByRole('button', { name: 'Вернуть' });
  expect(buttons).toHaveLength(2);
  fireEvent.click(buttons[0] as HTMLElement);
  expect(first).toHaveBeenCalledOnce();
  expect(second).not.toHaveBeenCalled();
  expect(screen.getAllByRole('status')).toHaveLength(1);
});

it('is reached by F8, stands still while the focus is on it, and gives the focus back', async () => {
  const before = document.body.appendChild(document.createElement('input'));
  before.focus();
  act(() => notify.success('Статья удалена', { label: 'Вернуть', run: () => undefined }));
  fireEvent.keyDown(document, { key: 'F8' });
  const button = screen.getByRole('button', { name: 'Вернуть' });
  expect(document.activeElement).toBe(button);
  pointAt(0);
  pointAt(500);
  await later(60_000);
  fireEvent.click(button);
  expect(document.activeElement).toBe(before);
  expect(screen.queryByRole('status')).toBeNull();
  before.remove();
});

it('F8 passes over a note that gives way in the header', () => {
  act(() => {
    notify.info('Сообщение');
    notify.success('Готово');
  });
  const [visible, hidden] = screen.getAllByRole('button', { name: 'Закрыть уведомление' });
  if (hidden) hidden.style.display = 'none';
  fireEvent.keyDown(document, { key: 'F8' });
  expect(document.activeElement).toBe(visible);
});

it('keeps the last five and closes one by its button', () => {
  act(() => {
    for (let count = 1; count <= 7; count++) notify.info(`Сообщение ${count}`);
  });
  expect(screen.getAllByRole('status')).toHaveLength(5);
  fireEvent.click(screen.getAllByRole('button', { name: 'Закрыть уведомление' })[0] as HTMLElement);
  expect(screen.queryByText('Сообщение 3')).toBeNull();
  expect(screen.queryByText('Сообщение 7')).not.toBeNull();
});

it.each(['a main button', 'the time left to pay'])('makes way for %s that comes after it', async what => {
  act(() => notify.success('Статья успешно удалена'));
  const stack = screen.getByRole('region', { name: 'Уведомления' });
  expect(stack.style.top).toBe('12px');
  const button = document.createElement('button');
  if (what === 'a main button') button.dataset.variant = 'contained';
  else button.dataset.uncovered = '';
  button.getBoundingClientRect = () => new DOMRect(-10, 0, 20, 100);
  document.body.append(button);
  await later(50);
  expect(stack.style.top).toBe('112px');
  button.remove();
  await later(50);
  expect(stack.style.top).toBe('12px');
});
