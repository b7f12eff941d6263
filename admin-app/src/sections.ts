import type { Permission } from '@venue/sdk';
import { mayOpen } from './app/frame/mayOpen.ts';
import { applications } from './sections/applications/applications.section.ts';
import { articles } from './sections/articles/articles.section.ts';
import { bookings } from './sections/bookings/bookings.section.ts';
import { summary } from './sections/dashboard/dashboard.section.ts';
import { events } from './sections/events/events.section.ts';
import { residents } from './sections/residents/residents.section.ts';
import { type Section, soon } from './sections/section.ts';
import { auditLog, staff } from './sections/staff/staff.section.ts';
import { users } from './sections/users/users.section.ts';

interface Group {
  readonly title: string;
  readonly sections: readonly Section[];
}

/** The table of contents: every section of the back office, as the menu shows them. */
export const groups: readonly Group[] = [
  {
    title: 'Работа',
    sections: [summary, applications, events, bookings],
  },
  {
    title: 'Люди',
    sections: [
      users,
      residents,
      soon(
        '/collaborators',
        'Сотрудники команды',
        'M4 6h16v13H4zM9.5 9.5a2 2 0 1 0 0 4 2 2 0 0 0 0-4M6.5 16.5c.4-1.300 1.600-2 3-2s2.600.7 3 2M15.5 10.5h2M15.5 14h2',
        'collaborators.read',
        'Здесь будет команда площадки для страницы на сайте.',
      ),
    ],
  },
  {
    title: 'Маркетплейс',
    sections: [
      soon(
        '/brands',
        'Бренды',
        'M4.5 10.5V20h15v-9.5M3.5 8.5 5.5 4h13l2 4.5a2.800 2.800 0 0 1-5.600 0 2.900 2.900 0 0 1-5.800 0 2.800 2.800 0 0 1-5.600 0M9.5 20v-5h5v5',
        'brands.read',
        'Здесь будет проверка брендов, их фотографий и документов.',
      ),
      soon(
        '/marketitems',
        'Товары',
        'M11.5 3.5H20V12l-8.5 8.5L3 12zM16 7.5v.1',
        'market.read',
        'Здесь будут товары и услуги, выставленные на маркетплейсе.',
      ),
      soon(
        '/marketrequests',
        'Заявки маркетплейса',
        'M4 8l8-4.5L20 8v8.5L12 21l-8-4.5zM4 8l8 4.5L20 8M12 12.5V21',
        'market.read',
        'Здесь будут заявки на размещение товаров: принять или отклонить с причиной.',
      ),
    ],
  },
  {
    title: 'Контент',
    sections: [
      articles,
      soon(
        '/blog',
        'Блог',
        'M12 6.5C10 5 7 4.5 3.5 4.800v13.5c3.5-.3 6.5.2 8.5 1.700 2-1.5 5-2 8.5-1.700V4.800C17 4.5 14 5 12 6.5zM12 6.5V20',
        'stories.read',
        'Здесь будут истории блога: черновики и публикация.',
      ),
      soon(
        '/galleries',
        'Галереи',
        'M3.5 5h17v14h-17zM3.5 16l5-5 4.5 4.5 3-3 4.5 4.5M15.5 9v.1',
        'galleries.read',
        'Здесь будут фото- и видеогалереи прошедших событий.',
      ),
      soon(
        '/past-projects',
        'Прошедшие проекты',
        'M4 12a8 8 0 1 0 2.5-5.800L4 8.5M4 4.5v4h4M12 8v4.5l3 2',
        'projects.read',
        'Здесь будут страницы проектов, которые уже прошли.',
      ),
      soon(
        '/reviews',
        'Отзывы',
        'M4 4.5h16v12h-9l-4.5 4v-4H4zM8.5 9h7M8.5 12.5h4.5',
        'reviews.read',
        'Здесь будут отзывы гостей, которые показывает сайт.',
      ),
      soon(
        '/clusters',
        'Кластеры и авторы',
        'M12 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5M12 9.5V6M14.200 13.300l3.300 2M9.800 13.300l-3.300 2M12 3a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3M19 14.800a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3M5 14.800a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3',
        'clusters.read',
        'Здесь будут тематические кластеры и авторы статей.',
      ),
    ],
  },
  {
    title: 'Сайт',
    sections: [
      soon(
        '/advertising_banner',
        'Баннеры',
        'M7 6h10v12H7zM3.5 8.5v7M20.5 8.5v7',
        'banners.read',
        'Здесь будут рекламные баннеры и сроки их показа.',
      ),
      soon(
        '/products',
        'Товары лендинга',
        'M5 8h14l1 12.5H4zM8.5 11V7a3.5 3.5 0 0 1 7 0v4',
        'products.read',
        'Здесь будут товары, которые показывают страницы лендинга.',
      ),
      soon(
        '/mailing',
        'Рассылка',
        'M3.5 5.5h17v13h-17zM3.5 7l8.5 6 8.5-6',
        'mailing.read',
        'Здесь будет список подписчиков рассылки.',
      ),
    ],
  },
  {
    title: 'Документы',
    sections: [
      soon(
        '/agreements',
        'Договоры',
        'M6 3.5h8l4.5 4.5v12.5H6zM14 3.5V8h4.5M9 16.5c1-2 1.800-2 2.300-.6.400 1.200 1 1 1.700-.2.600-.9 1.200-.6 1.5.8M9 12h4',
        'agreements.read',
        'Здесь будут договоры со счетами и актами.',
      ),
    ],
  },
  {
    title: 'Настройки',
    sections: [
      soon(
        '/settings_room',
        'Помещения',
        'M6 20.5V4h9v16.5M3.5 20.5h17M15 6h3.5v14.5M12 12v.6',
        'rooms.manage',
        'Здесь будут настройки помещений: фотографии, услуги и оборудование.',
      ),
      staff,
      auditLog,
    ],
  },
];

export const sections: readonly Section[] = groups.flatMap(group => group.sections);

/**
 * Where somebody's work begins: after the login, behind the logo and behind every «На главную». The list of events, as
 * the specification wants; for those who may not read it, the first section they may open.
 */
export const homeFor = (may: (permission: Permission) => boolean): string =>
  [events, ...sections].find(each => each.soon === undefined && mayOpen(each, may))?.path ?? summary.path;
