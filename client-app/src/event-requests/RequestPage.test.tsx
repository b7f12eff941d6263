// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  addEventRequest,
  EventRequestEdit,
  estimateEventRequest,
  getActiveEventRequest,
  getMyEventRequest,
  listBusyHours,
  saveActiveEventRequest,
  saveMyEventRequest,
} from '@venue/sdk/event-requests';
import { type EventRequest, type EventRequestStatus, eventRequestStatus } from '@venue/sdk/event-requests/model';
import { mock } from '@venue/sdk/testing';
import { clearDate, dateField, typeDate } from '@venue/shared-ui/testing/dates.ts';
import { HttpResponse } from 'msw';
import { Link, useLocation } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { aRequest, renderPage, startServer } from './event-requests.testing.tsx';
import RequestPage from './RequestPage.tsx';

const { server, usual } = startServer();
let request: EventRequest;
const saved = vi.fn<(body: z.output<typeof EventRequestEdit>) => void>();
const added = vi.fn<(body: unknown) => void>();

beforeEach(() => {
  saved.mockClear();
  added.mockClear();
  request = aRequest();
  server.use(...handlers());
});
const handlers = () => [
  ...usual(),
  mock(getMyEventRequest).replies(() => ({ message: request })),
  mock(addEventRequest).replies(({ body }) => {
    added(body);
    request = aRequest({ eventRequestTitle: '', version: 1, eventRequestTechnicalScenarios: [] });
    return { id: 12, message: { eventRequestServices: [], managerInfo: null, version: 1 } };
  }),
  mock(saveMyEventRequest).replies(({ body: sent }) => {
    const body = z.parse(EventRequestEdit, sent);
    saved(body);
    request = {
      ...request,
      ...(body.eventRequestTitle === undefined ? {} : { eventRequestTitle: body.eventRequestTitle }),
      eventRequestStatus: body.eventRequestStatus,
      version: request.version + 1,
    };
    return { message: request };
  }),
];

/** Opens the page from a list, which passes the request's status in the history state. */
function FromList({ status }: { status: EventRequestStatus }) {
  const { state } = useLocation();
  return state ? (
    <RequestPage />
  ) : (
    <Link to="." state={{ status }}>
      Из списка
    </Link>
  );
}

const paths = ['/account/requests/create', '/account/requests/edit/:eventRequestId'];
const open = (at: string) => ({ ...renderPage(paths, <RequestPage />, at), user: userEvent.setup({ delay: null }) });
const edit = (step: string) => open(`/account/requests/edit/12?step=${step}`);
const title = () => screen.findByLabelText<HTMLInputElement>('Название');
const step = (name: string) => screen.getByRole('tab', { name: new RegExp(name) });

it('the first answer makes a draft; the form stays under one’s hands, and later answers are sent alone', async () => {
  const { user, address } = open('/account/requests/create?step=about');
  const field = await title();
  expect((await screen.findByLabelText<HTMLInputElement>('ФИО контактного лица')).value).toContain('Котова');
  await user.type(field, 'Форум');
  await waitFor(() => expect(address()).toBe('/account/requests/edit/12?step=about'), { timeout: 4000 });
  expect(added).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ eventRequestStatus: 1, eventRequestTitle: 'Форум', eventRequestTime: 60 }),
  );
  expect(document.activeElement).toBe(field);
  await user.type(field, ' года');
  await waitFor(
    () =>
      expect(saved).toHaveBeenCalledExactlyOnceWith({
        eventRequestStatus: 1,
        eventRequestTitle: 'Форум года',
        version: 1,
      }),
    { timeout: 4000 },
  );
  expect(await screen.findByText(/^Черновик сохранён в/)).toBeTruthy();
  expect(field.value).toBe('Форум года');
  expect(document.activeElement).toBe(field);
});

it('who goes on while the first answer is being saved stays at the step they went to', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  server.use(
    mock(addEventRequest).replies(async ({ body }) => {
      added(body);
      await promise;
      return { id: 12, message: { eventRequestServices: [], managerInfo: null, version: 1 } };
    }),
  );
  const { user, address } = open('/account/requests/create?step=about');
  await user.type(await title(), 'Форум');
  await waitFor(() => expect(added).toHaveBeenCalled(), { timeout: 4000 });
  await user.click(step('Дата'));
  await waitFor(() => expect(address()).toBe('/account/requests/create?step=place'));
  resolve();
  await waitFor(() => expect(address()).toBe('/account/requests/edit/12?step=place'));
});

