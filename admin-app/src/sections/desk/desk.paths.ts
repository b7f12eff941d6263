/** Where the desk sees who is where. */
export const deskPaths = { board: { path: '/board' } } as const;
