import type { PendingTile } from '../section.ts';
import { applicationPaths } from './applications.paths.ts';

export const tiles: readonly PendingTile[] = [
  { kind: 'application', title: 'Заявки ждут решения', to: applicationPaths.list.path },
];
