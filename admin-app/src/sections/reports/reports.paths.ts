export const reportPaths = { list: { path: '/reports' } } as const;
