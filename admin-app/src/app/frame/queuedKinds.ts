/** The kinds whose records wait as applications: their work is counted once, in the queue, for those who may read it. */
export const queuedKinds: readonly string[] = [
  'avatar',
  'event',
  'news',
  'article',
  'brand',
  'user',
  'marketItem',
  'marketRequest',
];
