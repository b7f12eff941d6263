import type { PendingTile } from '../section.ts';
import { userPaths } from './users.paths.ts';

// The tiles lead to the list of people: a user who may read people may lack access to applications.
const of = (waits: 'user' | 'avatar' | 'deletion') => `${userPaths.list.path}?waits=${waits}`;

export const tiles: readonly PendingTile[] = [
  { kind: 'user', title: 'Учётные записи', to: of('user') },
  { kind: 'avatar', title: 'Фото профиля', to: of('avatar') },
  { kind: 'deletion', title: 'Удаление учётных записей: что решить', to: of('deletion') },
];
