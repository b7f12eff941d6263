import * as z from 'zod/mini';

/** The venue's legal and bank details. Fields that do not apply are empty. */
export const SellerRequisites = z.object({
  name: z.string(),
  INN: z.string(),
  KPP: z.string(),
  OGRN: z.string(),
  legalAddress: z.string(),
  headPosition: z.string(),
  headName: z.string(),
  bankName: z.string(),
  BIK: z.string(),
  account: z.string(),
  correspondentAccount: z.string(),
  /** Ten digits. */
  phone: z.string(),
  email: z.string(),
});
export type SellerRequisites = z.output<typeof SellerRequisites>;

/** A page of the site that no record stands for, as the search finds it. */
interface SitePage {
  readonly path: string;
  readonly title: string;
  /** What it is about, for search engines and the results of the search. */
  readonly description: string;
  /** Further words by which people look for it. */
  readonly words: string;
}

/** Every such page; a test of the customers' app compares them with its screens. */
export const sitePages: readonly SitePage[] = [
  {
    path: '/contacts',
    title: 'Контакты и\u00a0как добраться',
    description: 'Адрес площадки в Екатеринбурге и как найти нужное помещение.',
    words:
      'телефон почта связаться написать нам адрес где находится карта проезд маршрут метро вход парковка стоянка машина режим часы работы ресепшен',
  },
  {
    path: '/rules/booking',
    title: 'Правила бронирования',
    description: 'Как забронировать студию, зал или переговорную по часам, оплатить и перенести бронь.',
    words: 'аренда снять забронировать бронь оплата оплатить перенос перенести продлить условия',
  },
  {
    path: '/rules/refunds',
    title: 'Отмена и\u00a0возврат денег',
    description: 'Сколько вернём, если отменить бронь или сдать билет, и когда придут деньги.',
    words: 'вернуть сдать билет отменить бронь штраф деньги обратно',
  },
  {
    path: '/rules/visit',
    title: 'Правила посещения',
    description: 'Что важно знать гостям площадки и тем, кто снял помещение.',
    words: 'поведение курить курение животные собака еда алкоголь пропуск опоздание гости дети',
  },
  {
    path: '/rules/privacy',
    title: 'Как мы обращаемся с\u00a0данными',
    description: 'Какие данные мы храним, зачем, и как их получить, исправить или удалить.',
    words: 'персональные данные конфиденциальность политика обработка согласие удалить аккаунт паспорт cookie',
  },
  {
    path: '/rules/offer',
    title: 'Публичная оферта',
    description: 'Условия, на которых мы сдаём помещения и продаём билеты: предмет, оплата, возврат, ответственность.',
    words: 'договор условия соглашение ответственность',
  },
  {
    path: '/requisites',
    title: 'Реквизиты',
    description: 'Полное наименование, ИНН, ОГРН и банковские реквизиты площадки.',
    words: 'банковские счёт компания юридическое лицо КПП БИК организация',
  },
  {
    path: '/questions',
    title: 'Вопросы и\u00a0ответы',
    description: 'Ответы на частые вопросы о бронировании, оплате и мероприятиях.',
    words: 'помощь поддержка чаво FAQ частые вопросы справка как',
  },
  {
    path: '/rooms',
    title: 'Помещения',
    description: 'Залы, студии и переговорные с ценами и свободными часами.',
    words: 'аренда снять зал помещение цены стоимость прайс сколько стоит свободно',
  },
  {
    path: '/booking/map',
    title: 'Карта помещений',
    description: 'Какие помещения свободны прямо сейчас и где они находятся.',
    words: 'план этаж схема где найти',
  },
  {
    path: '/events',
    title: 'Афиша',
    description: 'Мероприятия площадки: билеты и регистрация.',
    words: 'мероприятия события билеты купить концерт лекция расписание календарь',
  },
  {
    path: '/venue',
    title: 'Залы, студии и\u00a0переговорные в\u00a0Екатеринбурге',
    description: 'О площадке: что здесь есть и что происходит.',
    words: 'о площадке о нас главная кейтеринг питание фуршет банкет',
  },
  {
    path: '/articles',
    title: 'Статьи и\u00a0новости',
    description: 'Новости площадки и статьи её гостей.',
    words: 'пресса читать',
  },
  { path: '/blog', title: 'Блог', description: 'Записи авторов площадки.', words: 'авторы истории' },
  {
    path: '/residents',
    title: 'Резиденты',
    description: 'Кто работает на площадке.',
    words: 'арендаторы компании офис стать резидентом',
  },
  { path: '/brands', title: 'Бренды площадки', description: 'Бренды, которые работают с площадкой.', words: 'марки' },
  { path: '/goods', title: 'Товары брендов', description: 'Товары брендов площадки.', words: 'магазин купить каталог' },
  {
    path: '/galleries',
    title: 'Фото и\u00a0видео',
    description: 'Галереи мероприятий.',
    words: 'фотографии фотоотчёт',
  },
  {
    path: '/past-projects',
    title: 'Прошедшие проекты',
    description: 'Что проходило на площадке.',
    words: 'портфолио примеры',
  },
  { path: '/clusters', title: 'Кластеры', description: 'Сообщества площадки.', words: 'сообщество направления' },
  { path: '/team', title: 'Команда', description: 'Кто работает для вас на площадке.', words: 'сотрудники менеджер' },
  { path: '/reviews', title: 'Отзывы', description: 'Что говорят гости площадки.', words: 'мнения оценка рейтинг' },
  {
    path: '/mailing',
    title: 'Новости по\u00a0почте',
    description: 'Подписка на письма площадки.',
    words: 'рассылка подписаться отписаться',
  },
];
