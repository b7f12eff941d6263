import { receiptStatus } from '@venue/sdk/receipts/model';
import type { PendingTile } from '../section.ts';
import { receiptPaths } from './receipts.paths.ts';

export const tiles: readonly PendingTile[] = [
  {
    kind: 'receipt',
    title: 'Чеки не\u00a0зарегистрированы',
    to: `${receiptPaths.money.path}?receipt=${receiptStatus.refused}`,
  },
];
