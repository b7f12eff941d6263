import { ApiFailure } from '@venue/sdk';
import { brandStatusChanged } from '@venue/sdk/brands';
import {
  type ApprovedBrand,
  type BrandFields,
  type BrandStatus,
  brandEditable,
  brandMoves,
  brandStatus,
} from '@venue/sdk/brands/model';
import { actorOf, type Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { publish, toTopic } from '../../core/publish.ts';
import { mustBeAsSeen } from '../../core/record/decided.ts';
import { keepApproved, lastApproved, noteStep, stepTo } from '../../core/record/history.ts';
import { dropPictures } from '../../core/record/images.ts';
import { mustMove } from '../../core/record/moves.ts';
import { pictureFiles, pictureFilesIn, picturesOf, removePicture } from '../../core/record/pictures.ts';
import { mustBeCurrent, mustExist } from '../../core/record/records.ts';
import { tellOwner } from '../accounts/notices.service.ts';
import { closeApplication } from '../applications/applications.service.ts';
import { companyOf } from '../profile/companies.store.ts';
import { fieldsOf, photosOf, presentBrand } from './brands.presenter.ts';
import { brandFields, stepWords } from './brands.rules.ts';
import * as store from './brands.store.ts';
import type { BrandTableRow } from './brands.table.ts';

type BrandStepName = keyof typeof stepWords;

/** Writes a step of a brand's life into its history. */
export const note = (tx: Db, context: Context, row: BrandTableRow, step: BrandStepName, comment = '') =>
  noteStep(tx, context, {
    kind: 'brand',
    objectId: row.id,
    ownerId: row.userId,
    title: row.name,
    status: row.status,
    what: stepWords[step],
    comment,
  });

/** The row with its organisation, read again. */
export async function reload(tx: Db, brandId: number): Promise<store.BrandRecord> {
  return mustExist(await store.brandById(tx, brandId));
}

/**
 * Locks the actor's own brand for a change; a verified brand becomes a draft. A given `version` must be the current
 * one. Throws `not_found` for anybody else's brand, `not_editable` and `conflict`.
 */
export async function takeToEdit(tx: Db, context: Context, brandId: number, version?: number): Promise<BrandTableRow> {
  const row = await store.lockBrand(tx, brandId);
  if (row?.userId !== actorOf(context).userId) throw new ApiFailure('not_found');
  if (!brandEditable.includes(row.status)) throw new ApiFailure('not_editable');
  await mustBeCurrent(tx, context, 'brand', row, version, async () =>
    presentBrand(tx, await reload(tx, brandId), 'owner'),
  );
  if (row.status !== brandStatus.verified) return store.changeBrand(tx, brandId, { updatedAt: context.now });
  const revised = await store.changeBrand(tx, brandId, { status: brandStatus.draft, updatedAt: context.now });
  await note(tx, context, revised, 'revise');
  return revised;
}

/**
 * The fields of a brand as column values. Throws `invalid_input` for kinds or an organisation its owner may not choose.
 */
export async function valuesOf(tx: Db, ownerId: number, body: BrandFields) {
  const kindIds = new Set((await store.activityKinds(tx)).map(kind => kind.activityKindId));
  const fields: Record<string, string> = {};
  if (body.activityKindIds.some(id => !kindIds.has(id)))
    fields.activityKindIds = 'Выберите виды деятельности из списка';
  if (body.organisationId !== null && !(await companyOf(tx, ownerId, body.organisationId)))
    fields.organisationId = 'Выберите организацию из списка';
  if (Object.keys(fields).length > 0) throw new ApiFailure('invalid_input', { fields });
  return brandFields.valuesOf(body);
}

/**
 * Stores a brand as its verified version, for later comparison. Files that only the former version needed are removed.
 */
export async function keepVerified(tx: Db, context: Context, brandId: number): Promise<void> {
  const former = await approvedFiles(tx, brandId);
  const row = await reload(tx, brandId);
  const kinds = (await store.activitiesOf(tx, [brandId])).get(brandId) ?? [];
  const approved: ApprovedBrand = {
    ...fieldsOf(
      row,
      kinds.map(kind => kind.activityKindId),
    ),
    companyName: row.companyName ?? '',
    photos: await picturesOf(tx, photosOf(brandId)),
    approvedAt: context.now.toISOString(),
    approvedBy: actorOf(context).name,
  };
  await keepApproved(tx, context.now, 'brand', brandId, approved);
  const files = await pictureFiles(tx, photosOf(brandId));
  await dropPictures(tx, context.ports.files, former, files);
}

/** Files of the photos a brand had when it was last verified. */
const approvedFiles = async (tx: Db, brandId: number): Promise<string[]> =>
  pictureFilesIn(await lastApproved(tx, 'brand', brandId));

/** Removes a photo. Its files stay while the verified version shows it. */
export async function takeOutPhoto(tx: Db, { ports }: Context, brandId: number, fileId: number): Promise<void> {
  await removePicture(tx, ports.files, photosOf(brandId), fileId, await approvedFiles(tx, brandId));
}

interface BrandDecision {
  readonly brandId: number;
  /** The status the user saw when deciding. */
  readonly seen: BrandStatus | undefined;
  readonly status: BrandStatus;
  readonly reason?: string | undefined;
}

/**
 * Applies a staff decision about a brand: status, history, snapshot, queue and messages. Throws `not_found`,
 * `already_decided` and `move_not_allowed`.
 */
export async function decideBrand(tx: Db, context: Context, { brandId, seen, status, reason = '' }: BrandDecision) {
  const { now } = context;
  const before = mustExist(await store.lockBrand(tx, brandId));
  await mustBeAsSeen(seen, before.status, () => stepTo(tx, 'brand', brandId, before.status));
  const action = mustMove(brandMoves, 'staff', before.status, status);
  const rejectionReason = action === 'reject' || action === 'rework' ? reason : null;
  const after = await store.changeBrand(tx, brandId, { status, rejectionReason, updatedAt: now });
  const comment = rejectionReason ?? '';
  await note(tx, context, after, action, comment);
  const { userId: ownerId, name: title } = after;
  const event = `brand.${action}` as const;
  await tellOwner(tx, context, { event, ownerId, title, what: stepWords[action], comment });
  if (action === 'confirm') await keepVerified(tx, context, brandId);
  if (action !== 'take')
    await closeApplication(tx, now, { kind: 'brand', objectId: brandId, by: actorOf(context).userId });
  const data = { brandId, brandName: after.name, brandStatus: status, rejectionReason };
  publish(tx, now, [toTopic(brandStatusChanged, `info/${after.userId}`, data)]);
  return { before, after };
}
