/** Where the screens of room settings are. */
export const roomPaths = {
  list: { path: '/settings_room' },
  page: { path: '/settings_room/:roomId' },
} as const;
