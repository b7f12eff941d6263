/** The specification gives an event and an announcement screens of their own. */
export const eventPaths = {
  list: { path: '/events' },
  create: { path: '/create' },
  createAnnouncement: { path: '/create/announcement' },
  page: { path: '/:id/edit' },
  announcement: { path: '/:id/edit/announcement' },
} as const;
