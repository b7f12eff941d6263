import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { countApplications, listApplications } from '@venue/sdk/applications/admin';
import { adminRequestType, simpleRequestStatus } from '@venue/sdk/applications/model';
import { whoAmI } from '@venue/sdk/auth';
import { mock } from '@venue/sdk/testing';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderPage, person as staff, startServer } from '../../testing/render.tsx';
import ApplicationsPage from './ApplicationsPage.tsx';
import { card } from './applications.testing.ts';

const server = startServer();
const person = userEvent.setup();
const { history: _, nextId: __, ...row } = card;

let requests: Record<string, unknown>[] = [];
beforeEach(() => {
  requests = [];
  // Narrow screen: jsdom has no layout, and a table without a width renders no columns.
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }));
  server.use(
    mock(countApplications).replies({ message: { waiting: 12, free: 7, mine: 2, taken: 5 } }),
    mock(listApplications).replies(({ query }) => {
      requests.push(query);
      const takenBy = { userId: 2, userName: 'Громова В. А.' };
      return {
        message: { page: 1, pageSize: 25, total: 2, totalIsExact: true },
        items: [
          row,
          {
            ...row,
            requestId: 8,
            isAmendment: false,
            requestType: adminRequestType.news,
            requestStatus: simpleRequestStatus.inProgress,
            takenBy,
            can: ['takeOver', 'finish'],
          },
        ],
      };
    }),
  );
});

it('shows what waits, what it asks for and who has taken it', async () => {
  renderPage(<ApplicationsPage />, { at: '/applications' });
  expect(await screen.findByText('Правки бренда')).not.toBeNull();
  expect(screen.getByText('Новость', { selector: ':not(option)' })).not.toBeNull();
  expect(screen.getByText('Громова В. А.')).not.toBeNull();
  expect(requests[0]).toMatchObject({ queue: 'waiting' });
});

it('leads from the names of the sender and of the colleague to them', async () => {
  renderPage(<ApplicationsPage />, { at: '/applications' });
  const [sender] = await screen.findAllByRole('link', { name: 'Лаптева Дарья Сергеевна' });
  expect(sender?.getAttribute('href')).toBe('/users/4');
  // Nobody has taken the other application.
  const holders = screen.getAllByRole('link', { name: 'Громова В. А.' });
  expect(holders.map(link => link.getAttribute('href'))).toEqual(['/users/2']);
});

it('leads to nobody for those who may not read people', async () => {
  server.use(mock(whoAmI).replies({ message: { ...staff, permissions: ['applications.read'] } }));
  renderPage(<ApplicationsPage />, { at: '/applications' });
  expect(await screen.findByText('Громова В. А.')).not.toBeNull();
  expect(screen.queryByRole('link', { name: /Громова|Лаптева/ })).toBeNull();
});

it('counts the queues, and a queue keeps the filters but not the page', async () => {
  renderPage(<ApplicationsPage />, { at: '/applications?type=5&page=2&sort=createdAt' });
  const queues = within(screen.getByRole('navigation', { name: 'Очередь заявок' }));
  expect(await queues.findByRole('link', { name: /Ждут решения\s*12/ })).not.toBeNull();
  expect(queues.getByRole('link', { name: /Новые\s*7/ })).not.toBeNull();
  await person.click(queues.getByRole('link', { name: /У.меня в.работе\s*2/ }));
  expect(screen.getByTestId('address').textContent).toBe('/applications?type=5&queue=mine');
  await screen.findByText('Правки бренда');
  expect(requests.at(-1)).toMatchObject({ queue: 'mine' });
});

it('shows whose applications a link asks for, and a reset stays in the queue', async () => {
  renderPage(<ApplicationsPage />, { at: '/applications?queue=all&userId=101' });
  await screen.findByText('Правки бренда');
  expect(requests[0]).toMatchObject({ queue: 'all', userId: '101' });
  await person.click(screen.getByRole('button', { name: /Фильтры: 1/ }));
  expect(screen.getByLabelText<HTMLInputElement>('Номер отправителя').value).toBe('101');
  await person.click(screen.getByRole('button', { name: 'Сбросить' }));
  await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/applications?queue=all'));
});

it('opens an application, and keeps to the type that is filtered by', async () => {
  renderPage(<ApplicationsPage />, { at: '/applications?type=5' });
  const link = await screen.findByRole('link', { name: '7' });
  expect(link.getAttribute('href')).toBe('/applications/7?type=5');
});

it.each([
  ['/applications', 'Всё разобрано'],
  ['/applications?queue=mine', /У.вас в.работе ничего нет/],
])('says at %s that there is nothing', async (at, text) => {
  server.use(
    mock(listApplications).replies({
      message: { page: 1, pageSize: 25, total: 0, totalIsExact: true },
      items: [],
    }),
  );
  renderPage(<ApplicationsPage />, { at });
  expect(await screen.findByRole('heading', { name: text })).not.toBeNull();
});

it('says so when the list cannot be read', async () => {
  server.use(mock(listApplications).fails('internal'));
  renderPage(<ApplicationsPage />, { at: '/applications' });
  expect(await screen.findByRole('button', { name: 'Повторить' })).not.toBeNull();
});
