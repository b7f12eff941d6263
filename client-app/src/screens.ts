import { screen } from '@venue/shared-ui/shell/screens.tsx';

const map = screen({
  path: '/booking/map',
  title: 'Карта помещений',
  load: () => import('./rooms/BookingMap.tsx'),
});

const home = screen({
  path: '/marketplace/account',
  title: 'Личный кабинет',
  load: () => import('./profile/CabinetHome.tsx'),
});

const myBookings = screen({
  path: '/account/events',
  title: 'Мои бронирования',
  load: () => import('./bookings/MyBookings.tsx'),
});

/** Every screen of the app: the router, the menu, titles and links come from here. */
export const screens = {
  login: screen({
    path: '/marketplace/login',
    title: 'Вход и\u00a0регистрация',
    load: () => import('./auth/LoginPage.tsx'),
  }),
  map,
  room: screen({
    path: '/booking/room/:roomId/calendar',
    title: 'Бронирование помещения',
    crumbs: [map],
    load: () => import('./bookings/RoomCalendar.tsx'),
  }),
  payment: screen({
    path: '/booking/order/:order/payment',
    title: 'Бронь №\u00a0:order',
    crumbs: [myBookings],
    load: () => import('./bookings/PaymentPage.tsx'),
  }),
  myBookings,
  home,
  info: screen({
    path: '/marketplace/account/info',
    title: 'Мои данные',
    crumbs: [home],
    load: () => import('./profile/PersonalInfo.tsx'),
  }),
  accountInfo: screen({
    path: '/account/info',
    title: 'Мои данные',
    crumbs: [home],
    load: () => import('./profile/PersonalInfo.tsx'),
  }),
  forbidden: screen({
    path: '/403',
    title: 'Доступ запрещён',
    load: () => import('./app/ForbiddenPage.tsx'),
  }),
} as const;
