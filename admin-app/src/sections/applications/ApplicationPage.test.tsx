import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { changeApplicationStatus, getApplication } from '@venue/sdk/applications/admin';
import { type ApplicationCard, simpleRequestStatus } from '@venue/sdk/applications/model';
import { whoAmI } from '@venue/sdk/auth';
import { listActivities } from '@venue/sdk/brands';
import { confirmBrand, getBrand } from '@venue/sdk/brands/admin';
import { type AdminBrand, brandStatus } from '@venue/sdk/brands/model';
import { listPresence, setPresence } from '@venue/sdk/presence/admin';
import { mock } from '@venue/sdk/testing';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { undoDeferred } from '../../app/decision/deferred.ts';
import { renderPage, person as staff, startServer } from '../../testing/render.tsx';
import ApplicationPage from './ApplicationPage.tsx';
import { brand, card } from './applications.testing.ts';

const server = startServer();
const person = userEvent.setup();

const { inProgress, done } = simpleRequestStatus;
const colleague = { userId: 2, userName: 'Громова В. А.' };
const at = '2026-11-20T07:30:00.000Z';

/** The application that the server returns; tests change it. */
let now: ApplicationCard;
beforeEach(() => {
  now = card;
  server.use(
    mock(getApplication).replies(({ params }) => ({ message: { ...now, requestId: Number(params.id) } })),
    mock(getBrand).replies({ message: { brand } }),
    mock(listActivities).replies({ message: { activities: brand.activityKinds } }),
    mock(listPresence).replies({ message: { others: [] } }),
    mock(setPresence).replies({ message: { success: true } }),
  );
});
// A pending decision must not affect the next test.
afterEach(() => undoDeferred());

const open = (address = '/applications/7') =>
  renderPage(
    <Routes>
      <Route path="/applications/:id" element={<ApplicationPage />} />
      <Route path="*" element={null} />
    </Routes>,
    { at: address },
  );
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const address = () => screen.getByTestId('address').textContent;

it('shows what has changed since the approved version, and then all of it', async () => {
  open();
  const name = (await screen.findByText('Название')).parentElement as HTMLElement;
  expect(within(name).getByText('Глина').closest('del')).not.toBeNull();
  expect(within(name).getByText('Уральская глина').closest('ins')).not.toBeNull();
  expect(screen.queryByText('Адрес')).toBeNull();
  const photos = (label: string) => within(screen.getByRole('list', { name: label })).getByRole('link');
  expect(photos('Новые фотографии').getAttribute('href')).toContain('/files/12');
  expect(photos('Удалённые фотографии').getAttribute('href')).toContain('/files/10');
  await person.click(screen.getByRole('tab', { name: 'Целиком' }));
  expect(screen.getByText('Екатеринбург, ул. Малышева, 51')).not.toBeNull();
});

it('sends back with a reason, and asks for one', async () => {
  const sent: unknown[] = [];
  server.use(
    mock(confirmBrand).replies(({ body }) => {
      sent.push(body);
      now = { ...now, requestStatus: done, doneAt: at, doneBy: { userId: 1, userName: staff.name }, can: [] };
      return { message: { brand: { ...brand, brandStatus: brandStatus.rework, can: [] } } };
    }),
  );
  open();
  await person.click(await button(/^На.доработку$/));
  const dialog = within(await screen.findByRole('dialog', { name: /Вернуть бренд «Уральская глина»/ }));
  await person.click(dialog.getByRole('button', { name: /^На.доработку$/ }));
  expect(await dialog.findByText('Обязательное поле')).not.toBeNull();
  expect(sent).toEqual([]);
  await person.type(dialog.getByLabelText('Причина'), 'Нет цен');
  await person.click(dialog.getByRole('button', { name: /^На.доработку$/ }));
  // The next application is shown immediately.
  await waitFor(() => expect(address()).toBe('/applications/9'));
  expect(sent).toEqual([{ seen: brand.brandStatus, status: brandStatus.rework, rejectionReason: 'Нет цен' }]);
});

