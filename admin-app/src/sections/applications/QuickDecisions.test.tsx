import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { countApplications, getApplication, listApplications } from '@venue/sdk/applications/admin';
import { logout } from '@venue/sdk/auth';
import { listActivities } from '@venue/sdk/brands';
import { confirmBrand, getBrand } from '@venue/sdk/brands/admin';
import { brandStatus } from '@venue/sdk/brands/model';
import { listPresence, setPresence } from '@venue/sdk/presence/admin';
import { mock } from '@venue/sdk/testing';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { undoDeferred } from '../../app/decision/deferred.ts';
import { useLogout } from '../../app/frame/useLogout.ts';
import { renderPage, startServer } from '../../testing/render.tsx';
import { AcceptChosen } from './AcceptChosen.tsx';
import ApplicationPage from './ApplicationPage.tsx';
import ApplicationsPage from './ApplicationsPage.tsx';
import { brand, card } from './applications.testing.ts';

const server = startServer();
const person = userEvent.setup();
const { history: _, nextId: __, ...row } = card;

/** The brands that were confirmed; the queue has ten applications, numbered from 1. */
let confirmed: Record<string, unknown>[];
beforeEach(() => {
  confirmed = [];
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }));
  server.use(
    mock(countApplications).replies({ message: { waiting: 10, free: 10, mine: 0, taken: 0 } }),
    mock(listApplications).replies({
      message: { page: 1, pageSize: 25, total: 10, totalIsExact: true },
      items: [{ ...row, requestId: 1, objectId: 101 }],
    }),
    mock(getApplication).replies(({ params }) => {
      const requestId = Number(params.id);
      const nextId = requestId < 10 ? requestId + 1 : null;
      return { message: { ...card, requestId, objectId: 100 + requestId, nextId } };
    }),
    mock(getBrand).replies(({ params }) => ({ message: { brand: { ...brand, brandId: Number(params.id) } } })),
    mock(confirmBrand).replies(({ params, body }) => {
      confirmed.push({ id: Number(params.id), ...(body as object) });
      return { message: { brand: { ...brand, brandStatus: brandStatus.verified, can: [] } } };
    }),
    mock(listActivities).replies({ message: { activities: brand.activityKinds } }),
    mock(listPresence).replies({ message: { others: [] } }),
    mock(setPresence).replies({ message: { success: true } }),
  );
});
afterEach(() => undoDeferred());

const SignOut = () => {
  const signOut = useLogout();
  return (
    <button type="button" onClick={() => void signOut()}>
      Выйти
    </button>
  );
};

const open = (at = '/applications/1') =>
  renderPage(
    <Routes>
      <Route path="/applications" element={<ApplicationsPage />} />
      <Route path="/applications/:id" element={<ApplicationPage />} />
      <Route path="*" element={null} />
    </Routes>,
    { at },
  );
const address = () => screen.getByTestId('address').textContent;
const ready = () => screen.findByRole('button', { name: 'Подтвердить' });
const approve = () => person.keyboard('{Control>}{Enter}{/Control}');
const approval = (id: number) => ({ id: 100 + id, seen: brand.brandStatus, status: brandStatus.verified });

it('ten are approved by 11 strokes, each once', async () => {
  let keys = 0;
  const count = () => {
    keys++;
  };
  window.addEventListener('keydown', count, true);
  open('/applications');
  await screen.findByRole('link', { name: /^Разобрать по.очереди/ });
  await person.keyboard('{ArrowRight}');
  for (let id = 1; id <= 10; id++) {
    await waitFor(() => expect(address()).toBe(`/applications/${id}`));
    await ready();
    await approve();
  }
  await waitFor(() => expect(address()).toBe('/applications'));
  window.removeEventListener('keydown', count, true);
  // Ctrl counts as a separate key press.
  expect(keys).toBe(21);
  // The last decision is held until its note is closed.
  await waitFor(() => expect(confirmed).toHaveLength(9));
  await person.click(screen.getAllByRole('button', { name: 'Закрыть уведомление' }).at(-1) as HTMLElement);
  await waitFor(() => expect(confirmed).toEqual(Array.from({ length: 10 }, (_each, index) => approval(index + 1))));
});

it('a row decides as the page does, with the same undo', async () => {
  open('/applications');
  const decide = async () => {
    await person.click(await screen.findByRole('button', { name: 'Действия' }));
    await person.click(await screen.findByRole('menuitem', { name: 'Подтвердить' }));
    return screen.findByText('Бренд «Уральская глина» будет подтверждён');
  };
  await decide();
  // While it waits to be sent, the row offers to cancel it and nothing else.
  await person.click(screen.getByRole('button', { name: 'Действия' }));
  expect(screen.getAllByRole('menuitem').map(item => item.textContent)).toEqual(['Отменить решение']);
  await person.click(screen.getByRole('menuitem'));
  await waitFor(() => expect(screen.queryByText(/будет подтверждён/)).toBeNull());
  window.dispatchEvent(new Event('pagehide'));
  expect(confirmed).toEqual([]);
  await decide();
  window.dispatchEvent(new Event('pagehide'));
  await waitFor(() => expect(confirmed).toEqual([approval(1)]));
});

