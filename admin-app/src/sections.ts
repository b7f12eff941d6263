import { applications } from './sections/applications/applications.section.ts';
import { bookings } from './sections/bookings/bookings.section.ts';
import { type Section, soon } from './sections/section.ts';

interface Group {
  readonly title: string;
  readonly sections: readonly Section[];
}

const events = soon(
  '/events',
  'Мероприятия',
  'events',
  'Здесь будут мероприятия и анонсы площадки: создание, публикация и билеты.',
);

/** The table of contents: every section of the back office, as the menu shows them. */
export const groups: readonly Group[] = [
  {
    title: 'Работа',
    sections: [applications, events, bookings],
  },
  {
    title: 'Люди',
    sections: [
      soon('/users', 'Пользователи', 'users', 'Здесь будут учётные записи: поиск, проверка и блокировка.'),
      soon('/residents', 'Резиденты', 'residents', 'Здесь будут карточки резидентов и их публикация на сайте.'),
      soon('/collaborators', 'Сотрудники команды', 'team', 'Здесь будет команда площадки для страницы на сайте.'),
    ],
  },
  {
    title: 'Маркетплейс',
    sections: [
      soon('/brands', 'Бренды', 'brands', 'Здесь будет проверка брендов, их фотографий и документов.'),
      soon('/marketitems', 'Товары', 'items', 'Здесь будут товары и услуги, выставленные на маркетплейсе.'),
      soon(
        '/marketrequests',
        'Заявки маркетплейса',
        'requests',
        'Здесь будут заявки на размещение товаров: принять или отклонить с причиной.',
      ),
    ],
  },
  {
    title: 'Контент',
    sections: [
      soon('/articles', 'Статьи', 'articles', 'Здесь будут статьи и новости: редактор, проверка и публикация.'),
      soon('/blog', 'Блог', 'blog', 'Здесь будут истории блога: черновики и публикация.'),
      soon('/galleries', 'Галереи', 'galleries', 'Здесь будут фото- и видеогалереи прошедших событий.'),
      soon('/past-projects', 'Прошедшие проекты', 'projects', 'Здесь будут страницы проектов, которые уже прошли.'),
      soon('/reviews', 'Отзывы', 'reviews', 'Здесь будут отзывы гостей, которые показывает сайт.'),
      soon('/clusters', 'Кластеры и авторы', 'clusters', 'Здесь будут тематические кластеры и авторы статей.'),
    ],
  },
  {
    title: 'Сайт',
    sections: [
      soon('/advertising_banner', 'Баннеры', 'banners', 'Здесь будут рекламные баннеры и сроки их показа.'),
      soon('/products', 'Товары лендинга', 'products', 'Здесь будут товары, которые показывают страницы лендинга.'),
      soon('/mailing', 'Рассылка', 'mailing', 'Здесь будет список подписчиков рассылки.'),
    ],
  },
  {
    title: 'Документы',
    sections: [soon('/agreements', 'Договоры', 'agreements', 'Здесь будут договоры со счетами и актами.')],
  },
  {
    title: 'Настройки',
    sections: [
      soon(
        '/settings_room',
        'Помещения',
        'rooms',
        'Здесь будут настройки помещений: фотографии, услуги и оборудование.',
      ),
    ],
  },
];

export const sections: readonly Section[] = groups.flatMap(group => group.sections);

/** Where the logo leads: the guard names the same page. */
export const home = events.path;

/** Where pages that have nothing to show lead to: the section that is in use. */
export const inUse: Section = bookings;
