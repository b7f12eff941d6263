/** Where the screens of clusters are. */
export const clusterPaths = {
  list: { path: '/clusters' },
  create: { path: '/cluster/create' },
  page: { path: '/cluster/:clusterId' },
} as const;
