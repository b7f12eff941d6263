// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { estimateEvent } from '@venue/sdk/event-estimates';
import { EventWish } from '@venue/sdk/event-estimates/model';
import {
  addEventRequest,
  EventRequestEdit,
  getMyEventRequest,
  listSpaces,
  saveMyEventRequest,
} from '@venue/sdk/event-requests';
import { eventTariff } from '@venue/sdk/event-requests/model';
import { getProfile } from '@venue/sdk/profile';
import { mock } from '@venue/sdk/testing';
import { typedIn, VISITOR } from '@venue/shared-ui/form/typed.ts';
import { dateField, typeDate } from '@venue/shared-ui/testing/dates.ts';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { renderScreen, signedIn } from '../app/testing.tsx';
import BeginPage from './BeginPage.tsx';
import { aRequest, hall, startServer } from './event-requests.testing.tsx';
import { newRequest, valuesOf } from './form/requestForm.ts';
import { agreeToSend, forgetTypedRequest, TYPED_REQUEST, typedRequest } from './form/typedRequest.ts';
import RequestPage from './RequestPage.tsx';

const { server, usual } = startServer();
const wished = vi.fn<(body: EventWish) => void>();
const saved = vi.fn<(body: z.output<typeof EventRequestEdit>) => void>();
const added = vi.fn<(body: unknown) => void>();
let request = aRequest();

beforeEach(() => {
  wished.mockClear();
  saved.mockClear();
  added.mockClear();
  request = aRequest({ version: 1 });
  server.use(
    mock(estimateEvent).replies(({ body }) => {
      const wish = z.parse(EventWish, body);
      wished(wish);
      const rent = { title: hall.spaceName, quantity: 3, unit: 'ч', unitPrice: 1_800_000, sum: 5_400_000 };
      const isPriced = wish.spaceId !== null;
      return {
        message: {
          lines: isPriced ? [rent] : [],
          price: isPriced ? rent.sum : 0,
          unpriced: isPriced ? [] : ['Аренда: выберите пространство'],
          eventRequestServices: [],
        },
      };
    }),
    mock(getMyEventRequest).replies(() => ({ message: request })),
    mock(addEventRequest).replies(({ body }) => {
      added(body);
      return { id: 12, message: { eventRequestServices: [], managerInfo: null, version: 1 } };
    }),
    mock(saveMyEventRequest).replies(({ body: sent }) => {
      const body = z.parse(EventRequestEdit, sent);
      saved(body);
      request = { ...request, eventRequestStatus: body.eventRequestStatus, version: request.version + 1 };
      return { message: request };
    }),
    ...usual(),
  );
});
afterEach(() => sessionStorage.clear());

const routes = (
  <Routes>
    <Route path="/event-request" element={<BeginPage />} />
    <Route path="/account/requests/create" element={<RequestPage />} />
    <Route path="/account/requests/edit/:eventRequestId" element={<RequestPage />} />
  </Routes>
);
const asVisitor = (at = '/event-request') => ({
  ...renderScreen(routes, { at }),
  user: userEvent.setup({ delay: null }),
});
const asCustomer = () => renderScreen(routes, { at: '/event-request?step=contacts', session: signedIn() });
const amount = () => screen.findByLabelText<HTMLInputElement>('Участников', {}, { timeout: 5000 });

/** Fills all that a request needs but the contacts. */
async function fill(user: ReturnType<typeof asVisitor>['user']): Promise<void> {
  await user.type(await amount(), '40');
  await screen.findByRole('option', { name: hall.spaceName });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Пространство' }), hall.spaceName);
  await typeDate(user, await dateField('Начало'), '01.03.2100 10:00');
  await user.click(screen.getByRole('button', { name: 'Далее' }));
  await screen.findByRole('heading', { level: 2, name: 'Мероприятие' });
  await user.type(screen.getByLabelText('Название'), 'Форум');
  await user.type(screen.getByLabelText('Описание'), 'Две сессии');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Формат' }), 'Лекция');
}

it('a visitor sees the price of the first step, without an account and without a request', async () => {
  const { user } = asVisitor();
  const estimate = within(await screen.findByRole('complementary', { name: 'Предварительная стоимость' }));
  expect(await estimate.findByText(/^Пока не\sпосчитать$/)).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: 'Участников: больше' }));
  expect((await amount()).value).toBe('10');
  await screen.findByRole('option', { name: hall.spaceName });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Пространство' }), hall.spaceName);
  await waitFor(() => expect(estimate.getByRole('status').textContent).toMatch(/^54\s000\s₽$/));
  expect(wished.mock.lastCall?.[0]).toMatchObject({ spaceId: hall.spaceId, tariffId: eventTariff.paid });
  expect(added).not.toHaveBeenCalled();
});

