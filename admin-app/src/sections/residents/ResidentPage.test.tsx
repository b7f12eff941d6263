import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { whoAmI } from '@venue/sdk/auth';
import { listPresence, setPresence } from '@venue/sdk/presence/admin';
import { addResidentImage, createResident, getResident, saveResident } from '@venue/sdk/residents/admin';
import { type Resident, ResidentFields, residentStatus } from '@venue/sdk/residents/model';
import { listHistory } from '@venue/sdk/staff/admin';
import { mock } from '@venue/sdk/testing';
import { Link, Route, Routes } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { noVersions } from '../../app/record/versions/versions.testing.ts';
import { renderPage, person as staff, startServer } from '../../testing/render.tsx';
import CreateResidentPage from './CreateResidentPage.tsx';
import ResidentPage from './ResidentPage.tsx';
import { whole } from './residents.testing.ts';

const server = startServer();
const person = userEvent.setup();
let current: Resident = whole;
let sent: unknown[] = [];

beforeEach(() => {
  current = whole;
  sent = [];
  server.use(
    mock(getResident).replies(() => ({ message: current })),
    mock(setPresence).replies({ message: { success: true } }),
    mock(listPresence).replies({ message: { others: [] } }),
    mock(listHistory).replies({ message: { entries: [], more: false } }),
    ...noVersions,
    mock(saveResident).replies(({ body }) => {
      sent.push(body);
      current = { ...current, ...(body as Partial<Resident>), version: current.version + 1 };
      return { message: current };
    }),
  );
});

const open = (at = '/residents/7/edit') =>
  renderPage(
    <>
      <Link to="/bookings">Прочь</Link>
      <Routes>
        <Route path="/residents/create" element={<CreateResidentPage />} />
        <Route path="/residents/:residentId/edit" element={<ResidentPage />} />
        <Route path="*" element={null} />
      </Routes>
    </>,
    { at },
  );
const name = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Название' });
const rename = async (to: string) => {
  const field = await name();
  await person.clear(field);
  if (to) await person.type(field, to);
};
const save = () => fireEvent.keyDown(document.body, { code: 'KeyS', ctrlKey: true });
const { residentName: _, ...fields } = z.parse(ResidentFields, whole);

it('saves by Ctrl+S what was changed, with the version it was made from', async () => {
  open();
  await rename('Гончарня');
  expect(screen.getByText('Есть несохранённые изменения')).not.toBeNull();
  save();
  expect(await screen.findByText('Резидент успешно обновлён')).not.toBeNull();
  expect(sent).toEqual([{ ...fields, residentName: 'Гончарня', residentId: 7, version: 3 }]);
  expect(await screen.findByText('Все изменения сохранены')).not.toBeNull();
  save();
  expect(await screen.findByText('Все изменения уже сохранены')).not.toBeNull();
  expect(sent).toHaveLength(1);
});

it('shows what is typed as visitors will see it, on a computer and on a phone, where nothing can be followed', async () => {
  open();
  await rename('Гончарня');
  await person.click(screen.getByRole('button', { name: 'Предпросмотр' }));
  const frame = await screen.findByTitle<HTMLIFrameElement>('Предпросмотр страницы');
  // Repeat the `load` event, which jsdom fires before React subscribes.
  fireEvent.load(frame);
  const page = () => within(frame.contentDocument?.body as HTMLElement);
  expect((await waitFor(() => page().getByRole('heading', { level: 1 }))).textContent).toBe('Гончарня');
  expect(page().getByText('Лепим.')).not.toBeNull();
  expect(frame.dataset.width).toBe('page');
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });
  page().getByRole('link', { name: 'pech.example' }).dispatchEvent(click);
  expect(click.defaultPrevented).toBe(true);
  await person.click(screen.getByRole('tab', { name: /^На\sтелефоне$/ }));
  expect(frame.dataset.width).toBe('phone');
  await person.click(screen.getByRole('button', { name: 'Закрыть' }));
  expect(sent).toEqual([]);
});

