export const userPaths = { list: { path: '/users' }, page: { path: '/users/:id' } } as const;
