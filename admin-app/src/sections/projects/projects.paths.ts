/** Where the screens of past projects are. */
export const projectPaths = {
  list: { path: '/past-projects' },
  create: { path: '/past-projects-create' },
  page: { path: '/past-projects-edit/:projectId' },
} as const;
