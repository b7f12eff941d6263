/** Where tickets are checked. */
export const doorPaths = {
  list: { path: '/check-in' },
  page: { path: '/check-in/:id' },
} as const;