it('keeps the reason when the decision fails', async () => {
  server.use(mock(confirmBrand).fails('move_not_allowed'));
  open();
  await person.click(await button('Отклонить'));
  const dialog = within(await screen.findByRole('dialog'));
  await person.type(dialog.getByLabelText('Причина'), 'Такой бренд уже есть');
  await person.click(dialog.getByRole('button', { name: 'Отклонить' }));
  expect(await screen.findByText(/В.этом статусе так сделать нельзя/)).not.toBeNull();
  expect(dialog.getByLabelText<HTMLTextAreaElement>('Причина').value).toBe('Такой бренд уже есть');
});

it('says who was faster, shows what they made of it, and may be decided again where that is allowed', async () => {
  const sent: unknown[] = [];
  const data = { what: 'Принят к\u00a0рассмотрению', by: 'Громова В. А.', at };
  let standing: AdminBrand = brand;
  server.use(
    mock(confirmBrand).once.fails('already_decided', { data }),
    mock(getBrand).replies(() => ({ message: { brand: standing } })),
    mock(confirmBrand).replies(({ body }) => {
      sent.push(body);
      return { message: { brand } };
    }),
  );
  open();
  await person.click(await button(/^На.рассмотрение$/));
  const dialog = within(await screen.findByRole('dialog'));
  standing = { ...brand, brandStatus: brandStatus.accepted };
  await person.click(dialog.getByRole('button', { name: /^На.рассмотрение$/ }));
  expect((await dialog.findByRole('alert')).textContent).toMatch(
    /^Уже решено .*: принят к.рассмотрению \(Громова В. А.\)$/,
  );
  expect(dialog.queryByRole('button', { name: /^На.рассмотрение$/ })).toBeNull();
  expect(screen.queryByText(/Номер обращения/)).toBeNull();
  expect(dialog.getByRole('button', { name: 'Закрыть' })).not.toBeNull();
  await person.click(await dialog.findByRole('button', { name: 'Решить заново' }));
  await person.click(await dialog.findByRole('button', { name: /^На.рассмотрение$/ }));
  await waitFor(() => expect(sent).toMatchObject([{ seen: brandStatus.accepted, status: brandStatus.accepted }]));
});

it('asks again with the reason that was typed for a decision that came too late', async () => {
  const sent: unknown[] = [];
  const data = { what: 'Принят к\u00a0рассмотрению', by: 'Громова В. А.', at };
  let standing: AdminBrand = brand;
  server.use(
    mock(confirmBrand).once.fails('already_decided', { data }),
    mock(getBrand).replies(() => ({ message: { brand: standing } })),
    mock(confirmBrand).replies(({ body }) => {
      sent.push(body);
      return { message: { brand } };
    }),
  );
  open();
  await person.click(await button('Отклонить'));
  const dialog = within(await screen.findByRole('dialog'));
  await person.type(dialog.getByLabelText('Причина'), 'Такой бренд уже есть');
  standing = { ...brand, brandStatus: brandStatus.accepted };
  await person.click(dialog.getByRole('button', { name: 'Отклонить' }));
  await person.click(await dialog.findByRole('button', { name: 'Решить заново' }));
  expect((await dialog.findByLabelText<HTMLTextAreaElement>('Причина')).value).toBe('Такой бренд уже есть');
  await person.click(dialog.getByRole('button', { name: 'Отклонить' }));
  await waitFor(() =>
    expect(sent).toMatchObject([{ seen: brandStatus.accepted, rejectionReason: 'Такой бренд уже есть' }]),
  );
});

