import { adminRequestType } from '@venue/sdk/applications/model';
import { applicationPaths } from '../applications/applications.paths.ts';
import type { PendingTile } from '../section.ts';

const of = (type: number) => `${applicationPaths.list.path}?type=${type}`;

export const tiles: readonly PendingTile[] = [
  { kind: 'user', title: 'Учётные записи', to: of(adminRequestType.user) },
  { kind: 'avatar', title: 'Фото профиля', to: of(adminRequestType.avatar) },
];
