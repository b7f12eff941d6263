/** Paths of the author screens; the list of authors is a tab of the clusters page. */
export const authorPaths = {
  list: { path: '/clusters?view=authors' },
  create: { path: '/author/create' },
  page: { path: '/author/:authorId' },
} as const;
