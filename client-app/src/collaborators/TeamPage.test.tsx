import { screen } from '@testing-library/react';
import { listTeam } from '@venue/sdk/collaborators';
import { mock } from '@venue/sdk/testing';
import { expect, test } from 'vitest';
import { renderScreen } from '../app/testing.tsx';
import { startServer } from '../profile/profile.testing.tsx';
import { collaboratorPaths } from './collaborators.paths.ts';
import TeamPage from './TeamPage.tsx';

const server = startServer();
const open = () => renderScreen(<TeamPage />, { at: collaboratorPaths.team.path });

test('the first line of somebody’s text is their name, the rest stands below it', async () => {
  const collaboratorText = 'Ольга Демидова\nУправляющая\nПокажет залы';
  const team = [{ collaboratorId: 1, collaboratorText, collaboratorImage: null }];
  server.use(mock(listTeam).replies({ message: { team } }));
  open();
  const name = await screen.findByRole('heading', { level: 2, name: 'Ольга Демидова' });
  expect(name.nextSibling?.textContent).toBe('Управляющая\nПокажет залы');
});

test('nobody is published yet, or the team cannot be read: the page says so', async () => {
  server.use(mock(listTeam).replies({ message: { team: [] } }));
  const { unmount } = open();
  await screen.findByText('Здесь появится команда площадки');
  unmount();
  server.use(mock(listTeam).fails('internal'));
  open();
  await screen.findByText('Не удалось загрузить команду');
});
