import type { PendingTile } from '../section.ts';
import { receiptPaths } from './receipts.paths.ts';

export const tiles: readonly PendingTile[] = [
  {
    kind: 'receipt',
    title: 'Чеки не\u00a0пробиты',
    to: `${receiptPaths.list.path}?differs=true`,
  },
];
