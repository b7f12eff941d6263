export const unsentPaths = { list: { path: '/messages' } } as const;
