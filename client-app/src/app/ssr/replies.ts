import type { QueryKey } from '@tanstack/react-query';

/** The id of the element with the replies a rendered page was made of. */
export const REPLIES = 'replies';

/** What calls answered while the page was rendered, by the keys of the cache. */
export type SentReplies = readonly (readonly [key: QueryKey, reply: unknown])[];
