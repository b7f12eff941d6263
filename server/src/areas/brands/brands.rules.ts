import { ApiFailure, mayMove } from '@venue/sdk';
import { brandRecord } from '@venue/sdk/brands/kind';
import type { BrandRow } from '@venue/sdk/brands/model';
import { type BrandStatus, brandEditable, brandMoves, brandRemovable } from '@venue/sdk/brands/model';
import { stepsOf } from '../../core/record/steps.ts';

type Can = BrandRow['can'];
/** Who reads a brand: its owner, staff who may decide about it, or anybody else. */
export type Reader = 'owner' | 'staff' | 'guest';

const decisions = ['take', 'confirm', 'reject', 'rework'] as const;

/** What its reader may do to a brand. */
export function brandCan(status: BrandStatus, reader: Reader): Can {
  if (reader === 'staff') return ['edit', ...decisions.filter(action => mayMove(brandMoves, action, status))];
  if (reader === 'guest') return [];
  return [
    ...(brandEditable.includes(status) ? (['edit'] as const) : []),
    ...(mayMove(brandMoves, 'send', status) ? (['send'] as const) : []),
    ...(brandRemovable.includes(status) ? (['remove'] as const) : []),
  ];
}

/** The move of staff that gives a brand this status. Throws `move_not_allowed` when there is none. */
export function decisionTo(to: BrandStatus, from: BrandStatus): (typeof decisions)[number] {
  const action = decisions.find(each => brandMoves.some(move => move.action === each && move.to === to));
  if (!action || !mayMove(brandMoves, action, from)) throw new ApiFailure('move_not_allowed');
  return action;
}

/** How a history names each step. */
export const stepWords = stepsOf(brandRecord, { create: 'Бренд создан', take: 'Принят(а) к\u00a0рассмотрению' });
