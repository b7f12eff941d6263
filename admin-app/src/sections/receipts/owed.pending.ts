import type { PendingTile } from '../section.ts';
import { owedPaths } from './receipts.paths.ts';

export const tiles: readonly PendingTile[] = [
  {
    kind: 'refund',
    title: 'Вернуть клиентам',
    to: `${owedPaths.list.path}?ofInvoice=false&byStaff=true`,
  },
  { kind: 'invoice', title: 'Вернуть по\u00a0счетам', to: `${owedPaths.list.path}?ofInvoice=true` },
];
