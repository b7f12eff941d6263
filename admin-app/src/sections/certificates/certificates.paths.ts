/** Where the screens of gift certificates are. */
export const certificatePaths = {
  list: { path: '/certificates' },
  page: { path: '/certificates/:id' },
} as const;
