import type { ProfileSave } from '@venue/sdk/profile/model';
import type { Db } from '../core/db/database.ts';

/** The hooks of an area into the profiles of customers. */
export interface ProfileHooks {
  /** Called when a customer has saved their profile. */
  readonly saved?: (tx: Db, now: Date, userId: number, body: ProfileSave) => Promise<void>;
  /** Finds one of these organisations that a record of the area needs, so that it may not be deleted. */
  readonly organisationInUse?: (tx: Db, organisationIds: readonly number[]) => Promise<number | undefined>;
}
