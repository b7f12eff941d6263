import type { OfferedAction } from '../../area/bulkAction.ts';
import { applicationsBulk } from '../applications/applications.bulk.ts';
import { articlesBulk } from '../articles/articles.bulk.ts';
import { eventsBulk } from '../events/events.bulk.ts';
import { residentsBulk } from '../residents/residents.bulk.ts';
import { usersBulk } from '../users/users.bulk.ts';

/** Every action that may be taken over a filter. */
export const bulkActions: readonly OfferedAction[] = [
  ...applicationsBulk,
  ...articlesBulk,
  ...eventsBulk,
  ...residentsBulk,
  ...usersBulk,
];
