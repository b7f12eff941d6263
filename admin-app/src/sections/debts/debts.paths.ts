export const debtPaths = { list: { path: '/debtors' } } as const;
