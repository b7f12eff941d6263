/** Where the goods of the landing page are. */
export const productPaths = { list: { path: '/products' } } as const;
