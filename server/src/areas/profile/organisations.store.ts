import { ApiFailure, failure } from '@venue/sdk';
import { saveProfile } from '@venue/sdk/profile';
import type { ProfileSave } from '@venue/sdk/profile/model';
import { and, eq, inArray } from 'drizzle-orm';
import type { ProfileHooks } from '../../area/profileHooks.ts';
import type { Db } from '../../core/db/database.ts';
import { organisationChanges } from './profile.rules.ts';
import { organisation } from './profile.table.ts';

/**
 * Replaces a person's organisations: one without an id is added, one left out is removed. The caller holds the person's
 * row locked. Throws `not_found` for an id that is not theirs, and `in_use` for a removed one that a record of another
 * area uses.
 */
export async function replaceOrganisations(
  tx: Db,
  userId: number,
  wanted: NonNullable<ProfileSave['organisations']>,
  hooks: readonly ProfileHooks[],
): Promise<void> {
  const own = eq(organisation.userId, userId);
  // Locked, so that no brand starts to use one of them while it is being removed.
  const present = await tx.select({ id: organisation.id }).from(organisation).where(own).for('update');
  const { gone, unknown } = organisationChanges(
    present.map(({ id }) => id),
    wanted,
  );
  if (unknown.length > 0) throw new ApiFailure('not_found');
  if (gone.length > 0) {
    for (const { organisationInUse } of hooks) {
      const organisationId = await organisationInUse?.(tx, gone);
      if (organisationId !== undefined) throw failure(saveProfile, 'in_use', { data: { organisationId } });
    }
    await tx.delete(organisation).where(and(own, inArray(organisation.id, gone)));
  }
  for (const { organisationId, name, type, INN: inn, ...details } of wanted) {
    const row = { name, type, inn, details };
    if (organisationId === undefined) await tx.insert(organisation).values({ userId, ...row });
    else
      await tx
        .update(organisation)
        .set(row)
        .where(and(own, eq(organisation.id, organisationId)));
  }
}
