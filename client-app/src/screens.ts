import { screen } from '@venue/shared-ui/shell/screens.tsx';

const map = screen({
  path: '/booking/map',
  title: 'Карта помещений',
  load: () => import('./rooms/BookingMap.tsx'),
});

const home = screen({
  path: '/marketplace/account',
  title: 'Личный кабинет',
  menu: 'Обзор',
  load: () => import('./app/home/CabinetHome.tsx'),
});

const info = screen({
  path: '/marketplace/account/info',
  title: 'Мои данные',
  crumbs: [home],
  load: () => import('./profile/PersonalInfo.tsx'),
});

const myBookings = screen({
  path: '/account/events',
  title: 'Мои бронирования',
  load: () => import('./bookings/list/MyBookings.tsx'),
});

const brands = screen({
  path: '/marketplace/account/brands',
  title: 'Мои бренды',
  menu: 'Бренды',
  crumbs: [home],
  load: () => import('./brands/BrandsPage.tsx'),
});

const articles = screen({
  path: '/marketplace/account/articles',
  title: 'Мои статьи',
  menu: 'Статьи',
  crumbs: [home],
  load: () => import('./articles/MyArticles.tsx'),
});

const publicArticles = screen({
  path: '/articles',
  title: 'Статьи и\u00a0новости',
  load: () => import('./articles/PublicArticles.tsx'),
});

const marketItems = screen({
  path: '/marketplace/account/marketitems',
  title: 'Мои товары',
  menu: 'Товары',
  crumbs: [home],
  load: () => import('./market/ItemsPage.tsx'),
});

const marketRequests = screen({
  path: '/marketplace/account/marketrequests',
  title: 'Мои заявки',
  menu: 'Заявки',
  crumbs: [home],
  load: () => import('./market/RequestsPage.tsx'),
});

/** Every screen of the app: the router, the menu, titles and links come from here. */
export const screens = {
  login: screen({
    path: '/marketplace/login',
    title: 'Вход и\u00a0регистрация',
    load: () => import('./auth/LoginPage.tsx'),
  }),
  wait: screen({
    path: '/marketplace/auth/wait',
    title: 'Вход через Госуслуги',
    load: () => import('./auth/WaitPage.tsx'),
  }),
  map,
  room: screen({
    path: '/booking/room/:roomId/calendar',
    title: 'Бронирование помещения',
    crumbs: [map],
    load: () => import('./bookings/room/RoomCalendar.tsx'),
  }),
  payment: screen({
    path: '/booking/order/:order/payment',
    title: 'Бронь №\u00a0:order',
    crumbs: [myBookings],
    load: () => import('./bookings/payment/PaymentPage.tsx'),
  }),
  myBookings,
  home,
  info,
  accountInfo: screen({
    path: '/account/info',
    title: 'Мои данные',
    crumbs: [home],
    load: () => import('./profile/PersonalInfo.tsx'),
  }),
  passport: screen({
    path: '/marketplace/account/info/passport',
    title: 'Паспортные данные',
    menu: 'Паспорт',
    crumbs: [home, info],
    load: () => import('./profile/PassportPage.tsx'),
  }),
  resident: screen({
    path: '/marketplace/account/info/resident',
    title: 'Данные резидента',
    menu: 'Резидент',
    crumbs: [home, info],
    load: () => import('./profile/ResidentPage.tsx'),
  }),
  organisations: screen({
    path: '/marketplace/account/info/organization',
    title: 'Организации',
    crumbs: [home, info],
    load: () => import('./profile/OrganisationsPage.tsx'),
  }),
  documents: screen({
    path: '/marketplace/account/documents',
    title: 'Документы',
    crumbs: [home],
    load: () => import('./profile/DocumentsPage.tsx'),
  }),
  privacy: screen({
    path: '/marketplace/account/privacy',
    title: 'Приватность',
    crumbs: [home],
    load: () => import('./privacy/PrivacyPage.tsx'),
  }),
  card: screen({
    path: '/marketplace/account/card',
    title: 'Моя визитка',
    menu: 'Визитка',
    crumbs: [home],
    load: () => import('./cards/CardPage.tsx'),
  }),
  publicCard: screen({
    path: '/card/:slug',
    title: 'Визитка',
    load: () => import('./cards/PublicCard.tsx'),
  }),
  brands,
  brandCreate: screen({
    path: '/marketplace/account/brands/create',
    title: 'Новый бренд',
    crumbs: [home, brands],
    load: () => import('./brands/CreateBrand.tsx'),
  }),
  brandEdit: screen({
    path: '/marketplace/account/brands/:brandId/edit',
    title: 'Бренд',
    crumbs: [home, brands],
    load: () => import('./brands/EditBrand.tsx'),
  }),
  infoBrandCreate: screen({
    path: '/marketplace/account/info/brand/create',
    title: 'Новый бренд',
    crumbs: [home, info],
    load: () => import('./brands/CreateBrand.tsx'),
  }),
  infoBrandEdit: screen({
    path: '/marketplace/account/info/brand/edit/:brandId',
    title: 'Бренд',
    crumbs: [home, info],
    load: () => import('./brands/EditBrand.tsx'),
  }),
  articles,
  articleCreate: screen({
    path: '/marketplace/account/articles/create',
    title: 'Новая статья',
    crumbs: [home, articles],
    load: () => import('./articles/CreateArticle.tsx'),
  }),
  article: screen({
    path: '/marketplace/account/articles/:articleId',
    title: 'Статья',
    crumbs: [home, articles],
    load: () => import('./articles/OwnArticle.tsx'),
  }),
  articleEdit: screen({
    path: '/marketplace/account/articles/:articleId/edit',
    title: 'Статья №\u00a0:articleId',
    crumbs: [home, articles],
    load: () => import('./articles/EditArticle.tsx'),
  }),
  publicArticles,
  publicArticle: screen({
    path: '/articles/:articleId',
    title: 'Статья',
    crumbs: [publicArticles],
    load: () => import('./articles/PublicArticle.tsx'),
  }),
  marketItems,
  marketItemCreate: screen({
    path: '/marketplace/account/marketitems/create',
    title: 'Новый товар',
    crumbs: [home, marketItems],
    load: () => import('./market/CreateItem.tsx'),
  }),
  marketItem: screen({
    path: '/marketplace/account/marketitems/:itemId/edit',
    title: 'Товар',
    crumbs: [home, marketItems],
    load: () => import('./market/EditItem.tsx'),
  }),
  marketRequests,
  marketRequestCreate: screen({
    path: '/marketplace/account/marketrequests/create',
    title: 'Новая заявка',
    crumbs: [home, marketRequests],
    load: () => import('./market/CreateRequest.tsx'),
  }),
  marketRequest: screen({
    path: '/marketplace/account/marketrequests/:requestId/edit',
    title: 'Заявка №\u00a0:requestId',
    crumbs: [home, marketRequests],
    load: () => import('./market/EditRequest.tsx'),
  }),
  forbidden: screen({
    path: '/403',
    title: 'Доступ запрещён',
    load: () => import('./app/ForbiddenPage.tsx'),
  }),
} as const;
