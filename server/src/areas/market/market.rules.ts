import { ApiFailure, mayMove } from '@venue/sdk';
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

/** What a reader may do to an item; `held` when it is in a request that waits for a decision. */
export function itemCan(held: boolean, reader: Reader): MarketItem['can'] {
  if (reader === 'staff') return ['remove'];
  return reader === 'owner' && !held ? ['edit', 'remove'] : [];
}

const decisions = ['take', 'accept', 'reject'] as const;

/** What a reader may do to a request. */
export function requestCan(status: MarketRequestStatus, reader: Reader): MarketRequestRow['can'] {
  if (reader === 'staff') return [...decisions.filter(each => mayMove(marketRequestMoves, each, status)), 'remove'];
  if (reader === 'guest' || !marketRequestEditable.includes(status)) return [];
  return ['edit', 'remove', ...(mayMove(marketRequestMoves, 'send', status) ? (['send'] as const) : [])];
}

/** The move of staff that gives a request this status. Throws `move_not_allowed` when there is none. */
export function decisionTo(to: MarketRequestStatus, from: MarketRequestStatus): (typeof decisions)[number] {
  const action = decisions.find(each => marketRequestMoves.some(move => move.action === each && move.to === to));
  if (!action || !mayMove(marketRequestMoves, action, from)) throw new ApiFailure('move_not_allowed');
  return action;
}

/** How a history names each step. */
export const stepWords = stepsOf(marketRequestRecord, {
  create: 'Заявка создана',
});
