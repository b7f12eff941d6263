import { marketRequestStatus } from '@venue/sdk/market/model';
import type { PendingTile } from '../section.ts';
import { marketRequestPaths } from './market.paths.ts';

export const tiles: readonly PendingTile[] = [
  {
    kind: 'marketRequest',
    title: 'Заявки маркетплейса на\u00a0проверке',
    to: `${marketRequestPaths.list.path}?status=${marketRequestStatus.onVerification}`,
  },
];
