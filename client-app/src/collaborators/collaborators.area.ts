import type { Area } from '../app/area.ts';
import { collaboratorPaths } from './collaborators.paths.ts';

export const collaboratorsArea: Area = {
  screens: [{ ...collaboratorPaths.team, load: () => import('./TeamPage.tsx') }],
  menu: { people: [{ to: collaboratorPaths.team }] },
};
