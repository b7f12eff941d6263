/** Where shifts are handed over. */
export const handoverPaths = { list: { path: '/board/handovers' } } as const;
