/** The path of the desk's board. */
export const deskPaths = { board: { path: '/board' } } as const;
