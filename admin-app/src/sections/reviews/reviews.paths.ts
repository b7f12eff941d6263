/** Where the screens of reviews are. */
export const reviewPaths = {
  list: { path: '/reviews' },
  create: { path: '/reviews/create' },
  page: { path: '/reviews/edit/:reviewId' },
} as const;

/** In place of the author where nobody is named. */
export const unsigned = 'Без\u00a0подписи';