it('when the answer to the first save is lost, the same is sent again, and what was typed meanwhile after it', async () => {
  server.use(
    mock(addEventRequest).replies(({ body }) => {
      added(body);
      return HttpResponse.error() as never;
    }),
  );
  const { user, address } = open('/account/requests/create?step=about');
  const field = await title();
  await user.type(field, 'Форум');
  await screen.findByText('Черновик не сохранён: нет связи', {}, { timeout: 20_000 });
  await user.type(field, ' года');
  server.resetHandlers();
  server.use(...handlers());
  const tries = added.mock.calls.length;
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(address()).toBe('/account/requests/edit/12?step=about'), { timeout: 20_000 });
  expect(added.mock.calls.length).toBeGreaterThan(tries);
  expect(new Set(added.mock.calls.map(([body]) => JSON.stringify(body)))).toHaveLength(1);
  await waitFor(
    () =>
      expect(saved).toHaveBeenCalledExactlyOnceWith({
        eventRequestStatus: 1,
        eventRequestTitle: 'Форум года',
        version: 1,
      }),
    { timeout: 4000 },
  );
}, 45_000);

it('opened and left alone, nothing is saved', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  try {
    open('/account/requests/create');
    await screen.findByLabelText('Участников');
    await act(() => vi.advanceTimersByTimeAsync(5000));
    expect(added).not.toHaveBeenCalled();
  } finally {
    vi.useRealTimers();
  }
});

it('«Далее» says what is wrong beside the field and in the list of steps; an unfinished answer is not sent', async () => {
  const { user, address } = edit('contacts');
  const name = await screen.findByLabelText('ФИО контактного лица');
  await user.clear(name);
  await user.type(name, 'Мария');
  await user.click(step('Рассадка'));
  expect(await screen.findByText('Введите ФИО полностью')).toBeTruthy();
  await waitFor(() => expect(step('Контакты').textContent).toContain('есть ошибки'));
  await user.selectOptions(await screen.findByLabelText(/^Рассадка гостей/), 'Другое');
  await user.click(screen.getByRole('button', { name: 'Далее' }));
  expect(await screen.findByText('Обязательное поле')).toBeTruthy();
  expect(step('Рассадка').textContent).toContain('есть ошибки');
  expect(address()).toContain('step=setup');
  await user.click(step('Дата'));
  await user.type(screen.getByLabelText('Участников'), 'много');
  const sent = () => Object.assign({}, ...saved.mock.calls.map(([body]) => body));
  await waitFor(() => expect(sent()).toMatchObject({ eventRequestFIO: 'Мария', guestSitting: 4 }), { timeout: 4000 });
  // Letters typed for a number are not saved.
  expect(sent()).not.toHaveProperty('eventRequestParticipantsAmount');
});

it('what it costs stands beside every step, with what only a manager can price', async () => {
  const { user } = edit('contacts');
  const estimate = within(await screen.findByRole('complementary', { name: 'Предварительная стоимость' }));
  expect(await estimate.findByText(/^от\s54\s000\s₽$/)).toBeTruthy();
  expect(estimate.getByText(/3\sч × 18\s000\s₽/)).toBeTruthy();
  expect(estimate.getByText('Кейтеринг')).toBeTruthy();
  const toggle = estimate.getByRole('button', { name: /Из\sчего складывается/ });
  expect(toggle.getAttribute('aria-expanded')).toBe('false');
  await user.click(toggle);
  expect(toggle.getAttribute('aria-expanded')).toBe('true');
  // Saving a change loads the price again.
  server.use(
    mock(estimateEventRequest).replies({ message: { lines: [], price: 0, unpriced: ['Аренда: выберите тариф'] } }),
  );
  await user.click(step('Услуги'));
  await user.click(await screen.findByRole('checkbox', { name: 'Прямая трансляция' }));
  expect(await estimate.findByText(/^Пока не\sпосчитать$/, {}, { timeout: 4000 })).toBeTruthy();
  expect(estimate.getByText('Аренда: выберите тариф')).toBeTruthy();
});

it('more people than the space holds: a warning with the number at once, and an error of the step', async () => {
  const { user } = edit('place');
  const place = () => within(document.querySelector<HTMLElement>('[data-step=place]') ?? document.body);
  await waitFor(() => expect(place().getByText('Вместимость: 120 человек')).toBeTruthy());
  const amount = screen.getByLabelText('Участников');
  await user.clear(amount);
  await user.type(amount, '150');
  await waitFor(() => expect(place().getByText(/помещается 120 человек, а\sучастников 150/)).toBeTruthy());
  await user.click(screen.getByRole('button', { name: 'Далее' }));
  expect(await place().findByText(/помещается не\sбольше 120 человек/)).toBeTruthy();
  expect(step('Дата').textContent).toContain('есть ошибки');
});

