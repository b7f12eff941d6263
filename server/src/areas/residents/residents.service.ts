import { recordsChanged } from '@venue/sdk';
import type { ProfileSave } from '@venue/sdk/profile/model';
import { asDescription } from '@venue/sdk/residents/model';
import type { Db } from '../../core/db/database.ts';
import { publish, toTopic } from '../../core/publish.ts';
import { addSubmitted } from './residents.store.ts';

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
