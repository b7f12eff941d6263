import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createLive } from '@venue/sdk';
import { whoAmI } from '@venue/sdk/auth';
import {
  addRequestItem,
  getRequest,
  listMyItems,
  removeRequest,
  removeRequestItem,
  requestStatusChanged,
  saveRequest,
  saveRequestItem,
  sendRequestForVerification,
} from '@venue/sdk/market';
import { type MarketRequest, MarketRequestItemBody, marketRequestStatus } from '@venue/sdk/market/model';
import { mock, mockLive } from '@venue/sdk/testing';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import LiveUpdates from '../../app/frame/LiveUpdates.tsx';
import { renderScreen, signedIn } from '../../app/testing.tsx';
import { anItem, aRequest, pageOf, placed, renderPage, startServer } from '../market.testing.tsx';
import EditRequest from './EditRequest.tsx';

const { server, usual } = startServer();
const path = '/marketplace/account/marketrequests/:requestId/edit';
const { draft, onVerification, inProgress, declined, accepted } = marketRequestStatus;
let request: MarketRequest;
const calls = vi.fn<(name: string, body: unknown) => void>();

/** What a call does to the request of the test. */
const put = (patch: Partial<MarketRequest>) => {
  const { total, itemsCount, ...before } = request;
  request = aRequest({ ...before, ...patch });
  return { message: request };
};

beforeEach(() => {
  calls.mockClear();
  request = aRequest();
  server.use(
    ...usual(),
    mock(getRequest).replies(() => ({ message: request })),
    mock(saveRequest).replies(({ body }) => {
      calls('save', body);
      return put({ requestStatus: draft, can: ['edit', 'remove', 'send'], version: request.version + 1 });
    }),
    mock(saveRequestItem).replies(({ body }) => {
      calls('place', body);
      const { itemId, quantity, comment } = z.parse(MarketRequestItemBody, body);
      const items = request.items.map(item => (item.itemId === itemId ? { ...item, quantity, comment } : item));
      return put({ items });
    }),
    mock(sendRequestForVerification).replies(({ body }) => {
      calls('send', body);
      return put({ requestStatus: onVerification, can: [], sentAt: '2026-11-21T04:00:00.000Z' });
    }),
  );
});
const open = (id = '12') => ({
  ...renderPage(path, <EditRequest />, `/marketplace/account/marketrequests/${id}/edit`),
  user: userEvent.setup(),
});
const send = async (user: ReturnType<typeof userEvent.setup>) =>
  user.click(await screen.findByRole('button', { name: /^Отправить на/ }));
const names = () => calls.mock.calls.map(([name]) => name);

it('an empty one is not sent: what is missing stands beside the button and where it is added', async () => {
  request = aRequest({ items: [] });
  const { user } = open();
  const contact = await screen.findByLabelText('Контактное лицо');
  await user.clear(contact);
  const missing = screen.getByText('Перед отправкой добавьте:').parentElement;
  const list = within(missing ?? document.body);
  expect(list.getAllByRole('listitem').map(each => each.textContent)).toEqual([
    'хотя\u00a0бы один товар',
    'контактное лицо',
  ]);
  await send(user);
  expect(await screen.findByText('Обязательное поле')).toBeTruthy();
  await user.type(contact, 'Котова');
  await send(user);
  expect((await screen.findByRole('alert')).textContent).toMatch(/Добавьте в\sзаявку хотя\sбы один товар/);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Выбрать товары' })));
  expect(calls).not.toHaveBeenCalled();
});

it('sends all that was typed first: of its items, then of itself', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Сколько «Чашка»: больше' }));
  await user.type(screen.getByLabelText(/^Комментарий к товару/), 'К празднику');
  await user.type(screen.getByLabelText(/^Комментарий к заявке/), 'Звоните утром');
  await send(user);
  expect(await screen.findByText('Заявка отправлена на проверку')).toBeTruthy();
  expect(names().at(-1)).toBe('send');
  expect(names().at(-2)).toBe('save');
  expect(names().lastIndexOf('place')).toBeLessThan(names().indexOf('save'));
  const last = calls.mock.calls.filter(([name]) => name === 'place').at(-1)?.[1];
  expect(last).toEqual({ requestId: 12, itemId: 7, quantity: 3, comment: 'К празднику' });
  expect(calls).toHaveBeenCalledWith('save', expect.objectContaining({ comment: 'Звоните утром', version: 2 }));
  // The read-only request replaces the form, and its status takes the focus.
  await waitFor(() => expect(screen.queryByRole('form')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Статус' })));
});

it('saves of an item run one after another, each change once, and the request is sent after the last', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  let running = 0;
  const mostAtOnce = vi.fn<(count: number) => void>();
  server.use(
    mock(saveRequestItem).replies(async ({ body }) => {
      mostAtOnce(++running);
      calls('place', body);
      await promise;
      running--;
      const { quantity, comment } = z.parse(MarketRequestItemBody, body);
      return put({ items: request.items.map(item => ({ ...item, quantity, comment })) });
    }),
  );
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Сколько «Чашка»: больше' }));
  await waitFor(() => expect(names()).toEqual(['place']));
  await user.type(screen.getByLabelText(/^Комментарий к товару/), 'К празднику');
  // Leaving the comment and the button both wait for what is being saved.
  await send(user);
  resolve();
  expect(await screen.findByText('Заявка отправлена на проверку')).toBeTruthy();
  expect(names()).toEqual(['place', 'place', 'send']);
  const saved = { requestId: 12, itemId: 7, quantity: 3, comment: 'К празднику' };
  expect(calls).toHaveBeenNthCalledWith(2, 'place', saved);
  expect(mostAtOnce.mock.calls).toEqual([[1], [1]]);
});

