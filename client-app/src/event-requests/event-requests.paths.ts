import type { Places } from '@venue/shared-ui/shell/screens.tsx';

export const eventRequestPaths = {
  events: { path: '/account/events', title: 'Мои мероприятия' },
  create: {
    path: '/account/requests/create',
    title: 'Новая заявка на\u00a0мероприятие',
  },
  edit: { path: '/account/requests/edit/:eventRequestId', title: 'Заявка №\u00a0:eventRequestId' },
  review: { path: '/review', title: 'Отзыв' },
} as const satisfies Places;
