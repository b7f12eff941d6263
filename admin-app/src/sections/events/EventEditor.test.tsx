import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { deleteEventTicket } from '@venue/sdk/events';
import {
  acceptEvent,
  addCategory,
  addEvent,
  addEventCss,
  getAnnouncement,
  getEvent,
  saveEvent,
} from '@venue/sdk/events/admin';
import { type AdminEvent, eventKind, eventStatus } from '@venue/sdk/events/model';
import { listHistory } from '@venue/sdk/staff/admin';
import { mock } from '@venue/sdk/testing';
import { dateField, typeDate } from '@venue/shared-ui/testing/dates.ts';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import { renderPage, startServer } from '../../testing/render.tsx';
import CreateEvent from './CreateEvent.tsx';
import EditAnnouncement from './EditAnnouncement.tsx';
import EditEvent from './EditEvent.tsx';
import { anEvent, usual } from './events.testing.ts';

const server = startServer();
const user = userEvent.setup();

let event: AdminEvent;
let sent: unknown[];

beforeEach(() => {
  event = anEvent();
  sent = [];
  const saved = (body: unknown) => {
    sent.push(body);
    const { eventTitle, objectStatusId } = body as {
      eventTitle: string;
      objectStatusId?: typeof eventStatus.published;
    };
    event = { ...event, eventTitle, ...(objectStatusId ? { objectStatusId } : {}), version: 5 };
    return { message: event };
  };
  server.use(
    ...usual(),
    mock(getEvent).replies(() => ({ message: event })),
    mock(getAnnouncement).replies(() => ({ message: event })),
    mock(addEvent).replies(({ body }) => ({ id: event.eventId, ...saved(body) })),
    mock(saveEvent).replies(({ body }) => saved(body)),
    mock(addEventCss).replies(({ body }) => {
      const { preview, cssStyle } = body as { preview?: boolean; cssStyle: string };
      if (preview) return { message: { ...event, cssUrl: '/files/look.css' } };
      sent.push(body);
      event = { ...event, cssStyle, version: 5 };
      return { message: event };
    }),
  );
});

const open = (at = '/12/edit') =>
  renderPage(
    <Routes>
      <Route path="/create" element={<CreateEvent />} />
      <Route path="/:id/edit" element={<EditEvent />} />
      <Route path="/:id/edit/announcement" element={<EditAnnouncement />} />
    </Routes>,
    { at },
  );
const address = () => screen.getByTestId('address').textContent;
const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }));
const step = (name: RegExp) => within(screen.getByRole('tablist', { name: /^Шаги/ })).getByRole('tab', { name });
const title = () => screen.findByRole('textbox', { name: 'Название' });

it('a new one is a draft first, and goes on at its own address at the same step', async () => {
  open('/create?step=when');
  await press('Сохранить черновик');
  const summary = await screen.findByRole('alert');
  expect(within(summary).getAllByRole('listitem')).toHaveLength(3);
  await waitFor(() => expect(step(/Главное: есть ошибки/)).not.toBeNull());
  expect(step(/Когда и.где: есть ошибки/)).not.toBeNull();
  await user.click(step(/Главное/));
  await user.type(await title(), 'Ночь камня');
  await user.click(step(/Когда/));
  await typeDate(user, await dateField('День начала'), '05.12.2026');
  await typeDate(user, await dateField('Время начала'), '18:30');
  // The shortcut uses the physical key, so it also works on a Russian layout.
  await user.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({
    eventKind: eventKind.event,
    eventTitle: 'Ночь камня',
    date: '2026-12-05',
    time: '18:30',
    dateEnd: null,
    timeEnd: null,
  });
  expect(sent[0]).not.toHaveProperty('version');
  await waitFor(() => expect(address()).toBe('/12/edit?step=when'));
});

it('a word in place of the number is no event', async () => {
  open('/users/edit');
  expect(await screen.findByText(/не найдена/i)).not.toBeNull();
});