it('what cannot be saved of an item stays typed, says why, and nothing is sent', async () => {
  server.use(mock(saveRequestItem).fails('internal'));
  const { user } = open();
  const count = await screen.findByLabelText<HTMLInputElement>('Сколько «Чашка»');
  await user.clear(count);
  await user.type(count, '25');
  await send(user);
  expect(await screen.findByText(/Не все изменения товаров сохранены/)).toBeTruthy();
  expect(screen.getByText(/^Не\sсохранено:/)).toBeTruthy();
  expect(count.value).toBe('25');
  expect(calls).not.toHaveBeenCalled();
});

it('a quantity is saved by itself and counts in the total; it is never nothing', async () => {
  const { user } = open();
  const count = await screen.findByLabelText<HTMLInputElement>('Сколько «Чашка»');
  await user.clear(count);
  await user.type(count, '10');
  await user.tab();
  expect(await screen.findByText(/^12\s005\s₽$/, { selector: '[role=status] *' })).toBeTruthy();
  expect(calls).toHaveBeenLastCalledWith('place', { requestId: 12, itemId: 7, quantity: 10, comment: '' });
  await user.clear(count);
  await user.tab();
  expect(count.value).toBe('10');
  await user.type(count, '99999');
  await user.tab();
  expect(count.value).toBe('10000');
  await waitFor(() => expect(calls).toHaveBeenLastCalledWith('place', expect.objectContaining({ quantity: 10_000 })));
});

it('several items are chosen at once, with a search; those that are in it are marked', async () => {
  const onRequest = vi.fn();
  server.use(
    mock(listMyItems).replies(({ body }) => {
      onRequest(body);
      return pageOf([anItem(), anItem({ itemId: 8, itemName: 'Ваза' }), anItem({ itemId: 9, itemName: 'Миска' })]);
    }),
    mock(addRequestItem).replies(({ body }) => {
      calls('add', body);
      const { itemId } = z.parse(MarketRequestItemBody, body);
      return put({ items: [...request.items, placed({ itemId, itemName: `Товар ${itemId}`, quantity: 1 })] });
    }),
  );
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Выбрать товары' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Товары бренда «Рябина»' }));
  const boxes = await dialog.findAllByRole<HTMLInputElement>('checkbox');
  expect(boxes.map(box => [box.checked, box.disabled])).toEqual([
    [true, true],
    [false, false],
    [false, false],
  ]);
  await user.click(dialog.getByRole('checkbox', { name: /Миска/ }));
  await user.type(dialog.getByRole('searchbox'), 'ваз');
  await waitFor(() =>
    expect(onRequest).toHaveBeenLastCalledWith(expect.objectContaining({ brandId: 3, search: 'ваз' })),
  );
  await user.click(dialog.getByRole('checkbox', { name: /Ваза/ }));
  await user.click(dialog.getByRole('button', { name: 'Добавить (2)' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls.mock.calls).toEqual([
    ['add', { requestId: 12, itemId: 9, quantity: 1, comment: '' }],
    ['add', { requestId: 12, itemId: 8, quantity: 1, comment: '' }],
  ]);
  expect(await screen.findByText('Товар 8')).toBeTruthy();
});

it('items that could not be added stay chosen', async () => {
  server.use(
    mock(listMyItems).replies(pageOf([anItem({ itemId: 8, itemName: 'Ваза' })])),
    mock(addRequestItem).fails('not_editable'),
  );
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Выбрать товары' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(await dialog.findByRole('checkbox', { name: /Ваза/ }));
  await user.click(dialog.getByRole('button', { name: 'Добавить (1)' }));
  expect(await dialog.findByText(/В этом статусе запись изменить нельзя/)).toBeTruthy();
  expect(dialog.getByRole<HTMLInputElement>('checkbox', { name: /Ваза/ }).checked).toBe(true);
});

