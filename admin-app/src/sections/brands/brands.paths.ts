export const brandPaths = { list: { path: '/brands' }, page: { path: '/brands/:brandId/edit' } } as const;