it('ten chosen ones are approved by one question that names them, and can be cancelled together', async () => {
  const ids = Array.from({ length: 10 }, (_each, index) => index + 1);
  server.use(
    mock(getApplication).replies(({ params }) => {
      const requestId = Number(params.id);
      const takenBy = requestId === 10 ? { userId: 77, userName: 'Громова В. А.' } : null;
      return { message: { ...card, requestId, objectId: 100 + requestId, objectTitle: `Бренд ${requestId}`, takenBy } };
    }),
  );
  const clear = vi.fn();
  renderPage(<AcceptChosen ids={ids} clear={clear} />, { at: '/applications' });
  const approveAll = async () => {
    await person.click(await screen.findByRole('button', { name: 'Одобрить: 10…' }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Одобрить: 9.заявок\?$/ }));
    expect(within(dialog.getByRole('list', { name: 'Будет сделано' })).getAllByRole('listitem')).toHaveLength(9);
    expect(dialog.getByText(/^«Бренд 10»: в.работе: Громова В. А.$/)).not.toBeNull();
    await person.click(dialog.getByRole('button', { name: 'Одобрить' }));
    await waitFor(() => expect(clear).toHaveBeenCalled());
  };
  await approveAll();
  await person.click(await screen.findByRole('button', { name: 'Отменить' }));
  window.dispatchEvent(new Event('pagehide'));
  expect(confirmed).toEqual([]);
  await approveAll();
  await person.click(screen.getAllByRole('button', { name: 'Закрыть уведомление' }).at(-1) as HTMLElement);
  expect(await screen.findByText(/^Одобрено: 9.заявок$/)).not.toBeNull();
  expect(confirmed).toEqual(ids.slice(0, 9).map(approval));
});

it('a decision that was taken back was never sent, and its application is on screen again', async () => {
  open();
  await ready();
  await approve();
  await waitFor(() => expect(address()).toBe('/applications/2'));
  expect(screen.getByText('Бренд «Уральская глина» будет подтверждён')).not.toBeNull();
  await person.keyboard('{Control>}z{/Control}');
  await waitFor(() => expect(address()).toBe('/applications/1'));
  await ready();
  expect(screen.queryByText(/будет подтверждён/)).toBeNull();
  // The button of the note cancels a decision, too.
  await approve();
  await person.click(await screen.findByRole('button', { name: 'Отменить' }));
  await waitFor(() => expect(address()).toBe('/applications/1'));
  window.dispatchEvent(new Event('pagehide'));
  await ready();
  expect(confirmed).toEqual([]);
});

it('is sent when the page is closed, and once', async () => {
  open();
  await ready();
  await approve();
  window.dispatchEvent(new Event('pagehide'));
  window.dispatchEvent(new Event('pagehide'));
  await waitFor(() => expect(confirmed).toEqual([approval(1)]));
});

it('is sent before signing out ends the session', async () => {
  const order: string[] = [];
  server.use(
    mock(confirmBrand).replies(() => {
      order.push('confirm');
      return { message: { brand } };
    }),
    mock(logout).replies(() => {
      order.push('logout');
      return { message: { success: true } };
    }),
  );
  renderPage(
    <>
      <SignOut />
      <Routes>
        <Route path="/applications/:id" element={<ApplicationPage />} />
        <Route path="*" element={null} />
      </Routes>
    </>,
    { at: '/applications/1' },
  );
  await ready();
  await approve();
  await person.click(screen.getByRole('button', { name: 'Выйти' }));
  await waitFor(() => expect(order).toEqual(['confirm', 'logout']));
});

it('that comes too late names its application', async () => {
  server.use(
    mock(confirmBrand).fails('already_decided', {
      data: { what: 'Отклонён', by: 'Громова В. А.', at: card.createdAt },
    }),
  );
  open();
  await ready();
  await approve();
  await waitFor(() => expect(address()).toBe('/applications/2'));
  window.dispatchEvent(new Event('pagehide'));
  expect(await screen.findByText(/^Уральская глина: Уже решено .*отклонён \(Громова В. А.\)$/)).not.toBeNull();
});

it('opened again before it is sent, it offers to cancel and nothing else', async () => {
  server.use(mock(getApplication).replies({ message: { ...card, requestId: 1, nextId: 1 } }));
  open();
  await ready();
  await approve();
  const bar = within(screen.getByRole('region', { name: 'Решение' }));
  expect(await bar.findByText('Решение вот-вот будет отправлено.')).not.toBeNull();
  expect(bar.queryByRole('button', { name: 'Отклонить' })).toBeNull();
  await person.click(bar.getByRole('button', { name: 'Отменить' }));
  await ready();
  expect(confirmed).toEqual([]);
});

it('a key that is held down and one pressed in a field decide nothing', async () => {
  open();
  const button = await ready();
  button.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', ctrlKey: true, repeat: true, bubbles: true }));
  const field = document.body.appendChild(document.createElement('textarea'));
  field.focus();
  await approve();
  field.remove();
  expect(address()).toBe('/applications/1');
});
