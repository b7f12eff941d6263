import type { PendingTile } from '../section.ts';
import { applicationPaths } from './applications.paths.ts';

// Brands and requests of the marketplace are among the applications; they have no lists of their own yet.
export const tiles: readonly PendingTile[] = [{ kind: 'application', title: 'Заявки', to: applicationPaths.list.path }];