it('goes to the next by the right arrow, of the same type, but not while typing or deciding', async () => {
  open('/applications/7?type=5');
  await person.click(await button('Отклонить'));
  const dialog = within(await screen.findByRole('dialog'));
  await person.type(dialog.getByLabelText('Причина'), 'а{ArrowRight}');
  expect(address()).toBe('/applications/7?type=5');
  await person.click(dialog.getByRole('button', { name: 'Отмена' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await person.keyboard('{Shift>}{ArrowRight}{/Shift}');
  expect(address()).toBe('/applications/7?type=5');
  await person.keyboard('{ArrowRight}');
  expect(address()).toBe('/applications/9?type=5');
});

it('leads back to the queue from the last one', async () => {
  now = { ...card, nextId: null };
  open();
  const way = await screen.findByRole('link', { name: /^К.очереди$/ });
  expect(way.getAttribute('href')).toBe('/applications');
  await person.keyboard('{ArrowRight}');
  expect(address()).toBe('/applications/7');
});

function hearChanges() {
  const sent: unknown[] = [];
  server.use(
    mock(changeApplicationStatus).replies(({ body }) => {
      sent.push(body);
      const takenBy = { userId: staff.userId, userName: staff.name };
      now = { ...now, requestStatus: inProgress, takenBy, takenAt: at, can: ['finish'] };
      const { history: _, nextId: __, ...row } = now;
      return { message: row };
    }),
  );
  return sent;
}

it('is taken by a button; reading takes nothing', async () => {
  const sent = hearChanges();
  open();
  await button(/^На.доработку$/);
  expect(sent).toEqual([]);
  await person.click(await button(/^Взять в.работу$/));
  expect(await screen.findByText(/Заявка у.вас в.работе/)).not.toBeNull();
  expect(sent).toEqual([{ seen: card.requestStatus, requestStatus: inProgress }]);
});

it('of a colleague offers no decisions until it is taken over, which asks first', async () => {
  now = { ...card, requestStatus: inProgress, takenBy: colleague, takenAt: at, can: ['takeOver', 'finish'] };
  const sent = hearChanges();
  open();
  expect(await screen.findByText(/Громова В. А./)).not.toBeNull();
  expect(await screen.findByText('Чтобы решить, возьмите заявку себе.')).not.toBeNull();
  expect(screen.queryByRole('button', { name: 'Подтвердить' })).toBeNull();
  await person.click(await button('Взять себе'));
  const question = within(await screen.findByRole('alertdialog'));
  expect(sent).toEqual([]);
  await person.click(question.getByRole('button', { name: 'Взять себе' }));
  expect(await button('Подтвердить')).not.toBeNull();
  expect(sent).toEqual([{ seen: inProgress, requestStatus: inProgress, takenFrom: colleague.userId }]);
});

it('shows who was quicker when two take it at once', async () => {
  server.use(
    mock(changeApplicationStatus).fails('already_decided', {
      data: { what: 'В работе', by: colleague.userName, at },
    }),
  );
  open();
  const take = await button(/^Взять в.работу$/);
  now = { ...card, requestStatus: inProgress, takenBy: colleague, takenAt: at, can: ['takeOver'] };
  await person.click(take);
  expect(await screen.findByText(/Громова В. А./)).not.toBeNull();
});

it('is closed without a decision with a note', async () => {
  const sent: unknown[] = [];
  server.use(
    mock(changeApplicationStatus).replies(({ body }) => {
      sent.push(body);
      now = { ...now, requestStatus: done, doneAt: at, doneBy: colleague, can: [] };
      const { history: _, nextId: __, ...row } = now;
      return { message: row };
    }),
  );
  open();
  await person.click(await button(/Закрыть без.решения/));
  const dialog = within(await screen.findByRole('dialog', { name: /Закрыть заявку №.7/ }));
  await person.type(dialog.getByLabelText(/Заметка/), 'Дубль');
  await person.click(dialog.getByRole('button', { name: 'Закрыть заявку' }));
  await waitFor(() => expect(sent).toEqual([{ seen: card.requestStatus, requestStatus: done, comment: 'Дубль' }]));
  await waitFor(() => expect(address()).toBe('/applications/9'));
});

it('says so when the record is gone', async () => {
  server.use(mock(getBrand).fails('not_found'));
  open();
  expect(await screen.findByText(/Этой записи больше нет/)).not.toBeNull();
  expect(screen.queryByRole('button', { name: 'Подтвердить' })).toBeNull();
});

it('says so when there is no such application', async () => {
  server.use(mock(getApplication).fails('not_found'));
  open('/applications/404');
  expect(await screen.findByRole('heading', { name: 'Такой заявки нет' })).not.toBeNull();
});

it('does not ask for what the person may not read', async () => {
  server.use(
    mock(whoAmI).replies({ message: { ...staff, permissions: ['applications.read'] } }),
    mock(getBrand).replies(() => {
      throw new Error('the brand was asked for');
    }),
  );
  now = { ...card, can: [] };
  open();
  expect(await screen.findByText(/нет права смотреть такие записи/)).not.toBeNull();
  expect(screen.queryByRole('button', { name: /^Взять в.работу$/ })).toBeNull();
});
