import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRequest, getItem, listMyRequests } from '@venue/sdk/market';
import { type MarketRequest, marketRequestStatus } from '@venue/sdk/market/model';
import { getProfile } from '@venue/sdk/profile';
import { mock } from '@venue/sdk/testing';
import { beforeEach, expect, it, vi } from 'vitest';
import { maria } from '../../profile/profile.testing.tsx';
import { anItem, aRequest, chooseBrand, pageOf, renderPage, startServer } from '../market.testing.tsx';
import CreateRequest from './CreateRequest.tsx';
import RequestsPage from './RequestsPage.tsx';

const { server, usual } = startServer();
const path = '/marketplace/account/marketrequests';
const heard = vi.fn();
let rows: MarketRequest[];
beforeEach(() => {
  heard.mockClear();
  rows = [];
  server.use(
    ...usual(),
    mock(getProfile).replies({ message: maria }),
    mock(listMyRequests).replies(({ body }) => {
      heard(body);
      return pageOf(rows.map(({ items, history, version, decidedAt, ...row }) => row));
    }),
  );
});

it('the list shows number, brand, how much, status, day, and what staff answered', async () => {
  rows = [
    aRequest(),
    aRequest({
      requestId: 11,
      requestStatus: marketRequestStatus.declined,
      rejectionReason: 'Нет сертификата',
      sentAt: '2026-11-20T20:30:00.000Z',
    }),
    aRequest({ requestId: 10, requestStatus: marketRequestStatus.accepted, can: [], items: [] }),
  ];
  renderPage(path, <RequestsPage />);
  const [draft, declined, accepted] = (await screen.findAllByRole('listitem')).map(card => within(card));
  expect(draft?.getByRole('heading', { name: '№ 12 · Рябина' })).toBeTruthy();
  expect(draft?.getByText(/^2\s401\s₽$/)).toBeTruthy();
  expect(draft?.getByRole('link', { name: /^Продолжить заявку №\s12$/ })).toBeTruthy();
  // Late in the evening in UTC it is the next day at the venue.
  expect(declined?.getByText('Отправлена 21.11.2026')).toBeTruthy();
  expect(declined?.getByText('Почему отклонена: Нет сертификата')).toBeTruthy();
  expect(accepted?.getByText('Принята')).toBeTruthy();
  expect(accepted?.queryByRole('button')).toBeNull();
});

it('the list is narrowed by the address, and says when nothing fits or there is nothing yet', async () => {
  const { address } = renderPage(path, <RequestsPage />, `${path}?status=4&search=12`);
  await userEvent.click(await screen.findByRole('button', { name: 'Показать все заявки' }));
  expect(heard).toHaveBeenCalledWith({ page: 1, pageSize: 10, requestStatus: 4, search: '12' });
  expect(await screen.findByText('Заявок пока нет')).toBeTruthy();
  expect(address()).toBe(path);
});

it('a new one is begun with the contacts of the profile and goes on to its items', async () => {
  const made = vi.fn();
  server.use(
    mock(createRequest).replies(({ body }) => {
      made(body);
      return { id: 12, message: aRequest({ items: [] }) };
    }),
  );
  const { address } = renderPage(`${path}/create`, <CreateRequest />);
  expect((await screen.findByLabelText<HTMLInputElement>('Контактное лицо')).value).toBe('Котова Мария');
  expect(screen.getByLabelText<HTMLInputElement>('Телефон для связи').value).toBe('+7 900 123-45-67');
  const submit = screen.getByRole('button', { name: /^Сохранить/ });
  await userEvent.click(submit);
  expect(await screen.findByText('Обязательное поле')).toBeTruthy();
  expect(made).not.toHaveBeenCalled();
  await chooseBrand('Рябина');
  await userEvent.click(submit);
  await waitFor(() => expect(address()).toBe(`${path}/12/edit`));
  expect(made).toHaveBeenCalledExactlyOnceWith({
    brandId: 3,
    contactName: 'Котова Мария',
    contactPhone: '9001234567',
    comment: '',
    itemIds: [],
  });
});

it.each([
  ['goes into it, with its brand', {}, [7]],
  ['is left out while another request holds it', { can: [], heldBy: 9 }, []],
] as const)('an item it is begun with %s', async (_, over, itemIds) => {
  const made = vi.fn();
  server.use(
    mock(getItem).replies({ message: anItem({ ...over, can: 'can' in over ? [] : ['edit', 'remove'] }) }),
    mock(createRequest).replies(({ body }) => {
      made(body);
      return { id: 12, message: aRequest() };
    }),
  );
  renderPage(`${path}/create`, <CreateRequest />, `${path}/create?item=7`);
  await screen.findByLabelText('Контактное лицо');
  const brand = screen.queryByLabelText('Бренд');
  expect(brand === null).toBe(itemIds.length > 0);
  if (brand) await chooseBrand('Рябина');
  await userEvent.click(screen.getByRole('button', { name: /^Сохранить/ }));
  await waitFor(() => expect(made).toHaveBeenCalledWith(expect.objectContaining({ brandId: 3, itemIds })));
});
