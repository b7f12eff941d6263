/** The three kinds of account; tokens are kept per role id. */
export const roles = {
  marketplace: { id: 1, label: 'Маркетплейс' },
  landing: { id: 2, label: 'Организатор мероприятий' },
  admin: { id: 3, label: 'Администратор' },
} as const;

export type RoleName = keyof typeof roles;
export type RoleId = (typeof roles)[RoleName]['id'];

export const roleNames = Object.keys(roles) as readonly RoleName[];

export const roleOf = (id: number): RoleName | undefined => roleNames.find(name => roles[name].id === id);

/** Staff permissions: one word per area and a verb. A staff account holds a set of them. */
export const permissions = {
  'bookings.read': 'Просмотр бронирований',
  'bookings.manage': 'Отмена бронирований, возвраты денег и технические перерывы',
  'applications.read': 'Просмотр заявок',
  'applications.manage': 'Обработка заявок',
  'users.read': 'Просмотр пользователей',
  'users.manage': 'Подтверждение пользователей и аватаров',
  'users.passports': 'Просмотр паспортных данных',
  'users.export': 'Выгрузка данных пользователей',
  'residents.read': 'Просмотр резидентов',
  'residents.manage': 'Управление резидентами',
  'brands.read': 'Просмотр брендов',
  'brands.manage': 'Проверка и правка брендов',
  'market.read': 'Просмотр товаров и заявок маркетплейса',
  'market.manage': 'Обработка товаров и заявок маркетплейса',
  'events.read': 'Просмотр мероприятий и анонсов',
  'events.manage': 'Проверка и правка мероприятий и анонсов',
  'articles.read': 'Просмотр статей и новостей',
  'articles.manage': 'Проверка и правка статей и новостей',
  'rooms.manage': 'Помещения: описание, фотографии, услуги и оборудование',
  'banners.read': 'Просмотр рекламных баннеров',
  'banners.manage': 'Управление рекламными баннерами',
  'agreements.read': 'Просмотр договоров, счетов и актов',
  'agreements.manage': 'Управление договорами, счетами и актами',
  'stories.read': 'Просмотр записей блога',
  'stories.manage': 'Управление записями блога',
  'mailing.read': 'Просмотр и выгрузка подписчиков рассылки',
  'products.read': 'Просмотр товаров на главной странице',
  'products.manage': 'Управление товарами на главной странице',
  'clusters.read': 'Просмотр кластеров',
  'clusters.manage': 'Управление кластерами',
  'authors.read': 'Просмотр авторов',
  'authors.manage': 'Управление авторами',
  'reviews.read': 'Просмотр отзывов',
  'reviews.manage': 'Управление отзывами',
  'collaborators.read': 'Просмотр карточек сотрудников',
  'collaborators.manage': 'Управление карточками сотрудников',
  'galleries.read': 'Просмотр галерей',
  'galleries.manage': 'Управление галереями',
  'projects.read': 'Просмотр прошедших проектов',
  'projects.manage': 'Управление прошедшими проектами',
  'staff.read': 'Просмотр сотрудников и ролей',
  'staff.manage': 'Управление сотрудниками и ролями',
  'audit.read': 'Просмотр журнала действий',
} as const;

export type Permission = keyof typeof permissions;

export const permissionNames = Object.keys(permissions) as readonly Permission[];

export const isPermission = (word: string): word is Permission => Object.hasOwn(permissions, word);
