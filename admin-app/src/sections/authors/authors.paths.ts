/** Where the screens of authors are: their list stands beside the clusters. */
export const authorPaths = {
  list: { path: '/clusters?view=authors' },
  create: { path: '/author/create' },
  page: { path: '/author/:authorId' },
} as const;