it('the day is drawn with what surrounds the event, and what does not fit is said', async () => {
  request = aRequest({ guestsGatheringStart: '11:00' });
  edit('setup');
  const day = within(await screen.findByRole('region', { name: 'Время мероприятия' }));
  expect(day.getByText('Подготовка: 09:00–10:00')).toBeTruthy();
  expect(day.getByText('Мероприятие: 10:00–11:00')).toBeTruthy();
  expect(day.getByText('Уборка: 11:00–12:00')).toBeTruthy();
  expect(day.getByText('Гости собираются позже начала мероприятия')).toBeTruthy();
});

it('an event of several days has hours on each; its beginning and length follow from them', async () => {
  const { user } = edit('place');
  await user.selectOptions(await screen.findByLabelText('Длительность'), 'Многодневное');
  const add = await screen.findByRole('button', { name: 'Добавить день' });
  await user.click(add);
  await user.click(add);
  const day = { day: '2100-03-01', timeStart: '10:00', timeEnd: '11:00' };
  await waitFor(
    () =>
      expect(Object.assign({}, ...saved.mock.calls.map(([body]) => body))).toMatchObject({
        eventDuration: 2,
        eventRequestDays: [day, { ...day, day: '2100-03-02' }],
        eventRequestTime: 1440 + 60,
      }),
    { timeout: 4000 },
  );
  const drawn = within(screen.getByRole('region', { name: 'Время мероприятия' }));
  expect(drawn.getAllByText('Мероприятие: 10:00–11:00')).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Удалить день 2' }));
  await user.click(screen.getByRole('button', { name: 'Далее' }));
  expect(await screen.findByText(/Добавьте дни мероприятия: не\sменьше двух/)).toBeTruthy();
});

it('hours of the space that others have taken are drawn and warned about, also before sending', async () => {
  const asked = vi.fn();
  server.use(
    mock(listBusyHours).replies(({ query }) => {
      asked(query);
      return { message: { hours: ['2100-03-01T05:00:00.000Z', '2100-03-01T09:00:00.000Z'] } };
    }),
  );
  const { user } = edit('place');
  const day = within(await screen.findByRole('region', { name: 'Время мероприятия' }));
  expect(await day.findByText('Занято другими: 10:00–11:00, 14:00–15:00')).toBeTruthy();
  expect(day.getByText(/^Пространство уже занято: пн, 1 марта, 10:00–11:00\. Выберите другое/)).toBeTruthy();
  expect(asked).toHaveBeenCalledWith({ spaceId: '47', from: '2100-03-01', to: '2100-03-01', except: '12' });
  await user.click(step('Контакты'));
  expect(await screen.findAllByText(/^Пространство уже занято/)).not.toHaveLength(0);
  expect(screen.getByRole('button', { name: 'Отправить заявку' })).toBeTruthy();
});

it('catering is asked about once and answers both of its fields', async () => {
  const { user } = edit('services');
  await user.click(await screen.findByRole('checkbox', { name: 'Кейтеринг' }));
  await waitFor(() => expect(saved).toHaveBeenCalled(), { timeout: 4000 });
  expect(saved.mock.lastCall?.[0]).toMatchObject({ specialServiceIds: [4], needCatering: true });
  expect(screen.getAllByRole('checkbox', { name: /кейтеринг/i })).toHaveLength(1);
});

