export const searchPaths = { list: { path: '/search_words' } } as const;
