/** Paths of events; the specification gives announcements separate screens. */
export const eventPaths = {
  list: { path: '/events' },
  create: { path: '/create' },
  createAnnouncement: { path: '/create/announcement' },
  page: { path: '/:id/edit' },
  announcement: { path: '/:id/edit/announcement' },
} as const;
