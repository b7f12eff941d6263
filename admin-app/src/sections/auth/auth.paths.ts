export const authPaths = { login: { path: '/login' } } as const;
