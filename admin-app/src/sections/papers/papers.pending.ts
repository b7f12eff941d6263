import { paperPaths } from '../agreements/agreements.paths.ts';
import type { PendingTile } from '../section.ts';

export const tiles: readonly PendingTile[] = [
  {
    kind: 'invoice',
    count: 'overdueInvoice',
    title: 'Счета просрочены',
    to: `${paperPaths.invoices.path}?overdue=true`,
  },
];
