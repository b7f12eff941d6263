/** Where the screens of event requests are. */
export const eventRequestPaths = {
  list: { path: '/event-requests' },
  page: { path: '/event-requests/:id' },
} as const;
