/** Where the screens of requests for rooms are. */
export const roomRequestPaths = {
  list: { path: '/room-requests' },
  page: { path: '/room-requests/:id' },
} as const;