it('an item is taken out; one with a comment only after a question', async () => {
  request = aRequest({ items: [placed({ comment: 'Подарочная коробка' })] });
  server.use(
    mock(removeRequestItem).replies(({ body }) => {
      calls('out', body);
      return put({ items: [] });
    }),
  );
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Убрать «Чашка» из заявки' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Убрать' }));
  expect(await screen.findByText(/Выберите товары бренда/)).toBeTruthy();
  expect(calls).toHaveBeenCalledExactlyOnceWith('out', { requestId: 12, itemId: 7 });
});

it.each([
  [onVerification, /Сотрудник площадки проверяет/],
  [inProgress, /занимается заявкой/],
  [accepted, /Площадка приняла заявку/],
])('status %i is read, not edited', async (requestStatus, words) => {
  request = aRequest({ requestStatus, can: [], comment: 'Звоните\nутром' });
  open();
  expect(await screen.findByText(words)).toBeTruthy();
  expect(screen.getByText(/^2\sшт\.$/)).toBeTruthy();
  expect(screen.getByText('+7 900 123-45-67')).toBeTruthy();
  expect(screen.queryByRole('form')).toBeNull();
  expect(screen.queryByRole('button', { name: /Исправить|Удалить/ })).toBeNull();
});

it('a declined one says why, and is a draft again after a question', async () => {
  const step = { at: '2026-11-21T04:00:00.000Z', requestStatus: declined, what: 'Отклонена', who: 'Администратор' };
  request = aRequest({
    requestStatus: declined,
    rejectionReason: 'Нет сертификата',
    can: ['edit', 'remove'],
    history: [{ ...step, comment: 'Нет сертификата' }],
  });
  const { user } = open();
  const status = within(await screen.findByRole('region', { name: 'Статус' }));
  expect(status.getByText('Нет сертификата')).toBeTruthy();
  expect(screen.getByText('21.11.2026 09:00 · Администратор')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Исправить' }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText(/Заявка снова станет черновиком/)).toBeTruthy();
  await user.click(question.getByRole('button', { name: 'Исправить' }));
  expect(await screen.findByRole('form', { name: 'Заявка' })).toBeTruthy();
  expect(calls).toHaveBeenCalledExactlyOnceWith('save', {
    requestId: 12,
    brandId: 3,
    contactName: 'Котова Мария',
    contactPhone: '9001234567',
    comment: '',
    version: 2,
  });
  // The answer stays in sight while it is corrected.
  expect(within(screen.getByRole('region', { name: 'Статус' })).getByText('Нет сертификата')).toBeTruthy();
});

it('hears at once what staff decide, and says so', async () => {
  const me = { userId: 17, name: 'Котова М.', phone: '9001234567', roleId: 1 as const, permissions: [], viewsAs: null };
  server.use(mock(whoAmI).replies({ message: me }));
  const channel = mockLive();
  const session = signedIn();
  const openLive = async () => createLive({ url: 'ws://venue.test/api/live', session, WebSocket: channel.WebSocket });
  request = aRequest({ requestStatus: onVerification, can: [] });
  renderScreen(
    <>
      <LiveUpdates />
      <Routes>
        <Route path={path} element={<EditRequest />} />
      </Routes>
    </>,
    { at: '/marketplace/account/marketrequests/12/edit', session, openLive },
  );
  expect(await screen.findByText('На проверке')).toBeTruthy();
  await channel.followed('info/17');
  request = aRequest({ requestStatus: accepted, can: [] });
  act(() => channel.push(requestStatusChanged, 'info/17', { kind: 'market', requestId: 12, requestStatus: accepted }));
  expect(await screen.findByText('Принята')).toBeTruthy();
  expect(await screen.findByText(/^Заявка №\s12: принята$/)).toBeTruthy();
  // A message about the account's own applications must not show a note about a market request.
  act(() => channel.push(requestStatusChanged, 'info/17', { kind: 'application', requestId: 30, requestStatus: 2 }));
  await act(() => channel.followed('info/17'));
  expect(screen.queryByText(/№\s30/)).toBeNull();
});

it('one that was decided meanwhile is shown as it is', async () => {
  server.use(mock(sendRequestForVerification).fails('move_not_allowed'));
  const { user } = open();
  await screen.findByRole('form');
  request = aRequest({ requestStatus: onVerification, can: [] });
  await send(user);
  expect(await screen.findByText(/Сотрудник площадки проверяет/)).toBeTruthy();
});

it('removes after a question and goes to the list', async () => {
  server.use(mock(removeRequest).replies({ message: { success: true } }));
  const { user, address } = open();
  await user.click(await screen.findByRole('button', { name: 'Удалить заявку' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Удалить' }));
  await waitFor(() => expect(address()).toBe('/marketplace/account/marketrequests'));
});

it.each([['12'], ['x']])('a request that is not there: %s', async id => {
  server.use(mock(getRequest).fails('not_found'));
  open(id);
  expect(await screen.findByRole('heading', { name: 'Заявка не найдена' })).toBeTruthy();
});
