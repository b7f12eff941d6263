import { brandStatus } from '@venue/sdk/brands/model';
import type { PendingTile } from '../section.ts';
import { brandPaths } from './brands.paths.ts';

export const tiles: readonly PendingTile[] = [
  {
    kind: 'brand',
    title: 'Бренды на\u00a0проверке',
    to: `${brandPaths.list.path}?status=${brandStatus.onVerification}`,
  },
];
