import type { Tag } from '@venue/sdk';

/**
 * What is gathered from records of every kind: the log and the histories made of it, what waits for staff, the search,
 * what visitors saw of them.
 * Any change makes it stale, so none has to name it.
 */
export const gathered: readonly Tag[] = ['history', 'audit', 'pending', 'search', 'versions'];
