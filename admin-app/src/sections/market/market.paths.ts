export const marketItemPaths = { list: { path: '/marketitems' }, page: { path: '/marketitems/:itemId' } } as const;
export const marketRequestPaths = {
  list: { path: '/marketrequests' },
  page: { path: '/marketrequests/:requestId' },
} as const;