it('what a visitor typed is there after a reload, and after signing in it is a draft', async () => {
  const { user, unmount } = asVisitor();
  await fill(user);
  unmount();
  const again = asVisitor('/event-request?step=about');
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Название').value).toBe('Форум'));
  again.unmount();
  asCustomer();
  await waitFor(() => expect(added).toHaveBeenCalled(), { timeout: 5000 });
  expect(added.mock.lastCall?.[0]).toMatchObject({
    eventRequestStatus: 1,
    eventRequestTitle: 'Форум',
    eventRequestParticipantsAmount: 40,
  });
  expect(saved).not.toHaveBeenCalled();
});

it('a visitor who verified the phone has sent the request already, once', async () => {
  const { user, unmount } = asVisitor();
  await fill(user);
  await user.click(screen.getByRole('tab', { name: /Контакты/ }));
  await screen.findByRole('heading', { level: 2, name: 'Контакты' });
  await user.type(screen.getByLabelText('ФИО контактного лица'), 'Лесная Зоя Павловна');
  await user.type(screen.getByLabelText('Телефон'), '9041234567');
  await user.type(screen.getByLabelText('Электронная почта'), 'zoya@example.ru');
  await user.click(screen.getByRole('button', { name: 'Отправить заявку' }));
  expect(await screen.findByRole('heading', { name: 'Подтвердите телефон' })).toBeTruthy();
  unmount();
  const typed = typedIn(TYPED_REQUEST, VISITOR);
  agreeToSend({ ...newRequest(undefined), ...typed?.values });
  const { unmount: leave } = asCustomer();
  expect(await screen.findByText('Заявка на мероприятие отправлена', {}, { timeout: 5000 })).toBeTruthy();
  expect(saved.mock.lastCall?.[0]).toMatchObject({ eventRequestStatus: 2, eventRequestPhone: '9041234567' });
  leave();
  added.mockClear();
  asCustomer();
  expect((await amount()).value).toBe('');
  expect(added).not.toHaveBeenCalled();
});

it('an agreed request is sent even when the profile cannot be read, and nothing of it stays for a later day', async () => {
  const typed = { ...valuesOf(aRequest()), version: 0, eventRequestPhone: '9041234567' };
  agreeToSend(typed);
  server.use(mock(getProfile).fails('internal'));
  const { unmount: leave } = asCustomer();
  expect(await screen.findByText('Заявка на мероприятие отправлена', {}, { timeout: 5000 })).toBeTruthy();
  expect(saved.mock.lastCall?.[0]).toMatchObject({ eventRequestStatus: 2, eventRequestPhone: '9041234567' });
  leave();
  expect(typedRequest()).toBeUndefined();
  agreeToSend(typed);
  forgetTypedRequest();
  expect(typedRequest()).toBeUndefined();
});

it('what is ordered follows the hall: by its name, or not at all where it is not offered', async () => {
  const other = { ...hall, spaceId: 48, spaceName: 'Малый зал' };
  const service = (serviceId: number, serviceName: string, minimum = 1) => ({
    ...{ serviceId, serviceName, minimum, quantity: 0, perGuest: false, price: 100_000 },
    ...{ serviceThumb: null, serviceGroup: 'Оборудование', unit: 'шт.' },
  });
  const offers = [
    { ...hall, services: [service(1, 'Флипчарт'), service(2, 'Видеостена'), service(3, 'Гардероб')] },
    { ...other, services: [service(1, 'Флипчарт'), service(9, 'Гардероб', 4)] },
  ];
  server.use(
    mock(listSpaces).replies({ message: { spaces: [hall, other] } }),
    mock(estimateEvent).replies(({ body }) => {
      const wish = z.parse(EventWish, body);
      wished(wish);
      const eventRequestServices = offers.filter(each => each.spaceId === wish.spaceId);
      return { message: { lines: [], price: 0, unpriced: [], eventRequestServices } };
    }),
  );
  const { user } = asVisitor();
  await screen.findByRole('option', { name: other.spaceName });
  const choose = (name: string) => user.selectOptions(screen.getByRole('combobox', { name: 'Пространство' }), name);
  await choose(hall.spaceName);
  await user.click(screen.getByRole('tab', { name: /Услуги/ }));
  for (const name of ['Флипчарт', 'Видеостена', 'Гардероб'])
    await user.click(await screen.findByRole('button', { name: `${name}: больше` }));
  const orders = () => wished.mock.lastCall?.[0].eventRequestServices;
  await waitFor(() => expect(orders()).toHaveLength(3));
  await user.click(screen.getByRole('tab', { name: /Дата/ }));
  await choose(other.spaceName);
  const moved = [
    { serviceId: 1, quantity: 1 },
    { serviceId: 9, quantity: 4 },
  ];
  await waitFor(() => expect(orders()).toEqual(moved));
  await waitFor(() => expect(typedRequest()?.values).toMatchObject({ spaceId: 48, eventRequestServices: moved }));
});
