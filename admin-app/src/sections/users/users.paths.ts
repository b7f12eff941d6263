export const userPaths = {
  list: { path: '/users' },
  guests: { path: '/users/guests' },
  page: { path: '/users/:id' },
} as const;
