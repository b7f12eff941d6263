import { listTeam } from '@venue/sdk/collaborators';
import { handlePublished } from '../../core/http/handle.ts';
import { presentTeam } from './collaborators.presenter.ts';
import { collaboratorStore } from './collaborators.store.ts';

export const collaboratorsRoutes = [
  handlePublished(listTeam, async (_input, { db }) => {
    const rows = await collaboratorStore.all(db, { isPublished: true });
    return { message: { team: await presentTeam(db, rows) } };
  }),
];
