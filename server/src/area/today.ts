import type { Permission } from '@venue/sdk';
import type { TodayCard } from '@venue/sdk/dashboard/model';
import type { Db } from '../core/db/database.ts';

/** What goes on today in an area, for the dashboard of those who hold the permission. */
export interface TodayOffer {
  readonly permission: Permission;
  readonly card: (db: Db, day: string, now: Date) => Promise<TodayCard>;
}

/** So many are named on a card. */
export const MOST_NEXT = 5;
