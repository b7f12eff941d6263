/** Where the screens of reviews are. */
export const reviewPaths = {
  list: { path: '/reviews' },
  create: { path: '/reviews/create' },
  page: { path: '/reviews/edit/:reviewId' },
} as const;