it('an announcement opened as an event goes to its own address', async () => {
  event = anEvent({ eventKind: eventKind.announcement });
  open('/12/edit?step=text');
  await waitFor(() => expect(address()).toBe('/12/edit/announcement?step=text'));
  expect(await screen.findByRole('form', { name: 'Анонс' })).not.toBeNull();
});

it('is published only whole: what lacks is marked and nothing is asked', async () => {
  event = anEvent({ mainImage: null, eventLead: '' });
  open('/12/edit?step=check');
  const list = await screen.findByText('Чтобы опубликовать, заполните:');
  expect(
    within(list.parentElement as HTMLElement)
      .getAllByRole('button')
      .map(each => each.textContent),
  ).toEqual(['Коротко о\u00a0главном', 'Афиша']);
  await press('Опубликовать');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  await waitFor(() => expect(step(/Афиша: есть ошибки/)).not.toBeNull());
  expect(sent).toEqual([]);
});

it('is published with what is typed, after the question', async () => {
  open('/12/edit');
  await user.type(await title(), '!');
  await user.click(step(/Проверка/));
  await press('Опубликовать');
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText('Вы уверены, что хотите опубликовать эту запись?')).not.toBeNull();
  await user.click(question.getByRole('button', { name: 'Опубликовать' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({
    ...{ eventTitle: 'Ночь камня!', version: 4 },
    ...{ objectStatusId: eventStatus.published, seen: eventStatus.draft },
  });
});

it('what was refused beside its fields is not published by a later saving', async () => {
  open('/12/edit');
  await user.clear(await title());
  await user.click(step(/Проверка/));
  await press('Опубликовать');
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Опубликовать' }));
  await waitFor(() => expect(step(/Главное: есть ошибки/)).not.toBeNull());
  await user.type(await title(), 'Ночь огня');
  await press('Сохранить');
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ eventTitle: 'Ночь огня' });
  expect(sent[0]).not.toHaveProperty('objectStatusId');
});

it('nothing is asked about publishing while a saving is under way', async () => {
  const { promise: held, resolve: answer } = Promise.withResolvers<void>();
  server.use(
    mock(saveEvent).once.replies(async ({ body }) => {
      sent.push(body);
      await held;
      event = { ...event, eventTitle: 'Ночь камня!', version: 5 };
      return { message: event };
    }),
  );
  open('/12/edit');
  await user.type(await title(), '!');
  await user.click(step(/Проверка/));
  await press('Сохранить');
  await press('Опубликовать');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  answer();
  expect(await screen.findByText('Все изменения сохранены')).not.toBeNull();
  await user.click(step(/Главное/));
  await user.type(await title(), '!');
  await press('Сохранить');
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).not.toHaveProperty('objectStatusId');
});

it('what the server refuses lands beside its field, in whatever step', async () => {
  server.use(
    mock(saveEvent).fails('invalid_input', {
      fields: { 'tickets.0.ticketQuantity': 'Уже продано 60: меньше указать нельзя' },
    }),
  );
  open();
  await user.type(await title(), '!');
  await press('Сохранить');
  expect(await screen.findByText('Уже продано 60: меньше указать нельзя')).not.toBeNull();
  await waitFor(() => expect(address()).toBe('/12/edit?step=entry'));
});

it('keeps what is typed while the answer is on its way', async () => {
  const { promise: held, resolve: answer } = Promise.withResolvers<void>();
  server.use(
    mock(saveEvent).replies(async ({ body }) => {
      sent.push(body);
      await held;
      event = { ...event, eventTitle: 'Ночь камня!', version: 5 };
      return { message: event };
    }),
  );
  open();
  await user.type(await title(), '!');
  await press('Сохранить');
  await user.type(screen.getByRole('textbox', { name: /^Коротко/ }), ' и яшме');
  answer();
  expect(await screen.findByText('Мероприятие успешно обновлено')).not.toBeNull();
  await waitFor(() =>
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Коротко/ }).value).toBe(
      'Вечер о самоцветах и яшме',
    ),
  );
  expect(screen.getByText('Есть несохранённые изменения')).not.toBeNull();
});

