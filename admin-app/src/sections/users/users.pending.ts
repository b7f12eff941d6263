import type { PendingTile } from '../section.ts';
import { userPaths } from './users.paths.ts';

// Who may read people need not be allowed to read applications.
const of = (waits: 'user' | 'avatar') => `${userPaths.list.path}?waits=${waits}`;

export const tiles: readonly PendingTile[] = [
  { kind: 'user', title: 'Учётные записи', to: of('user') },
  { kind: 'avatar', title: 'Фото профиля', to: of('avatar') },
];
