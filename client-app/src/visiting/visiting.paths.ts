import type { Places } from '@venue/shared-ui/shell/screens.tsx';

export const visitingPaths = {
  contacts: { path: '/contacts', title: 'Контакты и\u00a0как добраться', menu: 'Контакты' },
  booking: { path: '/rules/booking', title: 'Правила бронирования' },
  refunds: { path: '/rules/refunds', title: 'Отмена и\u00a0возврат денег' },
  visit: { path: '/rules/visit', title: 'Правила посещения' },
  privacy: { path: '/rules/privacy', title: 'Как мы обращаемся с\u00a0данными' },
  offer: { path: '/rules/offer', title: 'Публичная оферта' },
  requisites: { path: '/requisites', title: 'Реквизиты' },
  questions: { path: '/questions', title: 'Вопросы и\u00a0ответы' },
} as const satisfies Places;
