import type { Logo } from '../../demo/pictures.ts';

interface ResidentData {
  readonly name: string;
  readonly description: string;
  readonly site: string;
  readonly logo: Logo | null;
  readonly published: boolean;
  readonly actual: boolean;
  /** Index of the customer in the list of the demo, if a customer submitted it. */
  readonly by?: number;
  /** How many days ago the card was last touched. */
  readonly ago: number;
}

/** Residents of the demo's venue. */
export const residentData: readonly ResidentData[] = [
  {
    by: 0,
    name: 'Мастерская «Печь и глина»',
    description:
      '<p>Гончарная мастерская полного цикла на первом этаже: лепим, обжигаем и расписываем посуду.</p><ul><li>занятия на круге по вечерам и выходным</li><li>наборы посуды для кафе</li><li>обжиг чужих работ</li></ul>',
    site: 'pech-i-glina.example',
    logo: 'pot',
    published: true,
    actual: true,
    ago: 9,
  },
  {
    name: 'Кофейня «Тёплый этаж»',
    description:
      '<p>Зерно обжигаем сами, выпечка — от соседей с Малышева. Открыты с 8 утра, до репетиций и планёрок.</p><p>Готовим кофе-брейки для мероприятий площадки.</p>',
    site: 'teply-etazh.example',
    logo: 'cup',
    published: true,
    actual: true,
    ago: 2,
  },
  {
    name: 'Фотостудия «Северный свет»',
    description:
      '<p>Предметная и портретная съёмка, аренда света. Циклорама и окна на север — без бликов весь день.</p>',
    site: 'sever-svet.example',
    logo: 'aperture',
    published: true,
    actual: true,
    ago: 21,
  },
  {
    name: 'Архитектурное бюро «Каркас»',
    description:
      '<p>Проектируем общественные интерьеры и реконструкцию заводских зданий. В команде 11 архитекторов.</p>',
    site: 'karkas.example',
    logo: 'frame',
    published: true,
    actual: true,
    ago: 60,
  },
  {
    name: 'Школа робототехники «Шестерёнка»',
    description:
      '<p>Кружки для детей от 7 до 14 лет: конструирование, пайка, программирование. Группы до 8 человек.</p>',
    site: 'shesterenka.example',
    logo: 'gear',
    published: true,
    actual: true,
    ago: 14,
  },
  {
    name: 'Ателье «Косая бейка»',
    description: '<p>Пошив и ремонт одежды, сценические костюмы, небольшие серии для локальных марок.</p>',
    site: 'kosaya-beyka.example',
    logo: 'button',
    published: true,
    actual: true,
    ago: 33,
  },
  {
    name: 'Студия звукозаписи «Полутон»',
    description: '<p>Запись голоса и живых инструментов, сведение, озвучка роликов и подкастов.</p>',
    site: 'poluton.example',
    logo: 'wave',
    published: true,
    actual: true,
    ago: 5,
  },
  {
    name: 'Издательство «Кедровая шишка»',
    description:
      '<p>Детские книги уральских авторов и художников. Тиражи от 500 экземпляров, печатаем в Екатеринбурге.</p>',
    site: 'kedr-books.example',
    logo: 'cone',
    published: true,
    actual: true,
    ago: 48,
  },
  {
    name: 'Ровный код',
    description:
      '<p>Делаем мобильные приложения для доставки и городских сервисов. Офис на четвёртом этаже, 26 человек.</p>',
    site: 'rovny-kod.example',
    logo: 'code',
    published: true,
    actual: true,
    ago: 76,
  },
  {
    name: 'Веломастерская «Спица»',
    description: '<p>Ремонт и обслуживание велосипедов, зимнее хранение, сборка колёс вручную.</p>',
    site: '',
    logo: 'wheel',
    published: true,
    actual: true,
    ago: 18,
  },
  {
    name: 'Цветочная мастерская «Багульник»',
    description: '<p>Букеты и оформление событий. Работаем с сезонными уральскими цветами.</p>',
    site: 'bagulnik.example',
    logo: 'flower',
    published: false,
    actual: true,
    ago: 1,
  },
  {
    name: 'Бухгалтерское бюро «Сальдо»',
    description:
      '<p>Учёт и отчётность для небольших компаний и предпринимателей. Резидентам площадки — первая консультация бесплатно.</p>',
    site: 'saldo-ekb.example',
    logo: 'balance',
    published: true,
    actual: true,
    ago: 92,
  },
  {
    name: 'Детский театр «Варежка»',
    description: '<p>Камерные спектакли для зрителей от двух лет. Весной 2026 года театр переехал в своё здание.</p>',
    site: 'varezhka.example',
    logo: 'mitten',
    published: false,
    actual: false,
    ago: 180,
  },
  {
    name: 'Столярная мастерская «Сучок»',
    description: '',
    site: '',
    logo: null,
    published: false,
    actual: true,
    ago: 0,
  },
];
