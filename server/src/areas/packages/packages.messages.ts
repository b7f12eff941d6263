import { recordsChanged } from '@venue/sdk';
import { packageChanged } from '@venue/sdk/packages';
import type { LiveMessage } from '../../core/liveMessage.ts';
import { toTopic } from '../../core/publish.ts';
import type { PurchaseTableRow } from './packages.store.ts';

/** Live messages for the owner of a package and for the staff's list. */
export const packageMessages = (
  { id, userId, title }: Pick<PurchaseTableRow, 'id' | 'userId' | 'title'>,
  isPaid = false,
): LiveMessage[] => [
  toTopic(packageChanged, `info/${userId}`, { purchaseId: id, packageTitle: title, isPaid }),
  toTopic(recordsChanged, 'staff', { tags: ['packages'] }),
];
