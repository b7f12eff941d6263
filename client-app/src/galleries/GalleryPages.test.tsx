import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getPublicGallery, listPublicGalleries } from '@venue/sdk/galleries';
import { galleryType, PublicGallery, PublicGalleryRow } from '@venue/sdk/galleries/model';
import { mock, sample } from '@venue/sdk/testing';
import { Route, Routes } from 'react-router-dom';
import { expect, test } from 'vitest';
import { renderScreen } from '../app/testing.tsx';
import { startServer } from '../profile/profile.testing.tsx';
import GalleryPages from './GalleryPages.tsx';
import { galleryPaths } from './galleries.paths.ts';

const server = startServer();
const person = userEvent.setup();
const open = (at: string) =>
  renderScreen(
    <Routes>
      <Route path={galleryPaths.list.path} element={<GalleryPages />} />
      <Route path={galleryPaths.page.path} element={<GalleryPages />} />
    </Routes>,
    { at },
  );
const photo = (fileId: number, fileDescription: string) => ({
  fileId,
  filePath: `/files/${fileId}-1600.webp`,
  fileThumb: `/files/${fileId}-640.webp`,
  fileAuthor: fileId === 1 ? 'Пётр Белых' : '',
  fileLink: '',
  fileDescription,
});
const night: PublicGallery = {
  ...sample(PublicGallery),
  urlTranslit: 'noch',
  galleryTitle: 'Ночь — фото',
  galleryType: galleryType.photo,
  event: { eventId: 4, eventTitle: 'Ночь', eventDate: '2026-05-16T18:00:00.000Z' },
  fileItems: 3,
  files: [photo(1, 'Полный зал'), photo(2, ''), photo(3, 'Сцена')],
};
const shows = (gallery: PublicGallery) => server.use(mock(getPublicGallery).replies({ message: gallery }));

test('the list leads to a gallery and is narrowed by its type', async () => {
  const requests: unknown[] = [];
  const row = { ...sample(PublicGalleryRow), urlTranslit: 'noch', galleryTitle: 'Ночь — фото', fileItems: 3 };
  const message = { page: 1, pageSize: 12, total: 1, totalIsExact: true };
  server.use(
    mock(listPublicGalleries).replies(({ query }) => {
      requests.push(query);
      return { message, items: [{ ...row, galleryType: galleryType.photo }] };
    }),
  );
  open('/galleries?type=2');
  expect((await screen.findByRole('link', { name: 'Ночь — фото' })).getAttribute('href')).toBe('/galleries/noch');
  screen.getByText(/3\sфото/);
  expect(requests).toEqual([{ page: '1', galleryType: String(galleryType.video) }]);
});

test('a photo opens large at an address of its own, is turned by keys and by a swipe, and Esc leads back', async () => {
  shows(night);
  const { address } = open('/galleries/noch');
  await screen.findByRole('heading', { level: 1, name: 'Ночь — фото' });
  expect(screen.getByRole('link', { name: /О.мероприятии/ }).getAttribute('href')).toBe('/events/4');
  const tiles = within(screen.getByRole('list', { name: 'Фотографии' }));
  const second = tiles.getByRole('link', { name: 'Фотография 2' });
  // Without scripts it is a link to the file.
  expect(second.getAttribute('href')).toBe('/files/2-1600.webp');
  tiles.getByText('Автор: Пётр Белых');
  await person.click(second);
  const dialog = await screen.findByRole('dialog', { name: 'Фотографии' });
  expect(address()).toBe('/galleries/noch?photo=2');
  await person.keyboard('{ArrowRight}');
  expect(address()).toBe('/galleries/noch?photo=3');
  within(dialog).getByText('3 из 3');
  await person.keyboard('{Home}');
  expect(address()).toBe('/galleries/noch?photo=1');
  await person.keyboard('{End}');
  expect(address()).toBe('/galleries/noch?photo=3');
  const swipe = (x: number) => {
    const large = within(dialog).getByRole('img');
    fireEvent.touchStart(large, { touches: [{ clientX: 200, clientY: 100 }] });
    fireEvent.touchEnd(large, { changedTouches: [{ clientX: 200 + x, clientY: 110 }] });
  };
  swipe(-20);
  expect(address()).toBe('/galleries/noch?photo=3');
  swipe(-90);
  expect(address()).toBe('/galleries/noch?photo=1');
  swipe(90);
  expect(address()).toBe('/galleries/noch?photo=3');
  await person.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(address()).toBe('/galleries/noch');
  await waitFor(() => expect(document.activeElement).toBe(second));
});

test('a link to a photo opens it, and closing leaves the gallery in sight', async () => {
  shows(night);
  const { address } = open('/galleries/noch?photo=1');
  const dialog = await screen.findByRole('dialog', { name: 'Фотографии' });
  within(dialog).getByText('Автор: Пётр Белых');
  await person.click(within(dialog).getByRole('button', { name: 'Закрыть' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(address()).toBe('/galleries/noch');
  expect(screen.getByRole('heading', { level: 1, name: 'Ночь — фото' })).toBeTruthy();
});

test('a video waits for a click; an empty gallery and one that is gone say so', async () => {
  const video = { ...photo(5, 'Открытие'), filePath: null, fileThumb: null, fileLink: 'rutube.ru/video/0a1b2c' };
  shows({ ...night, galleryType: galleryType.video, files: [video] });
  const { unmount } = open('/galleries/noch');
  await screen.findByRole('button', { name: /^Смотреть видео Откроется проигрыватель .*: Открытие/ });
  unmount();
  shows({ ...night, files: [], event: null });
  const empty = open('/galleries/noch');
  await screen.findByText('Здесь пока пусто');
  expect(screen.queryByRole('link', { name: /О.мероприятии/ })).toBeNull();
  empty.unmount();
  server.use(mock(getPublicGallery).fails('not_found'));
  open('/galleries/noch');
  await screen.findByText('Галерея не найдена');
});
