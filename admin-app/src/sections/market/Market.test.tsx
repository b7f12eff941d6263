import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { whoAmI } from '@venue/sdk/auth';
import {
  acceptRequest,
  getItem,
  getRequest,
  listItems,
  listRequests,
  removeItem,
  removeRequest,
} from '@venue/sdk/market/admin';
import { marketRequestStatus } from '@venue/sdk/market/model';
import { handlers, mock } from '@venue/sdk/testing';
import { setupServer } from 'msw/node';
import { Route, Routes } from 'react-router-dom';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { sendDeferred, undoDeferred } from '../../app/decision/deferred.ts';
import { renderPage, person as staff } from '../../testing/render.tsx';
import MarketItemPage from './MarketItemPage.tsx';
import MarketItemsPage from './MarketItemsPage.tsx';
import MarketRequestPage from './MarketRequestPage.tsx';
import MarketRequestsPage from './MarketRequestsPage.tsx';
import { item, request } from './market.testing.ts';

// Requests that these tests do not check get sample responses.
const server = setupServer(...handlers());
const person = userEvent.setup();
const { onVerification, accepted } = marketRequestStatus;
let standing = request;
let sent: unknown[];

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterAll(() => server.close());
afterEach(() => {
  undoDeferred();
  server.resetHandlers();
});
beforeEach(() => {
  // Narrow screen: jsdom has no layout, and a table without a width renders no columns.
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }));
  sessionStorage.clear();
  sent = [];
  standing = request;
  server.use(
    mock(whoAmI).replies({ message: staff }),
    mock(getItem).replies({ message: item }),
    mock(getRequest).replies(() => ({ message: standing })),
    mock(listItems).replies({ message: { page: 1, pageSize: 25, total: 1, totalIsExact: true }, items: [item] }),
    mock(listRequests).replies({ message: { page: 1, pageSize: 25, total: 1, totalIsExact: true }, items: [request] }),
    mock(acceptRequest).replies(({ body }) => {
      sent.push(body);
      standing = { ...standing, requestStatus: accepted, can: ['remove'] };
      return { message: standing };
    }),
  );
});

const open = (at: string) =>
  renderPage(
    <Routes>
      <Route path="/marketitems" element={<MarketItemsPage />} />
      <Route path="/marketitems/:itemId" element={<MarketItemPage />} />
      <Route path="/marketrequests" element={<MarketRequestsPage />} />
      <Route path="/marketrequests/:requestId" element={<MarketRequestPage />} />
    </Routes>,
    { at },
  );

it('shows what has changed about goods since they were confirmed, and the request that decides about them', async () => {
  open('/marketitems/12');
  await person.click(await screen.findByRole('tab', { name: 'Что изменилось' }, { timeout: 8000 }));
  const changes = within(screen.getByRole('tabpanel'));
  expect(changes.getByText('Цена')).toBeTruthy();
  expect(changes.getByText(/3.900/).closest('del')).toBeTruthy();
  expect(changes.getByText(/4.650/).closest('ins')).toBeTruthy();
  await person.click(screen.getByRole('tab', { name: 'Целиком' }));
  expect(screen.getByRole('link', { name: /заявке маркетплейса №.5/ }).getAttribute('href')).toBe('/marketrequests/5');
});

it('deletes goods after a question and leads back to the list', async () => {
  server.use(
    mock(removeItem).replies(({ body }) => {
      sent.push(body);
      return { message: { success: true } };
    }),
  );
  open('/marketitems/12');
  await person.click(await screen.findByRole('button', { name: 'Удалить товар' }, { timeout: 8000 }));
  await person.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Удалить' }));
  expect(await screen.findByText('Товар успешно удалён')).toBeTruthy();
  expect(sent).toEqual([{ itemId: 12 }]);
  await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/marketitems'));
});

it('accepts a request with its goods, whose changes stand open', async () => {
  open('/marketrequests/5');
  expect(await screen.findByText(/Что изменилось с.последнего подтверждения/, {}, { timeout: 8000 })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Чайник «Камень»' }).getAttribute('href')).toBe('/marketitems/12');
  await person.click(screen.getByRole('button', { name: 'Принять' }));
  expect(await screen.findByText('Решение вот-вот будет отправлено.')).toBeTruthy();
  expect(sent).toEqual([]);
  await sendDeferred();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Принять' })).toBeNull());
  expect(sent).toMatchObject([{ requestId: 5, seen: onVerification, status: accepted }]);
});

it('does not decline without a reason, and tells the second of two who was first', async () => {
  open('/marketrequests/5');
  await person.click(await screen.findByRole('button', { name: 'Отклонить' }, { timeout: 8000 }));
  const dialog = within(await screen.findByRole('dialog', {}, { timeout: 8000 }));
  await person.click(dialog.getByRole('button', { name: 'Отклонить' }));
  expect(await dialog.findByText('Обязательное поле')).toBeTruthy();
  await person.click(dialog.getByRole('button', { name: 'Нет фотографий товаров' }));
  const data = { what: 'Принята', by: 'Громова В.', at: '2026-11-20T05:00:00.000Z' };
  server.use(mock(acceptRequest).once.fails('already_decided', { data }));
  standing = { ...request, requestStatus: accepted, can: ['remove'] };
  await person.click(dialog.getByRole('button', { name: 'Отклонить' }));
  expect((await dialog.findByRole('alert')).textContent).toMatch(/Громова/);
});

it('deletes a request only as it was seen', async () => {
  server.use(
    mock(removeRequest).replies(({ body }) => {
      sent.push(body);
      return { message: { success: true } };
    }),
  );
  open('/marketrequests/5');
  await person.click(await screen.findByRole('button', { name: 'Удалить заявку маркетплейса' }, { timeout: 8000 }));
  await person.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Удалить' }));
  await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/marketrequests'));
  expect(sent).toEqual([{ requestId: 5, seen: onVerification }]);
});

it('who may only read decides and deletes nothing', async () => {
  standing = { ...request, can: [] };
  open('/marketrequests/5');
  expect(await screen.findByText('Дарья Лаптева', {}, { timeout: 8000 })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Принять|Отклонить|Удалить|проверку/ })).toBeNull();
});

it.each([
  ['goods', '/marketitems', 'Чайник «Камень»'],
  ['requests', '/marketrequests', 'Уральская глина'],
])('lists %s', async (_, at, text) => {
  open(at);
  expect(await screen.findByText(text, {}, { timeout: 8000 })).toBeTruthy();
});