it('the form of a dialog sends itself alone', async () => {
  const made = { categoryId: 9, categoryName: 'Камень', isHidden: false, eventsCount: 0 };
  server.use(mock(addCategory).replies({ id: 9, message: made }));
  open();
  await user.type(await title(), '!');
  await press('Категории…');
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(await dialog.findByRole('textbox', { name: 'Новая категория' }), 'Камень{Enter}');
  expect(await screen.findByText('Категория успешно добавлена')).not.toBeNull();
  expect(sent).toEqual([]);
});

it('styles are saved by their own call, and the rest with the version it answers', async () => {
  open('/12/edit?step=look');
  await user.type(await screen.findByRole('textbox', { name: /^Стили/ }), 'p {{ color: red }');
  await user.click(step(/Главное/));
  await user.type(await title(), '!');
  await press('Сохранить');
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent).toEqual([
    { eventId: 12, cssStyle: 'p { color: red }', version: 4 },
    expect.objectContaining({ eventTitle: 'Ночь камня!', version: 5 }),
  ]);
  expect(sent[1]).not.toHaveProperty('cssStyle');
});

it('styles alone are saved by their call alone', async () => {
  open('/12/edit?step=look');
  await user.type(await screen.findByRole('textbox', { name: /^Стили/ }), 'p {{ color: red }');
  await press('Сохранить');
  expect(await screen.findByText('Мероприятие успешно обновлено')).not.toBeNull();
  expect(await screen.findByText('Все изменения сохранены')).not.toBeNull();
  expect(sent).toEqual([{ eventId: 12, cssStyle: 'p { color: red }', version: 4 }]);
});

it('saved elsewhere meanwhile, it is saved over or shown', async () => {
  const current = anEvent({ eventTitle: 'Из другой вкладки', version: 9 });
  server.use(mock(saveEvent).once.fails('conflict', { data: { current, savedBy: null, savedAt: null } }));
  open();
  await user.type(await title(), '!');
  await press('Сохранить');
  expect(await screen.findByText(/сохранена другая версия/)).not.toBeNull();
  await press('Сохранить выбранное');
  await waitFor(() => expect(sent).toEqual([expect.objectContaining({ eventTitle: 'Ночь камня!', version: 9 })]));
});

it('what was to be published is published over what was saved elsewhere, once', async () => {
  const current = anEvent({ eventTitle: 'Из другой вкладки', version: 9 });
  server.use(mock(saveEvent).once.fails('conflict', { data: { current, savedBy: null, savedAt: null } }));
  open('/12/edit');
  await user.type(await title(), '!');
  await user.click(step(/Проверка/));
  await press('Опубликовать');
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Опубликовать' }));
  await press('Сохранить выбранное');
  await waitFor(() => expect(sent).toHaveLength(1));
  const objectStatusId = eventStatus.published;
  expect(sent[0]).toMatchObject({ eventTitle: 'Ночь камня!', version: 9, objectStatusId });
  await waitFor(() => expect(screen.queryByText(/сохранена другая версия/)).toBeNull());
  await user.click(step(/Главное/));
  await user.type(await title(), '!');
  await press('Сохранить');
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).not.toHaveProperty('objectStatusId');
});

it('a saved kind of ticket is deleted at once, a new one with no word to the server', async () => {
  server.use(
    mock(deleteEventTicket).replies(({ body }) => {
      sent.push(body);
      return { message: { success: true } };
    }),
  );
  open('/12/edit?step=entry');
  await press('Добавить вид билетов');
  await press('Удалить билет 2');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  await press('Удалить билет 1');
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Удалить' }));
  await waitFor(() => expect(sent).toEqual([{ eventId: 12, ticketId: 7 }]));
  await waitFor(() => expect(screen.queryByText('Входной')).toBeNull());
});

