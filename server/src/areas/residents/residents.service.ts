import { recordsChanged } from '@venue/sdk';
import type { ProfileSave } from '@venue/sdk/profile/model';
import { asDescription } from '@venue/sdk/residents/model';
import type { Db } from '../../core/db/database.ts';
import { publish, toTopic } from '../../core/publish.ts';
import { addSubmitted } from './residents.store.ts';

/**
 * A customer told about themselves: the first time that makes a draft for staff, later they see it beside what they
 * made of it.
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
