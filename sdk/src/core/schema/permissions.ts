/** The areas of staff permissions in the order people read them; each right with its label. */
export const permissionAreas = {
  applications: { title: 'Заявки', rights: { read: 'Просмотр заявок', manage: 'Обработка заявок' } },
  bookings: {
    title: 'Бронирования',
    rights: { read: 'Просмотр бронирований', manage: 'Отмена бронирований, возвраты денег и технические перерывы' },
  },
  desk: {
    title: 'Стойка',
    rights: {
      manage:
        'Бронирование и\u00a0счета для\u00a0клиента, ответы на\u00a0запросы помещений, перенос, отметки о\u00a0приходе и\u00a0заметки смены',
      cash: 'Приём и\u00a0выдача денег на\u00a0стойке',
    },
  },
  deposits: { title: 'Задаток', rights: { manage: 'Подтверждение брони по\u00a0задатку и\u00a0срок остатка' } },
  promoCodes: {
    title: 'Промокоды',
    rights: { read: 'Просмотр промокодов и\u00a0скидок по\u00a0ним', manage: 'Управление промокодами' },
  },
  packages: {
    title: 'Абонементы',
    rights: {
      read: 'Просмотр абонементов и\u00a0остатков часов',
      manage: 'Управление абонементами, продление и\u00a0возврат денег за\u00a0неиспользованные часы',
    },
  },
  certificates: {
    title: 'Сертификаты',
    rights: {
      read: 'Просмотр сертификатов без\u00a0кодов',
      manage: 'Блокировка, продление, возврат и\u00a0условия сертификатов',
      codes: 'Коды сертификатов целиком',
    },
  },
  events: {
    title: 'Мероприятия и\u00a0анонсы',
    rights: { read: 'Просмотр мероприятий и анонсов', manage: 'Проверка и правка мероприятий и анонсов' },
  },
  checkIn: {
    title: 'Контроль на\u00a0входе',
    rights: { manage: 'Проверка билетов на входе и\u00a0список участников' },
  },
  eventRequests: {
    title: 'Заявки на\u00a0мероприятия',
    rights: { read: 'Просмотр заявок на мероприятия', manage: 'Ведение заявок на мероприятия' },
  },
  priceList: {
    title: 'Прайс-лист мероприятий',
    rights: { read: 'Просмотр прайс-листа', manage: 'Цены и\u00a0состав прайс-листа' },
  },
  users: {
    title: 'Пользователи',
    rights: {
      read: 'Просмотр пользователей',
      manage: 'Подтверждение пользователей и аватаров',
      passports: 'Просмотр паспортных данных',
      export: 'Выгрузка данных пользователей',
    },
  },
  residents: { title: 'Резиденты', rights: { read: 'Просмотр резидентов', manage: 'Управление резидентами' } },
  collaborators: {
    title: 'Сотрудники на\u00a0сайте',
    rights: { read: 'Просмотр карточек сотрудников', manage: 'Управление карточками сотрудников' },
  },
  brands: { title: 'Бренды', rights: { read: 'Просмотр брендов', manage: 'Проверка и правка брендов' } },
  market: {
    title: 'Маркетплейс',
    rights: { read: 'Просмотр товаров и заявок маркетплейса', manage: 'Обработка товаров и заявок маркетплейса' },
  },
  articles: {
    title: 'Статьи и\u00a0новости',
    rights: { read: 'Просмотр статей и новостей', manage: 'Проверка и правка статей и новостей' },
  },
  stories: { title: 'Блог', rights: { read: 'Просмотр записей блога', manage: 'Управление записями блога' } },
  galleries: { title: 'Галереи', rights: { read: 'Просмотр галерей', manage: 'Управление галереями' } },
  projects: {
    title: 'Прошедшие проекты',
    rights: { read: 'Просмотр прошедших проектов', manage: 'Управление прошедшими проектами' },
  },
  reviews: { title: 'Отзывы', rights: { read: 'Просмотр отзывов', manage: 'Управление отзывами' } },
  clusters: { title: 'Кластеры', rights: { read: 'Просмотр кластеров', manage: 'Управление кластерами' } },
  authors: { title: 'Авторы', rights: { read: 'Просмотр авторов', manage: 'Управление авторами' } },
  banners: {
    title: 'Баннеры',
    rights: { read: 'Просмотр рекламных баннеров', manage: 'Управление рекламными баннерами' },
  },
  products: {
    title: 'Товары на\u00a0главной',
    rights: { read: 'Просмотр товаров на главной странице', manage: 'Управление товарами на главной странице' },
  },
  mailing: {
    title: 'Рассылка',
    rights: { read: 'Просмотр и выгрузка подписчиков рассылки', manage: 'Письма подписчикам' },
  },
  agreements: {
    title: 'Договоры, счета, акты',
    rights: { read: 'Просмотр договоров, счетов и актов', manage: 'Управление договорами, счетами и актами' },
  },
  receipts: {
    title: 'Чеки и\u00a0сверка',
    rights: { read: 'Просмотр сверки денег и чеков', manage: 'Повторное оформление чеков и\u00a0запись чеков кассы' },
  },
  reports: {
    title: 'Отчёты',
    rights: { read: 'Отчёты: загрузка, выручка, отмены, спрос, долги и\u00a0касса, также письмом' },
  },
  rooms: { title: 'Помещения', rights: { manage: 'Помещения: описание, фотографии, услуги и оборудование' } },
  search: { title: 'Поиск', rights: { manage: 'Слова, по\u00a0которым находят помещения и\u00a0страницы сайта' } },
  staff: {
    title: 'Сотрудники и\u00a0роли',
    rights: { read: 'Просмотр сотрудников и ролей', manage: 'Управление сотрудниками и ролями' },
  },
  unsent: {
    title: 'Сообщения',
    rights: { read: 'Просмотр неотправленных СМС и писем', manage: 'Повторная отправка СМС и писем' },
  },
  audit: { title: 'Журнал действий', rights: { read: 'Просмотр журнала действий' } },
} as const;

type Areas = typeof permissionAreas;
export type PermissionArea = keyof Areas;

/** A staff permission: one word per area and a verb. A staff account holds a set of them. */
export type Permission = { [A in PermissionArea]: `${A}.${keyof Areas[A]['rights'] & string}` }[PermissionArea];

/* @__NO_SIDE_EFFECTS__ */
const labelled = () =>
  Object.fromEntries(
    Object.entries(permissionAreas).flatMap(([area, { rights }]) =>
      Object.entries(rights).map(([verb, label]) => [`${area}.${verb}`, label]),
    ),
  ) as Readonly<Record<Permission, string>>;

/** Every permission with its label. */
export const permissions = /* @__PURE__ */ labelled();

export const permissionNames = /* @__PURE__ */ Object.keys(permissions) as readonly Permission[];

export const isPermission = (word: string): word is Permission => Object.hasOwn(permissions, word);