it('the last step lists what is missing, leads there, and sends the whole', async () => {
  request = aRequest({ eventRequestEmail: '', eventRequestINN: '' });
  const { user, address } = edit('contacts');
  const list = (await screen.findByText(/^Перед отправкой/)).parentElement ?? document.body;
  await user.click(within(list).getByRole('button', { name: 'Электронная почта' }));
  const mail = screen.getByLabelText('Электронная почта');
  await waitFor(() => expect(document.activeElement).toBe(mail));
  expect(address()).toContain('step=contacts');
  await user.type(mail, 'maria@example.ru');
  expect(await screen.findByText('Всё заполнено, заявку можно отправлять')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Отправить заявку' }));
  expect(await screen.findByText('Заявка на мероприятие отправлена')).toBeTruthy();
  expect(saved.mock.lastCall?.[0]).toMatchObject({ eventRequestStatus: 2, eventRequestINN: '', version: 5 });
  const status = await screen.findByRole('region', { name: 'Статус' });
  await waitFor(() => expect(document.activeElement).toBe(status));
  expect(within(status).getByText('Новая')).toBeTruthy();
  expect(screen.queryByRole('form')).toBeNull();
});

it('half a date is a wrong date, whatever else is checked with it', async () => {
  const { user } = edit('place');
  const start = await dateField('Начало');
  await clearDate(user, start);
  await typeDate(user, start, '01.03');
  await user.click(screen.getByRole('button', { name: 'Далее' }));
  expect(await screen.findByText('Укажите корректную дату и время')).toBeTruthy();
});

it('two tabs: fields of both are kept, and where both changed one the person chooses', async () => {
  const elsewhere = aRequest({ eventRequestDescription: 'Из другой вкладки', version: 9 });
  server.use(
    mock(saveMyEventRequest).once.fails('conflict', { data: { current: elsewhere, savedBy: null, savedAt: null } }),
  );
  const { user } = edit('about');
  const field = await title();
  await user.type(field, '!');
  await waitFor(() => expect(saved).toHaveBeenCalled(), { timeout: 4000 });
  expect(saved).toHaveBeenCalledExactlyOnceWith({
    eventRequestStatus: 1,
    eventRequestTitle: 'Форум предпринимателей!',
    version: 9,
  });
  expect(screen.getByLabelText<HTMLTextAreaElement>('Описание').value).toBe('Из другой вкладки');

  saved.mockClear();
  const clash = aRequest({ eventRequestTitle: 'Другое название', version: 20 });
  server.use(
    mock(saveMyEventRequest).once.fails('conflict', { data: { current: clash, savedBy: null, savedAt: null } }),
  );
  await user.type(field, '?');
  expect(await screen.findByText(/сохранена другая версия/, {}, { timeout: 4000 })).toBeTruthy();
  expect(saved).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Сохранить выбранное' }));
  await waitFor(() => expect(saved).toHaveBeenCalled(), { timeout: 4000 });
  expect(saved.mock.lastCall?.[0]).toMatchObject({ eventRequestTitle: 'Форум предпринимателей!?', version: 20 });
});

it.each([
  [eventRequestStatus.new, undefined, /Менеджер посмотрит/],
  [eventRequestStatus.payment, undefined, /Оплатите счёт/],
  [eventRequestStatus.payment, eventRequestStatus.payment, /Оплатите счёт/],
])('status %i is read, not edited; a list that knew it (%s) is believed', async (status, known, words) => {
  request = aRequest({ eventRequestStatus: status, can: [] });
  if (known !== undefined)
    server.use(
      mock(getMyEventRequest).fails('not_found'),
      mock(getActiveEventRequest).replies(() => ({ message: request })),
    );
  renderPage(paths, known === undefined ? <RequestPage /> : <FromList status={known} />, '/account/requests/edit/12');
  if (known !== undefined) (await screen.findByRole('link', { name: 'Из списка' })).click();
  expect(await screen.findByText(words)).toBeTruthy();
  expect(screen.getByText('Форум предпринимателей')).toBeTruthy();
  expect(screen.queryByRole('form')).toBeNull();
});

it('what may still change of a sent request is changed, with the version it was read in', async () => {
  request = aRequest({ eventRequestStatus: eventRequestStatus.payment, can: ['edit'] });
  const changed = vi.fn();
  server.use(
    mock(saveActiveEventRequest).replies(({ body }) => {
      changed(body);
      request = { ...request, eventRequestPhone: '9120000199', version: 5 };
      return { message: request };
    }),
  );
  const { user } = edit('contacts');
  await user.click(await screen.findByRole('button', { name: 'Изменить' }));
  const form = within(await screen.findByRole('form', { name: 'Изменение заявки' }));
  // Only a manager may change the date and the place now.
  expect(form.queryByLabelText('Начало')).toBeNull();
  expect(form.queryByLabelText('Пространство')).toBeNull();
  const amount = form.getByLabelText('Участников');
  await user.clear(amount);
  await user.type(amount, '500');
  await user.click(form.getByRole('button', { name: 'Сохранить изменения' }));
  expect(await form.findByText(/помещается не\sбольше 120 человек/)).toBeTruthy();
  expect(changed).not.toHaveBeenCalled();
  await user.clear(amount);
  await user.type(amount, '90');
  await user.type(form.getByLabelText(/^Что нужно подготовить заранее/), 'Стойки');
  await user.click(form.getByRole('button', { name: 'Сохранить изменения' }));
  expect(await screen.findByText('Заявка на мероприятие успешно обновлена')).toBeTruthy();
  expect(changed).toHaveBeenCalledExactlyOnceWith({
    eventRequestParticipantsAmount: 90,
    earlyPreparationInfo: 'Стойки',
    version: 4,
  });
  expect(await screen.findByRole('button', { name: 'Изменить' })).toBeTruthy();
  expect(screen.queryByRole('form', { name: 'Изменение заявки' })).toBeNull();
});

it('a request that is not mine looks like none', async () => {
  server.use(mock(getMyEventRequest).fails('not_found'));
  edit('contacts');
  expect(await screen.findByText('Страница не найдена')).toBeTruthy();
});
