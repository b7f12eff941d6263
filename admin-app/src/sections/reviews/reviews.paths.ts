/** Where the screens of reviews are. */
export const reviewPaths = {
  list: { path: '/reviews' },
  create: { path: '/reviews/create' },
  page: { path: '/reviews/edit/:reviewId' },
} as const;

/** Shown instead of the author if none is named. */
export const unsigned = 'Без\u00a0подписи';
