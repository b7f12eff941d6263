/** Where the screens of the team are. */
export const collaboratorPaths = {
  list: { path: '/collaborators' },
  create: { path: '/collaborators/create' },
  page: { path: '/collaborators/edit/:collaboratorId' },
} as const;
