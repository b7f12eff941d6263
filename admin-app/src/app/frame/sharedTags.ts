import type { Tag } from '@venue/sdk';

/**
 * Tags of data computed from records of every kind: the log and its histories, pending records, the search, and
 * published versions. Any change makes them stale, so no call has to list them.
 */
export const sharedTags: readonly Tag[] = ['history', 'audit', 'pending', 'search', 'versions'];
