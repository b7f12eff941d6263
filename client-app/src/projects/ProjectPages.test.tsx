import { screen, within } from '@testing-library/react';
import { getPublicProject, listPublicProjects } from '@venue/sdk/projects';
import { PublicProject, PublicProjectRow } from '@venue/sdk/projects/model';
import { mock, sample } from '@venue/sdk/testing';
import { Route, Routes } from 'react-router-dom';
import { expect, test } from 'vitest';
import { renderScreen } from '../app/testing.tsx';
import { startServer } from '../profile/profile.testing.tsx';
import ProjectPages from './ProjectPages.tsx';
import { projectPaths } from './projects.paths.ts';

const server = startServer();
const open = (at: string) =>
  renderScreen(
    <Routes>
      <Route path={projectPaths.list.path} element={<ProjectPages />} />
      <Route path={projectPaths.page.path} element={<ProjectPages />} />
    </Routes>,
    { at },
  );
const days = { projectDateStart: '2026-05-16', projectDateEnd: '2026-05-17' };

test('the list leads to a project and says when it was', async () => {
  const row = { ...sample(PublicProjectRow), ...days, urlTranslit: 'noch', projectName: 'Ночь музеев' };
  const message = { page: 1, pageSize: 12, total: 1, totalIsExact: true };
  server.use(mock(listPublicProjects).replies({ message, items: [{ ...row, projectLead: 'Три этажа…' }] }));
  open('/past-projects');
  expect((await screen.findByRole('link', { name: 'Ночь музеев' })).getAttribute('href')).toBe('/past-projects/noch');
  screen.getByText(/16–17 мая\s2026/);
  screen.getByText('Три этажа…');
});

test('the main picture is the cover, the others stand below the text', async () => {
  const image = (fileId: number, isMain: boolean) => ({
    fileId,
    isMain,
    url: `/files/${fileId}-1600.webp`,
    thumb: `/files/${fileId}-640.webp`,
    alt: `Картинка ${fileId}`,
  });
  const project: PublicProject = {
    ...sample(PublicProject),
    ...days,
    projectName: 'Ночь музеев',
    projectDescription: '<p>Три этажа выставок</p>',
    projectImages: [image(1, false), image(2, true)],
  };
  server.use(mock(getPublicProject).replies({ message: project }));
  open('/past-projects/noch');
  await screen.findByRole('heading', { level: 1, name: 'Ночь музеев' });
  const next = screen.getAllByRole('link').map(each => each.getAttribute('href'));
  expect(next).toEqual(expect.arrayContaining(['/event-request', '/booking/map']));
  const cover = screen.getByRole('img', { name: 'Картинка 2' });
  const tiles = await screen.findByRole('list', { name: 'Фотографии' });
  within(tiles).getByRole('img', { name: 'Картинка 1' });
  const text = screen.getByText('Три этажа выставок');
  expect(cover.compareDocumentPosition(text)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(text.compareDocumentPosition(tiles)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('one that was withdrawn is not found', async () => {
  server.use(mock(getPublicProject).fails('not_found'));
  open('/past-projects/noch');
  await screen.findByText('Проект не найден');
});
