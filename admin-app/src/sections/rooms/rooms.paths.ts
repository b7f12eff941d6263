/** Where the screens of room settings are. */
export const roomPaths = {
  list: { path: '/settings_room' },
  workYear: { path: '/settings_room/working_days' },
  page: { path: '/settings_room/:roomId' },
} as const;
