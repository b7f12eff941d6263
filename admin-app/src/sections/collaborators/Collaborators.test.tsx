import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getCollaborator, listCollaborators, moveCollaborator, saveCollaborator } from '@venue/sdk/collaborators/admin';
import type { Collaborator } from '@venue/sdk/collaborators/model';
import { listPresence, setPresence } from '@venue/sdk/presence/admin';
import { listHistory } from '@venue/sdk/staff/admin';
import { mock } from '@venue/sdk/testing';
import { placeItems, press } from '@venue/shared-ui/testing/sorting.ts';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { noVersions } from '../../app/record/versions/versions.testing.ts';
import { renderPage, startServer } from '../../testing/render.tsx';
import CollaboratorPage from './CollaboratorPage.tsx';
import CollaboratorsPage from './CollaboratorsPage.tsx';

const server = startServer();
const person = userEvent.setup();

const one = (collaboratorId: number, name: string, over: Partial<Collaborator> = {}): Collaborator => ({
  collaboratorId,
  collaboratorText: `${name}\nУправляющая`,
  collaboratorImage: null,
  collaboratorOrder: collaboratorId,
  isPublished: false,
  createdAt: '2026-11-01T05:00:00.000Z',
  updatedAt: '2026-11-19T05:00:00.000Z',
  version: 2,
  can: ['publish', 'remove'],
  ...over,
});
let team: Collaborator[] = [];
let sent: unknown[] = [];

beforeEach(() => {
  // Narrow screen: jsdom has no layout, and a table without a width renders no columns.
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }));
  team = [one(1, 'Ольга')];
  sent = [];
  server.use(
    mock(getCollaborator).replies(() => ({ message: team[0] ?? one(1, 'Ольга') })),
    mock(listCollaborators).replies(() => ({
      message: { page: 1, pageSize: 25, total: team.length, totalIsExact: true },
      items: team.map(each => ({ ...each, plan: null })),
    })),
    mock(setPresence).replies({ message: { success: true } }),
    mock(listPresence).replies({ message: { others: [] } }),
    mock(listHistory).replies({ message: { entries: [], more: false } }),
    ...noVersions,
    mock(saveCollaborator).replies(({ body }) => {
      sent.push(body);
      const saved = one(1, 'Ольга', { ...(body as Partial<Collaborator>), version: 3, can: ['unpublish', 'remove'] });
      team = [saved];
      return { message: saved };
    }),
  );
});
afterEach(() => vi.restoreAllMocks());

const open = (at: string) =>
  renderPage(
    <Routes>
      <Route path="/collaborators" element={<CollaboratorsPage />} />
      <Route path="/collaborators/edit/:collaboratorId" element={<CollaboratorPage />} />
    </Routes>,
    { at },
  );
const answer = async (question: string, yes: string) => {
  const dialog = await screen.findByRole('alertdialog', { name: question });
  await person.click(within(dialog).getByRole('button', { name: yes }));
};
const published = 'Вы уверены, что хотите опубликовать карточку этого сотрудника?';

it('is called by the first line, and published after the question', async () => {
  open('/collaborators/edit/1');
  expect(await screen.findByText('Ольга')).not.toBeNull();
  await person.click(await screen.findByRole('button', { name: 'Опубликовать' }));
  await answer(published, 'Опубликовать');
  expect(await screen.findByText(/^Сотрудник на\sсайте опубликован$/)).not.toBeNull();
  expect(sent).toEqual([{ collaboratorId: 1, version: 2, isPublished: true, collaboratorText: 'Ольга\nУправляющая' }]);
});

it('the team is put in order by keyboard: the move is saved at once, and only it', async () => {
  team = [one(1, 'Ольга'), one(2, 'Тимур'), one(3, 'Мария')];
  server.use(
    mock(moveCollaborator).replies(({ body }) => {
      sent.push(body);
      team = [one(2, 'Тимур'), one(1, 'Ольга'), one(3, 'Мария')];
      return { message: { success: true } };
    }),
  );
  open('/collaborators?view=order');
  const handle = await screen.findByRole('button', { name: 'Переместить Ольга' });
  placeItems('ol > li', 'column');
  handle.focus();
  await press('Space');
  await press('ArrowDown');
  await press('Space');
  await waitFor(() => expect(sent).toEqual([{ collaboratorId: 1, collaboratorOrder: 2 }]));
  const rows = within(screen.getByRole('list', { name: /^Порядок/ })).getAllByRole('listitem');
  expect(rows.map(row => /Ольга|Тимур|Мария/.exec(row.textContent ?? '')?.[0])).toEqual(['Тимур', 'Ольга', 'Мария']);
});
