import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { type ComponentType, Profiler, Suspense, useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { Arrivals } from '../message/Arrivals.ts';
import { ErrorBoundary } from '../message/ErrorBoundary.tsx';
import { lazyWithRetry } from './lazyWithRetry.tsx';

const gone = new TypeError('Failed to fetch dynamically imported module: http://venue.test/app/Part.js');
const Part = ({ words }: { words: string; close?: () => void }) => (
  <label>
    {words}
    <input />
  </label>
);

let failing: Error | null = null;
let loads = 0;
const load = async () => {
  loads += 1;
  if (failing) throw failing;
  return { default: Part };
};
const network = (reaches: boolean) => {
  vi.stubGlobal('fetch', async () => {
    if (!reaches) throw new TypeError();
    return new Response();
  });
};
const back = () => act(async () => void window.dispatchEvent(new Event('online')));

function open(Late: ReturnType<typeof lazyWithRetry<{ words: string; close?: () => void }>>) {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  function Page() {
    const [open, setOpen] = useState(true);
    return (
      <ErrorBoundary>
        <input aria-label="Имя" />
        <Suspense fallback={null}>{open && <Late words="Часть" close={() => setOpen(false)} />}</Suspense>
      </ErrorBoundary>
    );
  }
  render(<Page />);
  fireEvent.change(screen.getByLabelText('Имя'), { target: { value: 'Анна' } });
}
const typed = () => (screen.getByLabelText('Имя') as HTMLInputElement).value;

function Two({ Late }: { Late: ComponentType<{ words: string }> }) {
  const [count, setCount] = useState(1);
  return (
    <Suspense fallback={null}>
      {['Один', 'Два'].slice(0, count).map(words => (
        <Late key={words} words={words} />
      ))}
      <button type="button" onClick={() => setCount(2)}>
        Ещё
      </button>
    </Suspense>
  );
}

beforeEach(() => {
  failing = gone;
  loads = 0;
  network(false);
});

it('only the part is replaced while there is no connection, and it comes by itself; what was typed stays', async () => {
  open(lazyWithRetry(load));
  expect((await screen.findByRole('status')).textContent).toMatch(/^Нет связи\. Как только она появится/);
  expect(screen.queryByRole('heading')).toBeNull();
  // The browser reports a connection too early: nothing answers yet.
  await back();
  expect(loads).toBe(1);
  network(true);
  failing = null;
  await back();
  expect(await screen.findByLabelText('Часть')).not.toBeNull();
  expect(screen.queryByRole('status')).toBeNull();
  expect(typed()).toBe('Анна');
});

it('is fetched again with «Повторить»', async () => {
  open(lazyWithRetry(load));
  const again = await screen.findByRole('button', { name: 'Повторить' });
  network(true);
  failing = null;
  await act(async () => again.click());
  expect(await screen.findByLabelText('Часть')).not.toBeNull();
});

it('is fetched again without a word when the connection was back before it was asked after', async () => {
  network(true);
  const Late = lazyWithRetry(async () => {
    const part = load();
    failing = null;
    return part;
  });
  open(Late);
  expect(await screen.findByLabelText('Часть')).not.toBeNull();
  expect(loads).toBe(2);
});

it('says that it is lost when it does not come with a connection either, and reloads nothing by itself', async () => {
  network(true);
  open(lazyWithRetry(load));
  expect((await screen.findByRole('status')).textContent).toMatch(/^Эту часть страницы не\u00a0удалось загрузить/);
  expect(screen.getByRole('button', { name: 'Обновить страницу' })).not.toBeNull();
  expect(loads).toBe(2);
  expect(typed()).toBe('Анна');
});

it('a dialog’s note lies over the page and can be closed', async () => {
  open(lazyWithRetry(load, ({ close }) => close?.()));
  const close = await screen.findByRole('button', { name: 'Закрыть' });
  expect(screen.getByRole('status').parentElement).toBe(document.body);
  await act(async () => close.click());
  expect(screen.queryByRole('status')).toBeNull();
  network(true);
  failing = null;
  await back();
  expect(screen.queryByLabelText('Часть')).toBeNull();
  expect(loads).toBe(1);
});

it('an unseen part is waited for in silence', async () => {
  open(lazyWithRetry(load, 'unseen'));
  await waitFor(() => expect(loads).toBe(1));
  expect(screen.queryByRole('status')).toBeNull();
  network(true);
  failing = null;
  await waitFor(async () => {
    await back();
    expect(screen.queryByLabelText('Часть')).not.toBeNull();
  });
});

it('makes React look again once its code has come', async () => {
  network(true);
  failing = null;
  const rendered = vi.fn();
  render(
    <Profiler id="arrivals" onRender={rendered}>
      <Arrivals />
    </Profiler>,
  );
  rendered.mockClear();
  open(lazyWithRetry(load));
  expect(await screen.findByLabelText('Часть')).not.toBeNull();
  await waitFor(() => expect(rendered).toHaveBeenCalled());
});

it('what is broken is left to the screen', async () => {
  failing = new Error('broken');
  open(lazyWithRetry(load));
  expect(await screen.findByRole('heading', { name: 'Что-то пошло не так' })).not.toBeNull();
});

it('a part that has come keeps what is typed in it while another of its kind is fetched again', async () => {
  network(true);
  failing = null;
  const Late = lazyWithRetry(load);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  render(<Two Late={Late} />);
  fireEvent.change(await screen.findByLabelText('Один'), { target: { value: 'слово' } });
  await act(async () => screen.getByRole('button', { name: 'Ещё' }).click());
  expect(await screen.findByLabelText('Два')).not.toBeNull();
  expect((screen.getByLabelText('Один') as HTMLInputElement).value).toBe('слово');
  expect(loads).toBe(1);
});

it('a part is taken out of a module that has several, also when that is fetched again', async () => {
  const several = async () => {
    await load();
    return { Part, other: 1 };
  };
  open(lazyWithRetry(several, undefined, all => all.Part));
  const again = await screen.findByRole('button', { name: 'Повторить' });
  failing = null;
  network(true);
  await act(async () => again.click());
  expect(await screen.findByLabelText('Часть')).not.toBeNull();
});
