// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createEvent, EventSave, getEvent, saveEvent, sendEventForVerification } from '@venue/sdk/events';
import { eventStatus, type VenueEvent } from '@venue/sdk/events/model';
import { mock } from '@venue/sdk/testing';
import { dateField, typeDate } from '@venue/shared-ui/testing/dates.ts';
import { beforeEach, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { anEvent, renderPage, startServer } from '../events.testing.tsx';
import CreateEvent from './CreateEvent.tsx';
import EditEvent from './EditEvent.tsx';

const { server, usual } = startServer();
const { onVerification, rework } = eventStatus;
const saved = vi.fn<(body: z.output<typeof EventSave>) => void>();
const asked = vi.fn();
let event: VenueEvent;

beforeEach(() => {
  saved.mockClear();
  asked.mockClear();
  event = anEvent();
  server.use(
    ...usual(),
    mock(getEvent).replies(() => ({ message: event })),
    mock(saveEvent).replies(({ body: sent }) => {
      const body = z.parse(EventSave, sent);
      saved(body);
      event = { ...event, eventTitle: body.eventTitle, eventLead: body.eventLead, version: event.version + 1 };
      return { message: event };
    }),
    mock(sendEventForVerification).replies(({ body }) => {
      asked(body);
      event = { ...event, objectStatusId: onVerification, can: ['delete'] };
      return { message: event };
    }),
  );
});
const at = '/account/events/12/edit';
const open = (search = '') => ({
  ...renderPage('/account/events/:eventId/edit', <EditEvent />, at + search),
  user: userEvent.setup(),
});
const step = (name: RegExp) => within(screen.getByRole('tablist', { name: /^Шаги/ })).getByRole('tab', { name });
const title = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Название' });

it('a new one needs a name, a day and an hour, and goes on at its own address at the same step', async () => {
  const added = vi.fn();
  server.use(
    mock(createEvent).replies(({ body }) => {
      added(body);
      return { id: 12, message: event };
    }),
  );
  const { address } = renderPage('/account/events/create', <CreateEvent />, '/account/events/create?step=when');
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Сохранить черновик' }));
  const summary = within(await screen.findByRole('alert'));
  expect(summary.getAllByRole('listitem')).toHaveLength(3);
  await waitFor(() => expect(step(/Главное: есть ошибки/)).toBeTruthy());
  expect(added).not.toHaveBeenCalled();
  await user.click(step(/Главное/));
  await user.type(await title(), 'Ночь камня');
  await user.click(step(/Когда/));
  await typeDate(user, await dateField('День начала'), '05.12.2026');
  await typeDate(user, await dateField('Время начала'), '18:30');
  await user.click(screen.getByRole('button', { name: 'Сохранить черновик' }));
  await waitFor(() => expect(address()).toBe(`${at}?step=when`));
  expect(added).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ eventKind: 1, eventTitle: 'Ночь камня', date: '2026-12-05', time: '18:30' }),
  );
});

it('saves what was typed with the version that was read, then with the next', async () => {
  const { user } = open();
  await user.type(await title(), '!');
  expect(screen.getByText('Есть несохранённые изменения')).toBeTruthy();
  const save = screen.getByRole('button', { name: 'Сохранить' });
  await user.click(save);
  expect(await screen.findByText('Все изменения сохранены')).toBeTruthy();
  await user.type(await title(), '!');
  await user.click(save);
  await waitFor(() => expect(saved).toHaveBeenCalledTimes(2));
  expect(saved.mock.calls.map(([body]) => [body.eventTitle, body.version])).toEqual([
    ['Ночь камня!', 4],
    ['Ночь камня!!', 5],
  ]);
});

it('the last step says what is missing, and nothing is sent before it is there', async () => {
  event = anEvent({ mainImage: null, eventLead: '' });
  const { user } = open('?step=check');
  const list = await screen.findByText('Перед отправкой заполните:');
  expect(
    within(list.parentElement as HTMLElement)
      .getAllByRole('button')
      .map(each => each.textContent),
  ).toEqual(['Коротко о\u00a0главном', 'Афиша']);
  await user.click(screen.getByRole('button', { name: /Отправить/ }));
  await waitFor(() => expect(step(/Афиша: есть ошибки/)).toBeTruthy());
  expect(asked).not.toHaveBeenCalled();
});

it('answers stand step by step, and the page as guests will see it', async () => {
  const { user } = open();
  await user.type(await title(), '!');
  await user.click(step(/Проверьте/));
  const when = within(await screen.findByRole('region', { name: 'Ответы: Когда и\u00a0где' }));
  expect(when.getByText('Лекторий')).toBeTruthy();
  expect(when.getByRole('link', { name: /^Изменить/ }).getAttribute('href')).toBe(`${at}?step=when`);
  const preview = within(screen.getByRole('region', { name: 'Как увидят гости' }));
  expect(preview.getByRole('heading', { name: 'Ночь камня!' })).toBeTruthy();
  expect(preview.getByText('сб, 5 декабря, 18:30–21:00')).toBeTruthy();
});

it('saves and sends with one button, and is read from then on', async () => {
  const { user, address } = open();
  await user.type(await title(), '!');
  await user.click(step(/Проверьте/));
  await user.click(screen.getByRole('button', { name: /Отправить/ }));
  expect(await screen.findByText('Мероприятие отправлено на проверку')).toBeTruthy();
  expect(saved).toHaveBeenCalledOnce();
  expect(asked).toHaveBeenCalledExactlyOnceWith({ eventId: 12 });
  await waitFor(() => expect(address()).toBe('/account/events/12'));
});

it('sent back, it says what to mend', async () => {
  event = anEvent({ objectStatusId: rework, rejectionReason: 'Афиша не\u00a0читается' });
  open();
  const note = within(await screen.findByRole('region', { name: 'Статус' }));
  expect(note.getByText('Что исправить')).toBeTruthy();
  expect(note.getByText('Афиша не читается')).toBeTruthy();
});

it('saved in another tab meanwhile: other fields are merged, the same one is asked about', async () => {
  const lead = anEvent({ eventLead: 'Из другой вкладки', version: 9 });
  const conflict = (current: VenueEvent) =>
    server.use(mock(saveEvent).once.fails('conflict', { data: { current, savedBy: null, savedAt: null } }));
  conflict(lead);
  const { user } = open();
  await user.type(await title(), '!');
  await user.click(screen.getByRole('button', { name: 'Сохранить' }));
  await waitFor(() => expect(saved).toHaveBeenCalledOnce());
  expect(saved.mock.calls[0]?.[0]).toMatchObject({
    eventTitle: 'Ночь камня!',
    eventLead: 'Из другой вкладки',
    version: 9,
  });
  conflict(anEvent({ eventTitle: 'Ночь огня', version: 12 }));
  await user.type(await title(), '?');
  await user.click(screen.getByRole('button', { name: 'Сохранить' }));
  await user.click(await screen.findByRole('button', { name: 'Показать сохранённое' }));
  await waitFor(async () => expect((await title()).value).toBe('Ночь огня'));
});

it('a kind of ticket that is sold has a price', async () => {
  const { user } = open('?step=entry');
  await user.click(await screen.findByRole('button', { name: /^Входной/ }));
  const price = screen.getByRole('textbox', { name: 'Цена, ₽' });
  await user.clear(price);
  await user.type(price, '0');
  await user.click(screen.getByRole('button', { name: 'Сохранить' }));
  expect(await screen.findByText('Укажите цену: платный билет не бывает бесплатным')).toBeTruthy();
  expect(saved).not.toHaveBeenCalled();
});
