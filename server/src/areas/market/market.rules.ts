import { actionsFrom } from '@venue/sdk';
import { marketRequestRecord } from '@venue/sdk/market/kind';
import {
  type MarketItem,
  type MarketRequestRow,
  type MarketRequestStatus,
  marketRequestEditable,
  marketRequestMoves,
} from '@venue/sdk/market/model';
import { stepsOf } from '../../core/record/steps.ts';

/** Who reads: the owner, staff who may decide, or anybody else. */
export type Reader = 'owner' | 'staff' | 'guest';

/** What a reader may do to an item; `isHeld` when it is in a request that waits for a decision. */
export function itemCan(isHeld: boolean, reader: Reader): MarketItem['can'] {
  if (reader === 'staff') return ['remove'];
  return reader === 'owner' && !isHeld ? ['edit', 'remove'] : [];
}

/** What a reader may do to a request. */
export function requestCan(status: MarketRequestStatus, reader: Reader): MarketRequestRow['can'] {
  if (reader === 'staff') return [...actionsFrom(marketRequestMoves, 'staff', status), 'remove'];
  if (reader === 'guest' || !marketRequestEditable.includes(status)) return [];
  return ['edit', 'remove', ...actionsFrom(marketRequestMoves, 'customer', status)];
}

/** How a history names each step. */
export const stepWords = stepsOf(marketRequestRecord, {
  create: 'Заявка создана',
});
