export const unsentPaths = { list: { path: '/messages' }, sent: { path: '/messages/sent' } } as const;
