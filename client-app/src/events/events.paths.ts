import type { Places } from '@venue/shared-ui/shell/screens.tsx';

export const eventPaths = {
  publicList: { path: '/events', title: 'Афиша' },
  publicPage: { path: '/events/:eventId', title: 'Мероприятие' },
  create: { path: '/account/events/create', title: 'Новое мероприятие' },
  offered: { path: '/account/events/offered', title: 'Вам передают' },
  own: { path: '/account/events/:eventId', title: 'Мероприятие №\u00a0:eventId' },
  edit: { path: '/account/events/:eventId/edit', title: 'Мероприятие №\u00a0:eventId' },
} as const satisfies Places;
