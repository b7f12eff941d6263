/** Words to look for, as a pattern of LIKE in which nothing has a meaning of its own. */
export const containing = (words: string): string => `%${words.replace(/[%_\\]/g, '\\$&')}%`;
