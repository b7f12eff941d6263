import { recordsChanged } from '@venue/sdk/pending/admin';
import type { ResidentData } from '@venue/sdk/profile/model';
import { asDescription } from '@venue/sdk/residents/model';
import type { Db } from '../../core/db/database.ts';
import { type Announcement, onTopic } from '../../core/publish.ts';
import { addTold } from './residents.store.ts';

/**
 * A customer told about themselves: the first time that makes a draft for staff, later they see it beside what they
 * made of it. Answers what there is to announce last in the transaction.
 */
export async function residentTold(
  tx: Db,
  now: Date,
  { userId, told }: { userId: number; told: ResidentData },
): Promise<Announcement[]> {
  await addTold(tx, {
    userId,
    name: told.residentName.trim(),
    description: asDescription(told.residentDescription),
    siteUrl: told.residentSiteUrl,
    createdAt: now,
    updatedAt: now,
  });
  return [onTopic(recordsChanged, 'staff', { tags: ['residents'] })];
}