it('takes off the ticket that was deleted, though another went while it was being deleted', async () => {
  const { promise: held, resolve: answer } = Promise.withResolvers<void>();
  const [ticket] = event.tickets;
  if (!ticket) throw new Error('no ticket');
  const last = { ...ticket, ticketId: 8, ticketName: 'Льготный' };
  event = { ...event, tickets: [ticket, last] };
  server.use(
    mock(deleteEventTicket).replies(async ({ body }) => {
      if ((body as { ticketId: number }).ticketId === 8) await held;
      return { message: { success: true } };
    }),
  );
  const yes = async () =>
    user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Удалить' }));
  open('/12/edit?step=entry');
  await press('Удалить билет 2');
  await yes();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await press('Добавить вид билетов');
  await press('Удалить билет 1');
  await yes();
  await waitFor(() => expect(screen.queryByText('Входной')).toBeNull());
  answer();
  await waitFor(() => expect(screen.queryByText('Льготный')).toBeNull());
  // The added ticket is still there.
  expect(screen.getByRole('button', { name: 'Удалить билет 1' })).not.toBeNull();
  expect(screen.queryByRole('button', { name: 'Удалить билет 2' })).toBeNull();
});

it('is decided as it was read, and not while something is typed', async () => {
  event = anEvent({
    objectStatusId: eventStatus.onVerification,
    can: ['edit', 'confirm', 'reject', 'awaitPayment'],
    applicationId: 8,
  });
  server.use(
    mock(acceptEvent).replies(({ body }) => {
      sent.push(body);
      event = {
        ...event,
        objectStatusId: eventStatus.awaitingPayment,
        price: 1_500_000,
        can: ['edit', 'awaitPayment'],
      };
      return { message: event };
    }),
  );
  open();
  expect((await screen.findByRole('link', { name: /Заявка №/ })).getAttribute('href')).toBe('/applications/8');
  await user.type(await title(), '!');
  expect(screen.queryByRole('button', { name: 'Отклонить' })).toBeNull();
  expect(screen.getByText('Сохраните изменения, чтобы принять решение.')).not.toBeNull();
  await user.type(await title(), '{Backspace}');
  await press('Запросить оплату');
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Запросить оплату' }));
  expect(await dialog.findByText('Обязательное поле')).not.toBeNull();
  await user.type(dialog.getByRole('textbox', { name: 'Сумма, ₽' }), '15 000');
  await user.click(dialog.getByRole('button', { name: 'Запросить оплату' }));
  await waitFor(() => expect(sent).toEqual([{ seen: 2, status: 6, price: 1_500_000, version: 4 }]));
  expect(await screen.findByText(/Организатор должен заплатить/)).not.toBeNull();
});

it('is decided about once what was saved has been read', async () => {
  event = anEvent({ objectStatusId: eventStatus.onVerification, can: ['edit', 'reject'] });
  open();
  await user.type(await title(), '!');
  server.use(
    mock(getEvent)
      .delays(400)
      .replies(() => ({ message: event })),
  );
  await press('Сохранить');
  expect(await screen.findByText('Все изменения сохранены')).not.toBeNull();
  expect(screen.queryByRole('button', { name: 'Отклонить' })).toBeNull();
  expect(await screen.findByRole('button', { name: 'Отклонить' })).not.toBeNull();
});

it('its history tells the part of the poster in sight in words', async () => {
  const changes = [
    {
      field: 'meta',
      before: { 'object-position': '50% 20%', 'object-fit': 'cover' },
      after: { 'object-position': '50% 20%', 'object-fit': 'contain' },
    },
  ];
  const entry = { id: 1, at: '2026-11-20T05:00:00.000Z', who: 'Кузнецова И. В.', what: 'Изменила', changes };
  server.use(mock(listHistory).replies({ message: { entries: [entry], more: false } }));
  open();
  expect((await screen.findByText('50% слева, 20% сверху')).tagName).toBe('DEL');
  expect(screen.getByText('Целиком').tagName).toBe('INS');
});

it('a deleted one is read, and can be given back', async () => {
  event = anEvent({ objectStatusId: eventStatus.deleted, can: ['restore'] });
  open();
  expect(await screen.findByText(/Удалено\. На/)).not.toBeNull();
  expect(screen.queryByRole('textbox', { name: 'Название' })).toBeNull();
  expect(screen.getByRole('button', { name: /^Вернуть/ })).not.toBeNull();
});
