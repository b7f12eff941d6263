import type { Permission } from '@venue/sdk';
import type { TodayCard } from '@venue/sdk/dashboard/model';
import type { Db } from '../core/db/database.ts';

/** The card of an area about today, for the dashboard of staff with the permission. */
export interface TodayOffer {
  readonly permission: Permission;
  readonly card: (db: Db, day: string, now: Date) => Promise<TodayCard>;
}

/** The most items a card names. */
export const MOST_NEXT = 5;
