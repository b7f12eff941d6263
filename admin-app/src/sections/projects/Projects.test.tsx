import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { whoAmI } from '@venue/sdk/auth';
import { createProject, getProject, listProjects, publishProject } from '@venue/sdk/projects/admin';
import { PastProject } from '@venue/sdk/projects/model';
import { handlers, mock, sample } from '@venue/sdk/testing';
import { setupServer } from 'msw/node';
import { Route, Routes } from 'react-router-dom';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { renderPage, person as staff } from '../../testing/render.tsx';
import CreateProjectPage from './CreateProjectPage.tsx';
import ProjectPage from './ProjectPage.tsx';
import ProjectsPage from './ProjectsPage.tsx';

// Requests that these tests do not check get sample responses.
const server = setupServer(...handlers());
const person = userEvent.setup();

const whole: PastProject = {
  ...sample(PastProject),
  projectId: 7,
  projectName: 'Ночь музеев',
  projectDateStart: '2026-05-16',
  projectDateEnd: '2026-05-17',
  urlTranslit: 'noch-muzeev',
  isDeleted: false,
  isPublished: false,
  projectOrder: 1,
  cover: null,
  createdAt: '2026-11-01T05:00:00.000Z',
  updatedAt: '2026-11-19T05:00:00.000Z',
  version: 2,
  can: ['publish', 'remove'],
  projectDescription: '<p>Три этажа выставок</p>',
  projectImages: [],
};
let current: PastProject;
let sent: unknown[];

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterAll(() => server.close());
afterEach(() => server.resetHandlers());
beforeEach(() => {
  // Narrow screen: jsdom has no layout, and a table without a width renders no columns.
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }));
  current = whole;
  sent = [];
  server.use(
    mock(whoAmI).replies({ message: staff }),
    mock(getProject).replies(() => ({ message: current })),
    mock(listProjects).replies(() => ({
      message: { page: 1, pageSize: 25, total: 1, totalIsExact: true },
      items: [{ ...current, plan: null }],
    })),
    mock(publishProject).replies(({ body }) => {
      sent.push(body);
      current = { ...whole, isPublished: true, can: ['unpublish', 'remove'] };
      return { message: { success: true } };
    }),
  );
});

const open = (at: string) =>
  renderPage(
    <Routes>
      <Route path="/past-projects" element={<ProjectsPage />} />
      <Route path="/past-projects-create" element={<CreateProjectPage />} />
      <Route path="/past-projects-edit/:projectId" element={<ProjectPage />} />
    </Routes>,
    { at },
  );

it('a row is published after the question, from the state that was seen', async () => {
  open('/past-projects');
  await person.click(await screen.findByRole('button', { name: 'Действия' }));
  await person.click(await screen.findByRole('menuitem', { name: 'Опубликовать' }));
  const question = 'Вы уверены, что хотите опубликовать этот проект?';
  await person.click(
    within(await screen.findByRole('alertdialog', { name: question })).getByRole('button', { name: 'Опубликовать' }),
  );
  expect(await screen.findByText('Прошедший проект опубликован')).not.toBeNull();
  expect(sent).toEqual([{ projectId: 7, seen: false }]);
});

it('the address follows the name until somebody writes their own; one that is taken is said beside it', async () => {
  const text = 'Произошла ошибка при обновлении проекта. Такой адрес проекта уже существует';
  server.use(mock(createProject).fails('project_address_taken', { fields: { urlTranslit: text } }));
  open('/past-projects-create');
  const [name, address] = [
    await screen.findByRole('textbox', { name: 'Название' }),
    screen.getByRole<HTMLInputElement>('textbox', { name: 'Адрес страницы' }),
  ];
  await person.type(name, 'Щука 2');
  expect(address.value).toBe('shchuka-2');
  await person.click(screen.getByRole('button', { name: 'Добавить' }));
  expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
  server.use(
    mock(createProject).replies(({ body }) => {
      sent.push(body);
      return { id: 7, message: whole };
    }),
  );
  await person.clear(address);
  await person.type(address, 'expo');
  await person.type(name, '6');
  expect(address.value).toBe('expo');
  await person.click(screen.getByRole('button', { name: 'Добавить' }));
  expect(await screen.findByRole('button', { name: 'Сохранить' })).not.toBeNull();
  expect(sent).toMatchObject([{ projectName: 'Щука 26', urlTranslit: 'expo' }]);
});

it('a removed one is read, and not changed', async () => {
  current = { ...whole, isDeleted: true, projectOrder: null, can: [] };
  open('/past-projects-edit/7');
  expect(await screen.findByText('Три этажа выставок')).not.toBeNull();
  expect(screen.queryByRole('button', { name: 'Сохранить' })).toBeNull();
});
