import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as calls from '@venue/sdk/galleries/admin';
import { type Gallery, type GalleryFile, skippedBecause } from '@venue/sdk/galleries/model';
import { listPresence, setPresence } from '@venue/sdk/presence/admin';
import { listHistory } from '@venue/sdk/staff/admin';
import { mock } from '@venue/sdk/testing';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { noVersions } from '../../app/record/versions/versions.testing.ts';
import { renderPage, startServer } from '../../testing/render.tsx';
import CreateGallery from './CreateGallery.tsx';
import GalleriesPage from './GalleriesPage.tsx';
import GalleryPage from './GalleryPage.tsx';

const server = startServer();
// Files can also be dropped, which the `accept` attribute does not restrict.
const person = userEvent.setup({ applyAccept: false });

const event = { eventId: 3, eventTitle: 'Ночь музеев', eventDate: '2026-05-16T13:00:00.000Z' };
const whole: Gallery = {
  galleryId: 7,
  urlTranslit: 'noch-muzeev',
  galleryType: 1,
  galleryOrder: 2,
  isDeleted: false,
  isPublished: false,
  event,
  eventTitle: event.eventTitle,
  fileItems: 2,
  filePathPreview: null,
  galleryThumb: null,
  createdAt: '2026-11-01T05:00:00.000Z',
  updatedAt: '2026-11-19T05:00:00.000Z',
  version: 4,
  can: ['publish', 'remove'],
};
const fileOf = (fileId: number, fileOrder: number): GalleryFile => ({
  fileId,
  fileOrder,
  filePath: `/files/${fileId}-1600.webp`,
  fileThumb: `/files/${fileId}-640.webp`,
  isHidden: false,
  isPreview: false,
  fileAuthor: '',
  fileLink: '',
  fileDescription: '',
});
let current: Gallery = whole;
let files: GalleryFile[] = [];
let sent: unknown[] = [];

beforeEach(() => {
  // Narrow screen: jsdom has no layout, and a table without a width renders no columns.
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }));
  current = whole;
  files = [fileOf(1, 1), fileOf(2, 2)];
  sent = [];
  server.use(
    mock(calls.listGalleries).replies(() => ({
      message: { page: 1, pageSize: 25, total: current.isDeleted ? 0 : 1, totalIsExact: true },
      items: current.isDeleted ? [] : [{ ...current, plan: null }],
    })),
    // Must come after the list, whose address also matches that of a gallery.
    mock(calls.getGallery).replies(() => ({ message: { ...current, page: 1, pageSize: 25 }, fileItems: files })),
    mock(calls.findGalleryEvents).replies({ message: { events: [event] } }),
    mock(setPresence).replies({ message: { success: true } }),
    mock(listPresence).replies({ message: { others: [] } }),
    mock(listHistory).replies({ message: { entries: [], more: false } }),
    ...noVersions,
    mock(calls.saveGallery).replies(({ body }) => {
      sent.push(body);
      current = { ...current, ...(body as Partial<Gallery>), version: current.version + 1 };
      return { message: current };
    }),
    mock(calls.saveGalleryFile).replies(({ body }) => {
      sent.push(body);
      return { message: { success: true } };
    }),
    mock(calls.removeGalleryFile).replies(({ body }) => {
      sent.push(body);
      return { message: { success: true } };
    }),
  );
});

const open = (at: string) =>
  renderPage(
    <Routes>
      <Route path="/galleries" element={<GalleriesPage />} />
      <Route path="/galleries/photo/create" element={<CreateGallery />} />
      <Route path="/galleries/photo/:galleryId/edit" element={<GalleryPage />} />
    </Routes>,
    { at },
  );
const answer = async (question: string, yes: string) => {
  const dialog = await screen.findByRole('alertdialog', { name: question });
  await person.click(within(dialog).getByRole('button', { name: yes }));
};

it('the address is made of the title of the chosen event, and may be typed otherwise', async () => {
  const made: unknown[] = [];
  server.use(
    mock(calls.createGallery).replies(({ body }) => {
      made.push(body);
      return { message: 7 };
    }),
  );
  open('/galleries/photo/create');
  await person.click(await screen.findByRole('button', { name: /^Добавить/ }));
  expect(await screen.findByText(/^Выберите мероприятие/)).not.toBeNull();
  await person.type(screen.getByRole('combobox', { name: /Мероприятие/ }), 'музе');
  await person.click(await screen.findByRole('option', { name: /Ночь музеев/ }));
  const address = screen.getByRole('textbox', { name: /Адрес/ });
  expect((address as HTMLInputElement).value).toBe('noch-muzeev');
  await person.type(address, '-2026');
  await person.click(screen.getByRole('button', { name: /^Добавить/ }));
  expect(await screen.findByRole('list', { name: 'Фотографии галереи' })).not.toBeNull();
  expect(made).toEqual([{ eventId: 3, galleryType: 1, urlTranslit: 'noch-muzeev-2026' }]);
});

