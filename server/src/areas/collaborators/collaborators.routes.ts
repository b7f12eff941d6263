import { listTeam } from '@venue/sdk/collaborators';
import { handle } from '../../core/http/handle.ts';
import { presentTeam } from './collaborators.presenter.ts';
import { publishedTeam } from './collaborators.store.ts';

export const collaboratorsRoutes = [
  handle(listTeam, async (_input, { db }) => ({ message: { team: await presentTeam(db, await publishedTeam(db)) } })),
];
