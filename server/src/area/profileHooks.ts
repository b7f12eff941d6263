import type { ProfileSave } from '@venue/sdk/profile/model';
import type { Db } from '../core/db/database.ts';

/** What an area has to do with the profiles of customers. */
export interface ProfileHooks {
  /** A customer saved their profile. */
  readonly saved?: (tx: Db, now: Date, userId: number, body: ProfileSave) => Promise<void>;
  /** One of these organisations that stands behind a record of the area, which may therefore not go. */
  readonly organisationInUse?: (tx: Db, organisationIds: readonly number[]) => Promise<number | undefined>;
}
