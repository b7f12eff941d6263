import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { TooSlow, withTimeout } from '../load/withTimeout.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';

const chunk = new TypeError('Failed to fetch dynamically imported module: http://venue.test/app/Screen.js');
let failing: Error | null = null;

function Screen() {
  if (failing) throw failing;
  return <p>Страница</p>;
}

/** Whether the server still has the screen's code; false if a newer version has replaced it. */
let served = false;
const network = (reaches: boolean) => {
  const onRequest = vi.fn(async (address: string) => {
    if (!reaches) throw new TypeError();
    return new Response(null, { status: address.endsWith('/Screen.js') && !served ? 404 : 200 });
  });
  vi.stubGlobal('fetch', onRequest);
  return onRequest;
};

function show(reload?: () => void) {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const renew = vi.fn();
  render(
    <ErrorBoundary renew={renew} {...(reload && { reload })}>
      <Screen />
    </ErrorBoundary>,
  );
  return renew;
}

beforeEach(() => {
  failing = chunk;
  served = false;
});

it('says that there is no connection when nothing answers, and shows the screen once something does', async () => {
  const request = network(false);
  const renew = show();
  expect(await screen.findByRole('heading', { name: 'Нет связи' })).not.toBeNull();
  const before = request.mock.calls.length;
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(request.mock.calls.length).toBeGreaterThan(before));
  await act(() => Promise.allSettled(request.mock.results.map(({ value }) => value)));
  expect(renew).not.toHaveBeenCalled();
  network(true);
  failing = null;
  window.dispatchEvent(new Event('online'));
  expect(await screen.findByText('Страница')).not.toBeNull();
  expect(renew).toHaveBeenCalledOnce();
});

it('says that there is a newer version when the server answers', async () => {
  network(true);
  show();
  expect(await screen.findByRole('heading', { name: 'Вышло обновление' })).not.toBeNull();
  expect(screen.getByRole('button', { name: 'Обновить страницу' })).not.toBeNull();
});

it('begins anew when the connection was back before it was asked after: nothing is newer', async () => {
  network(true);
  served = true;
  const reload = vi.fn();
  show(reload);
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(screen.queryByText('Вышло обновление')).toBeNull();
});

it('reloads nothing once the person has left the screen', async () => {
  const request = network(true);
  served = true;
  const reload = vi.fn();
  show(reload);
  cleanup();
  await waitFor(() => expect(request).toHaveBeenCalled());
  await act(() => Promise.allSettled(request.mock.results.map(({ value }) => value)));
  expect(reload).not.toHaveBeenCalled();
});

it('says that something broke for any other error, whatever the connection', async () => {
  network(false);
  failing = new Error('broken');
  show();
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Что-то пошло не так' })).not.toBeNull());
});

it('offers to try again when the code did not arrive in time', async () => {
  network(true);
  failing = new TooSlow();
  const renew = show();
  expect(screen.getByRole('heading', { name: 'Страница долго загружается' })).not.toBeNull();
  failing = null;
  await act(async () => screen.getByRole('button', { name: 'Повторить' }).click());
  expect(await screen.findByText('Страница')).not.toBeNull();
  expect(renew).toHaveBeenCalledOnce();
});

it('gives a load two minutes, and no timer outlives one that came', async () => {
  vi.useFakeTimers();
  await expect(withTimeout(async () => 'code')()).resolves.toBe('code');
  expect(vi.getTimerCount()).toBe(0);
  const hangs = withTimeout(() => new Promise<never>(() => undefined))();
  const failure = expect(hangs).rejects.toThrow(TooSlow);
  await vi.advanceTimersByTimeAsync(119_999);
  expect(vi.getTimerCount()).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  await failure;
  vi.useRealTimers();
});

const Torn = ({ busy }: { busy: boolean }) => (
  <p>
    {busy && <b>!</b>}
    {['Отправить', ' код']}
  </p>
);

it('draws a screen anew whose text a page translator has replaced, and no longer than it helps', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const torn = (busy: boolean) => (
    <ErrorBoundary>
      <Torn busy={busy} />
    </ErrorBoundary>
  );
  const { container, rerender } = render(torn(false));
  const translated = document.createElement('font');
  container.querySelector('p')?.firstChild?.replaceWith(translated);
  rerender(torn(true));
  expect(container.textContent).toBe('!Отправить код');

  failing = new DOMException('The node is not a child of this node', 'NotFoundError');
  show();
  expect(screen.getByRole('heading', { name: 'Что-то пошло не так' })).not.toBeNull();
});
