import { ApiFailure } from '@venue/sdk';
import { requestStatusChanged } from '@venue/sdk/market';
import {
  type MarketRequestStatus,
  marketItemStatus,
  marketLimits,
  marketRequestEditable,
  marketRequestMoves,
  marketRequestStatus,
} from '@venue/sdk/market/model';
import { actorOf, type Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { publish, toTopic } from '../../core/publish.ts';
import { mustBeAsSeen } from '../../core/record/decided.ts';
import { noteStep, stepTo } from '../../core/record/history.ts';
import { mustMove } from '../../core/record/moves.ts';
import { mustBeCurrent, mustExist } from '../../core/record/records.ts';
import { tellOwner } from '../accounts/notices.service.ts';
import { closeApplication } from '../applications/applications.service.ts';
import { brandById } from '../brands/brands.store.ts';
import { keepConfirmed } from './market.approved.service.ts';
import * as items from './market.items.store.ts';
import { presentItem, presentRequest } from './market.presenter.ts';
import * as requests from './market.requests.store.ts';
import { stepWords } from './market.rules.ts';
import type { MarketItemRow, MarketRequestTableRow } from './market.table.ts';

/** Returns the name of the actor's own brand. Throws `invalid_input` beside the field for any other. */
export async function checkBrand(tx: Db, context: Context, brandId: number): Promise<string> {
  const brand = await brandById(tx, brandId);
  if (brand?.userId === actorOf(context).userId) return brand.name;
  throw new ApiFailure('invalid_input', { fields: { brandId: 'Выберите бренд из списка' } });
}

/**
 * Locks the actor's own item to change it. A confirmed one becomes a draft, to be offered again.
 * Throws `not_found` for anybody else's, `item_in_request`, and `conflict` when `version` is not its version.
 */
export async function takeItem(tx: Db, context: Context, itemId: number, version?: number): Promise<MarketItemRow> {
  const [row] = await items.lockItems(tx, [itemId]);
  if (row?.userId !== actorOf(context).userId) throw new ApiFailure('not_found');
  // guard: market.test.ts
  if (await items.isWaiting(tx, itemId)) throw new ApiFailure('item_in_request');
  await mustBeCurrent(tx, context, 'marketItem', row, version, async () =>
    presentItem(tx, await reloadItem(tx, itemId), 'owner'),
  );
  await items.changeItem(tx, itemId, { status: marketItemStatus.draft, updatedAt: context.now });
  return row;
}

export async function reloadItem(tx: Db, itemId: number): Promise<items.ItemRecord> {
  return mustExist(await items.itemById(tx, itemId));
}

export async function reloadRequest(tx: Db, requestId: number): Promise<requests.RequestRecord> {
  return mustExist(await requests.requestById(tx, requestId));
}

/** Writes a step of a request's life into its history. */
export async function note(
  tx: Db,
  context: Context,
  row: MarketRequestTableRow,
  step: keyof typeof stepWords,
  comment = '',
): Promise<void> {
  const { brandName } = await reloadRequest(tx, row.id);
  await noteStep(tx, context, {
    kind: 'marketRequest',
    objectId: row.id,
    ownerId: row.userId,
    title: brandName,
    status: row.status,
    what: stepWords[step],
    comment,
  });
}

/**
 * Locks the actor's own request to change it. A declined one becomes a draft. Throws `not_found` for anybody else's,
 * `not_editable` and `conflict`.
 */
export async function takeRequest(
  tx: Db,
  context: Context,
  requestId: number,
  version?: number,
): Promise<MarketRequestTableRow> {
  const row = await requests.lockRequest(tx, requestId);
  if (row?.userId !== actorOf(context).userId) throw new ApiFailure('not_found');
  // guard: market.test.ts
  if (!marketRequestEditable.includes(row.status)) throw new ApiFailure('not_editable');
  await mustBeCurrent(tx, context, 'marketRequest', row, version, async () =>
    presentRequest(tx, await reloadRequest(tx, requestId), 'owner'),
  );
  if (row.status === marketRequestStatus.draft)
    return requests.changeRequest(tx, requestId, { updatedAt: context.now });
  await requests.freezePrices(tx, requestId, false);
  const revised = await requests.changeRequest(tx, requestId, {
    status: marketRequestStatus.draft,
    updatedAt: context.now,
  });
  await note(tx, context, revised, 'revise');
  return revised;
}

/** Checks that items may be in a request: the actor's own, of its brand, and not too many. */
export async function checkItems(tx: Db, context: Context, brandId: number, itemIds: readonly number[], field: string) {
  if (itemIds.length > marketLimits.itemsInRequest)
    throw wrong(field, `Не больше ${marketLimits.itemsInRequest} товаров`);
  const rows = await items.lockItems(tx, itemIds);
  // guard: market.test.ts
  const own = rows.filter(row => row.userId === actorOf(context).userId);
  if (own.length !== new Set(itemIds).size) throw new ApiFailure('not_found');
  if (own.some(row => row.brandId !== brandId)) throw wrong(field, 'В заявке могут быть товары только её бренда');
}

const wrong = (field: string, text: string) => new ApiFailure('invalid_input', { fields: { [field]: text } });

interface RequestDecision {
  readonly requestId: number;
  /** The status the decision was made from. */
  readonly seen: MarketRequestStatus | undefined;
  readonly status: MarketRequestStatus;
  readonly reason?: string | undefined;
}

/** Throws `already_decided` when the request, which the caller holds locked, no longer has the status `seen`. */
export const mustBeSeen = (
  tx: Db,
  before: MarketRequestTableRow,
  seen: MarketRequestStatus | undefined,
): Promise<void> => mustBeAsSeen(seen, before.status, () => stepTo(tx, 'marketRequest', before.id, before.status));

/**
 * Applies a staff decision to a request: history, its items, the application queue, messages. Throws `not_found`,
 * `already_decided` and `move_not_allowed`.
 */
export async function decideRequest(
  tx: Db,
  context: Context,
  { requestId, seen, status, reason = '' }: RequestDecision,
) {
  const { now } = context;
  const before = mustExist(await requests.lockRequest(tx, requestId));
  await mustBeSeen(tx, before, seen);
  const action = mustMove(marketRequestMoves, 'staff', before.status, status);
  const after = await requests.changeRequest(tx, requestId, {
    status,
    rejectionReason: action === 'reject' ? reason : null,
    updatedAt: now,
    ...(action === 'take' ? {} : { decidedAt: now }),
  });
  const comment = after.rejectionReason ?? '';
  await note(tx, context, after, action, comment);
  const { brandName: title } = await reloadRequest(tx, requestId);
  const event = `marketRequest.${action}` as const;
  await tellOwner(tx, context, { event, ownerId: after.userId, title, what: stepWords[action], comment });
  const by = actorOf(context).userId;
  const confirmed = action === 'accept' ? await items.confirmItems(tx, requestId, now) : [];
  const { name } = actorOf(context);
  await keepConfirmed(tx, confirmed, { at: now, by: name, files: context.ports.files });
  if (action !== 'take') await closeApplication(tx, now, { kind: 'marketRequest', objectId: requestId, by });
  const data = { kind: 'market', requestId, requestStatus: status } as const;
  publish(tx, now, [toTopic(requestStatusChanged, `info/${after.userId}`, data)]);
  return { before, after };
}
