import { type Permission, permissionNames } from '@venue/sdk';
import { guardTable } from '@venue/shared-ui/shell/guardTable.ts';
import { expect, it } from 'vitest';
import { belongsTo } from './app/frame/belongsTo.ts';
import { mayOpen } from './app/frame/mayOpen.ts';
import { screens } from './screens.ts';
import { groups, homeFor, sections } from './sections.ts';

/** Paths of the list screens that the specification requires. */
const specified = [
  '/admin/applications',
  '/admin/users',
  '/admin/residents',
  '/admin/events',
  '/admin/articles',
  '/admin/bookings',
  '/admin/settings_room',
  '/admin/advertising_banner',
  '/admin/brands',
  '/admin/marketitems',
  '/admin/marketrequests',
  '/admin/agreements',
  '/admin/blog',
  '/admin/mailing',
  '/admin/products',
  '/admin/clusters',
  '/admin/reviews',
  '/admin/galleries',
  '/admin/past-projects',
  '/admin/collaborators',
];

/** Paths of the sections that the specification does not list. */
const ours = [
  '/admin/home',
  '/admin/settings',
  '/admin/audit',
  '/admin/messages',
  '/admin/event-requests',
  '/admin/board',
  '/admin/check-in',
  '/admin/ticket-orders',
  '/admin/room-requests',
  '/admin/search_words',
  '/admin/reconciliation',
  '/admin/refunds',
  '/admin/debtors',
  '/admin/promo-codes',
  '/admin/packages',
  '/admin/package-purchases',
  '/admin/certificates',
  '/admin/price-list',
  '/admin/clients',
  '/admin/reports',
];

it('has a section for every list screen of the specification, a few of its own, and no other', () => {
  expect(sections.map(({ path }) => `/admin${path}`).sort()).toEqual([...specified, ...ours].sort());
});

it('looks at addresses that begin with a parameter after all that begin with a word', () => {
  const paths = screens.map(({ path }) => path);
  const first = paths.findIndex(path => path.startsWith('/:'));
  expect(paths.slice(first)).toEqual(expect.arrayContaining(['/:id/edit', '/:id/edit/announcement']));
  expect(paths.slice(first).filter(path => !path.startsWith('/:'))).toEqual([]);
});

it('lights one section of the menu on each screen, by its crumbs or by its address', () => {
  const lit = (of: (typeof screens)[number]) =>
    sections.filter(each => belongsTo(each, of) || of.path === each.path).length;
  // A refusal, and what the menu of the person leads to.
  const beside = ['/403', '/security'];
  expect(screens.filter(each => !beside.includes(each.path) && lit(each) !== 1).map(({ path }) => path)).toEqual([]);
});

it('gives every screen an address and every section a name of its own', () => {
  const paths = screens.map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
  expect(new Set(sections.map(({ title }) => title)).size).toBe(sections.length);
});

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

it('finds the sections and shows them in the order of the menu, each in a place of its own', () => {
  expect(groups.map(({ title, sections: of }) => [title, ...of.map(each => plain(each.menu ?? each.title))])).toEqual([
    [
      'Работа',
      'Сводка',
      'Доска',
      'Заявки',
      'Запросы помещений',
      'Заявки на мероприятия',
      'Мероприятия',
      'Вход по билетам',
      'Заказы билетов',
      'Бронирования',
      'Промокоды',
      'Абонементы',
      'Проданные абонементы',
      'Сертификаты',
      'К возврату',
    ],
    ['Люди', 'Пользователи', 'Резиденты', 'Сотрудники команды'],
    ['Маркетплейс', 'Бренды', 'Товары', 'Заявки маркетплейса'],
    ['Контент', 'Статьи', 'Блог', 'Галереи', 'Прошедшие проекты', 'Отзывы', 'Кластеры и авторы'],
    ['Сайт', 'Баннеры', 'Товары лендинга', 'Рассылка'],
    ['Документы', 'Договоры', 'Постоянные клиенты', 'Должники', 'Сверка', 'Отчёты'],
    ['Настройки', 'Помещения', 'Прайс-лист', 'Сотрудники и роли', 'Сообщения', 'Поиск', 'Журнал действий'],
  ]);
  expect(new Set(sections.map(each => `${each.group} ${each.order}`)).size).toBe(sections.length);
});

it.each<[string, readonly Permission[], string]>([
  ['an administrator', permissionNames, '/events'],
  ['the demo’s operator of bookings', ['bookings.read', 'bookings.manage'], '/home'],
  ['the demo’s reader of bookings', ['bookings.read'], '/home'],
  ['somebody without a right', [], '/home'],
])('begins the work of %s where they may go', (_, permissions, home) => {
  const may = (permission: Permission) => permissions.includes(permission);
  expect(homeFor(may)).toBe(home);
  const begun = sections.find(({ path }) => path === home);
  expect(begun && mayOpen(begun, may)).toBe(true);
});

it('leads anyone who may read events where the guard leads after the login', () => {
  const row = guardTable.find(
    ([state, type, at]) => state === 'logged-in' && type === 'admin' && at === '/admin/login',
  );
  expect(`/admin${homeFor(() => true)}`).toBe(row?.[3]);
});

it('has a tile on the dashboard for each kind whose number stands in the menu', async () => {
  for (const { title, badge = [], pending } of sections) {
    const tiles = (await pending?.())?.tiles ?? [];
    // A tile with a count of its own stands beside the one of the menu.
    const counted = tiles.filter(({ count }) => count === undefined);
    expect(counted.map(({ kind }) => kind).sort(), title).toEqual([...badge].sort());
  }
});

it('leads from a tile to where whoever sees its number may go', async () => {
  const shared = sections.flatMap(({ children = [] }) => children.filter(each => Array.isArray(each.permission)));
  for (const { title, path, permission, children = [], pending } of sections) {
    const tiles = (await pending?.())?.tiles ?? [];
    // A child without a permission of its own is open to whoever may open the section, and some are open to several.
    const own = [permission ?? []].flat();
    const lists = [
      path,
      ...children.filter(each => !each.permission).map(each => each.path),
      ...shared.filter(each => own.every(name => [each.permission ?? []].flat().includes(name))).map(each => each.path),
    ];
    for (const { to } of tiles) expect(lists, title).toContain(to.replace(/\?.*/, ''));
  }
});
