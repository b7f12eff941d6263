import type { QueryKey } from '@tanstack/react-query';

/** The id of the element with the replies a rendered page was made of. */
export const REPLIES = 'replies';

/** The replies received during rendering, by their query keys. */
export type SentReplies = readonly (readonly [key: QueryKey, reply: unknown])[];
