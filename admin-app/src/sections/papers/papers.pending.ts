import type { PendingTile } from '../section.ts';
import { paperPaths } from './papers.paths.ts';

export const tiles: readonly PendingTile[] = [
  {
    kind: 'invoice',
    count: 'overdueInvoice',
    title: 'Счета просрочены',
    to: `${paperPaths.invoices.path}?overdue=true`,
  },
  {
    kind: 'act',
    count: 'answeredUpd',
    title: 'УПД с отказом или расхождениями',
    to: `${paperPaths.acts.path}?edoWaits=true`,
  },
];