it('a taken address is said beside the field, and the form is kept', async () => {
  server.use(
    mock(calls.saveGallery).fails('gallery_address_taken', {
      fields: { urlTranslit: 'Такой адрес галереи уже существует' },
    }),
  );
  open('/galleries/photo/7/edit');
  const address = await screen.findByRole('textbox', { name: /Адрес/ });
  await person.type(address, 'x');
  await person.click(screen.getByRole('button', { name: 'Сохранить' }));
  expect((await screen.findAllByText('Такой адрес галереи уже существует')).length).toBeGreaterThan(0);
  expect((address as HTMLInputElement).value).toBe('noch-muzeevx');
});

it('an archive says what was added and what was left out, and why', async () => {
  server.use(
    mock(calls.uploadGalleryArchive).replies({
      message: { added: 199, skipped: [{ fileName: 'битое.jpg', reason: skippedBecause.broken }] },
      fileItems: [],
    }),
  );
  open('/galleries/photo/7/edit');
  await screen.findByRole('list', { name: 'Фотографии галереи' });
  const input = document.querySelector<HTMLInputElement>('input[type=file][multiple]');
  if (!input) throw new Error('no input');
  await person.upload(input, new File(['PK'], 'ночь.zip', { type: 'application/zip' }));
  expect((await screen.findByText(/^ночь.zip: добавлено/)).textContent).toBe(
    'ночь.zip: добавлено файлов: 199, пропущено: 1',
  );
  const rest = screen.getByRole('list', { name: 'Что пропущено' });
  expect(rest.textContent).toBe('битое.jpg: Файл повреждён');
});

it('too many files are refused in the words of the specification', async () => {
  server.use(mock(calls.uploadGalleryArchive).fails('too_many_files'));
  open('/galleries/photo/7/edit');
  await screen.findByRole('list', { name: 'Фотографии галереи' });
  const input = document.querySelector<HTMLInputElement>('input[type=file][multiple]');
  if (!input) throw new Error('no input');
  // The MIME type that Windows gives ZIP files.
  await person.upload(input, new File(['PK'], 'ночь.zip', { type: 'application/x-zip-compressed' }));
  expect(await screen.findByText('Максимально доступное для загрузки количество файлов - 200 файлов')).not.toBeNull();
});

it('a photo is hidden, made the preview and removed after the question', async () => {
  open('/galleries/photo/7/edit');
  await person.click(await screen.findByRole('button', { name: 'Скрыть фото 1' }));
  await person.click(screen.getByRole('button', { name: 'Обложка: фото 1' }));
  await person.click(screen.getByRole('button', { name: 'Удалить фото 2' }));
  await answer('Вы уверены, что хотите удалить этот файл?', 'Удалить');
  expect(await screen.findByText('Файл успешно удалён')).not.toBeNull();
  expect(sent).toEqual([{ fileId: 1, isHidden: true }, { fileId: 1, isPreview: true }, { fileId: 2 }]);
});

it('what is said about a photo is saved without its place, which others may have changed, unless a place was typed', async () => {
  open('/galleries/photo/7/edit');
  const edit = async (field: RegExp, typed: string) => {
    await person.click(await screen.findByRole('button', { name: 'Изменить фото 2' }));
    const dialog = await screen.findByRole('dialog', { name: 'Фотография' });
    const input = within(dialog).getByRole('textbox', { name: field });
    await person.clear(input);
    await person.type(input, typed);
    await person.click(within(dialog).getByRole('button', { name: 'Сохранить' }));
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  };
  await edit(/Описание/, 'Полный зал');
  const words = { fileId: 2, fileDescription: 'Полный зал', fileAuthor: '', fileLink: '' };
  expect(sent).toEqual([words]);
  await edit(/Место/, '1');
  expect(sent[1]).toMatchObject({ fileId: 2, fileOrder: 1 });
});

it('a gallery is removed after the question; the note about it takes that back', async () => {
  open('/galleries');
  await person.click(await screen.findByRole('button', { name: 'Действия' }));
  await person.click(await screen.findByRole('menuitem', { name: 'Удалить' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Удалить галерею «Ночь музеев»?' });
  expect(dialog.textContent).toContain('Вы уверены, что хотите удалить эту галерею?');
  await answer('Удалить галерею «Ночь музеев»?', 'Удалить');
  expect(await screen.findByText('Галерея успешно удалена')).not.toBeNull();
  await person.click(screen.getByRole('button', { name: 'Вернуть' }));
  await vi.waitFor(() =>
    expect(sent).toEqual([
      { version: 4, isDeleted: true },
      { version: 5, isDeleted: false },
    ]),
  );
});

it('a row is published by its status alone', async () => {
  open('/galleries');
  await person.click(await screen.findByRole('button', { name: 'Действия' }));
  await person.click(await screen.findByRole('menuitem', { name: 'Опубликовать' }));
  await answer('Вы уверены, что хотите опубликовать эту галерею?', 'Опубликовать');
  expect(await screen.findByText('Галерея опубликована')).not.toBeNull();
  expect(sent).toEqual([{ version: 4, isPublished: true }]);
});
