import { recordsChanged } from '@venue/sdk';
import type { ProfileSave } from '@venue/sdk/profile/model';
import { listResidents, saveResident } from '@venue/sdk/residents/admin';
import { residentRecord } from '@venue/sdk/residents/kind';
import { asDescription, residentMoves } from '@venue/sdk/residents/model';
import { recordArea } from '../../area/recordArea.ts';
import type { Db } from '../../core/db/database.ts';
import { publish, toTopic } from '../../core/publish.ts';
import { presentResident, presentRows } from './residents.presenter.ts';
import { auditedOf } from './residents.rules.ts';
import { addSubmitted, residentStore } from './residents.store.ts';

export const residents = recordArea({
  kind: residentRecord,
  list: listResidents,
  save: saveResident,
  store: residentStore,
  presentRows,
  present: presentResident,
  auditedOf,
  status: {
    moves: residentMoves,
    statusOf: row => row.status,
    withStatus: status => ({ status }),
    titleOf: row => row.name,
  },
});

/**
 * A customer submitted their business. The first time adds a draft for staff; later changes are shown beside the
 * version of staff.
 */
export async function residentSubmitted(
  tx: Db,
  now: Date,
  userId: number,
  { resident: submitted }: ProfileSave,
): Promise<void> {
  if (!submitted) return;
  await addSubmitted(tx, {
    userId,
    name: submitted.residentName.trim(),
    description: asDescription(submitted.residentDescription),
    siteUrl: submitted.residentSiteUrl,
    createdAt: now,
    updatedAt: now,
  });
  publish(tx, now, [toTopic(recordsChanged, 'staff', { tags: ['residents'] })]);
}