it('merges what a colleague saved meanwhile, and asks only about a field that both changed', async () => {
  const theirs = { ...whole, residentName: 'Их название', residentSiteUrl: 'их.рф', version: 9 };
  const refusing = (current: Resident) =>
    server.use(mock(saveResident).once.fails('conflict', { data: { current, savedBy: null, savedAt: null } }));
  open();
  await rename('Моё название');
  refusing({ ...theirs, residentName: whole.residentName });
  save();
  expect(await screen.findByText('Резидент успешно обновлён')).not.toBeNull();
  expect(sent).toMatchObject([{ residentName: 'Моё название', residentSiteUrl: 'их.рф', version: 9 }]);

  await rename('Ещё моё');
  refusing({ ...theirs, version: 12 });
  save();
  await person.click(await screen.findByRole('button', { name: 'Сохранить выбранное' }));
  await waitFor(() => expect(sent[1]).toMatchObject({ residentName: 'Ещё моё', version: 12 }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Сохранить выбранное' })).toBeNull());

  await rename('И ещё моё');
  refusing({ ...theirs, version: 20 });
  save();
  await person.click(await screen.findByRole('button', { name: 'Показать сохранённое' }));
  expect((await name()).value).toBe('Их название');
  expect(screen.getByText('Все изменения сохранены')).not.toBeNull();
});

it('publishes with what was typed after the question, and withdraws', async () => {
  current = { ...whole, residentStatus: residentStatus.draft, can: ['publish'] };
  open();
  await rename('Гончарня');
  await person.click(screen.getByRole('button', { name: /^Сохранить и.опубликовать$/ }));
  const dialog = within(
    await screen.findByRole('alertdialog', { name: 'Вы уверены, что хотите опубликовать эту запись?' }),
  );
  save();
  expect(sent).toEqual([]);
  await person.click(dialog.getByRole('button', { name: 'Опубликовать' }));
  expect(await screen.findByText('Резидент опубликован')).not.toBeNull();
  expect(sent).toEqual([
    { ...fields, residentName: 'Гончарня', residentStatus: residentStatus.published, residentId: 7, version: 3 },
  ]);
});

it('does not publish with a later saving what was refused beside its fields', async () => {
  current = { ...whole, residentStatus: residentStatus.draft, can: ['publish'] };
  open();
  await rename('');
  await person.click(screen.getByRole('button', { name: /^Сохранить и.опубликовать$/ }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await person.click(dialog.getByRole('button', { name: 'Опубликовать' }));
  expect((await screen.findAllByText('Обязательное поле')).length).toBeGreaterThan(0);
  await rename('Гончарня');
  save();
  expect(await screen.findByText('Резидент успешно обновлён')).not.toBeNull();
  expect(sent).toEqual([{ ...fields, residentName: 'Гончарня', residentId: 7, version: 3 }]);
});

it('takes over what the customer tells, as text and not as markup', async () => {
  const submitted = { residentName: 'Печь', residentDescription: 'Лепим <вазы>\nи чашки', residentSiteUrl: '' };
  current = {
    ...whole,
    userId: 4,
    userName: 'Лаптева Дарья',
    submitted: { ...submitted, submittedAt: '2026-11-20T05:00:00.000Z' },
  };
  open();
  expect(await screen.findByText(/Клиент изменил сведения после последней правки/)).not.toBeNull();
  expect(screen.getByRole('link', { name: 'Лаптева Дарья' }).getAttribute('href')).toBe('/users/4');
  await person.click(screen.getByRole('button', { name: /^Перенести в.карточку$/ }));
  expect((await name()).value).toBe('Печь');
  save();
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({
    residentName: 'Печь',
    residentDescription: '<p>Лепим &lt;вазы&gt;</p><p>и чашки</p>',
    residentSiteUrl: '',
  });
});

it('shows a sheet to anyone who may only look', async () => {
  server.use(mock(whoAmI).replies({ message: { ...staff, permissions: ['residents.read'] } }));
  current = { ...whole, userId: 4, userName: 'Лаптева Дарья' };
  open();
  expect(await screen.findByText('Лепим.')).not.toBeNull();
  // Without permission to read people, the name is no link.
  expect(screen.getByText('Лаптева Дарья').closest('a')).toBeNull();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Сохранить' })).toBeNull();
});

it('adds a resident with its picture and leads to its editor', async () => {
  const requests: string[] = [];
  server.events.on('request:start', ({ request }) => void requests.push(new URL(request.url).pathname));
  server.use(
    mock(createResident).replies(({ body }) => {
      sent.push(body);
      return { id: 7, message: whole };
    }),
    mock(addResidentImage).replies({
      message: { fileId: 1, url: '/files/a-1600.webp', thumb: '/files/a-640.webp', alt: '' },
    }),
  );
  open('/residents/create');
  await rename('Гончарня');
  const [input] = document.querySelectorAll<HTMLInputElement>('input[type=file]');
  await person.upload(input as HTMLElement, new File(['x'], 'logo.png', { type: 'image/png' }));
  await person.click(screen.getByRole('button', { name: 'Добавить черновик' }));
  await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/residents/7/edit'));
  expect(sent).toMatchObject([
    { residentName: 'Гончарня', residentDescription: '', residentSiteUrl: '', residentIsActual: true },
  ]);
  expect(requests.filter(path => path === '/api/admin/resident/image/add')).toHaveLength(1);
});

it('leads to the editor of what was added also when its picture was refused, and says so', async () => {
  server.use(mock(createResident).replies({ id: 7, message: whole }), mock(addResidentImage).fails('file_type_wrong'));
  open('/residents/create');
  await rename('Гончарня');
  const [input] = document.querySelectorAll<HTMLInputElement>('input[type=file]');
  await person.upload(input as HTMLElement, new File(['x'], 'logo.png', { type: 'image/png' }));
  await person.click(screen.getByRole('button', { name: 'Добавить черновик' }));
  await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/residents/7/edit'));
  expect(screen.getByRole('alert')).not.toBeNull();
});

it.each(['/residents/create', '/residents/7/edit'])('asks before what is not saved is left at %s', async at => {
  open(at);
  await rename('Гончарня');
  await person.click(screen.getByRole('link', { name: 'Прочь' }));
  await person.click(await screen.findByRole('button', { name: 'Остаться' }));
  expect(screen.getByTestId('address').textContent).toBe(at);
  await person.click(screen.getByRole('link', { name: 'Прочь' }));
  await person.click(await screen.findByRole('button', { name: 'Уйти' }));
  await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/bookings'));
});
