import { ApiFailure, failure } from '@venue/sdk';
import { saveProfile } from '@venue/sdk/profile';
import type { ProfileSave } from '@venue/sdk/profile/model';
import { and, eq, inArray } from 'drizzle-orm';
import type { ProfileHooks } from '../../area/profileHooks.ts';
import type { Db } from '../../core/db/database.ts';
import { organisationChanges } from './profile.rules.ts';
import { organisation } from './profile.table.ts';

/**
 * Replaces a person's organisations: one without a number is new, one left out is gone. The caller holds the person's
 * row. Throws `not_found` for a number that is not theirs, `in_use` for one left out that stands behind a
 * record of another area.
 */
export async function replaceOrganisations(
  tx: Db,
  userId: number,
  wanted: NonNullable<ProfileSave['organisations']>,
  hooks: readonly ProfileHooks[],
): Promise<void> {
  const own = eq(organisation.userId, userId);
  // Locked, so that no brand takes one of them while it is being left out.
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
