export const securityPaths = { page: { path: '/security' } } as const;
