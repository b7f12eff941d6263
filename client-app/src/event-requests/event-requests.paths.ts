import type { Places } from '@venue/shared-ui/shell/screens.tsx';

export const eventRequestPaths = {
  events: { path: '/account/events', title: 'Мои мероприятия' },
  begin: { path: '/event-request', title: 'Заявка на\u00a0мероприятие', menu: 'Провести мероприятие' },
  create: {
    path: '/account/requests/create',
    title: 'Новая заявка на\u00a0мероприятие',
  },
  edit: { path: '/account/requests/edit/:eventRequestId', title: 'Заявка №\u00a0:eventRequestId' },
  review: { path: '/review', title: 'Отзыв' },
} as const satisfies Places;
