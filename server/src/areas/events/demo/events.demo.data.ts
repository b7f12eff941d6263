import { type EventStatus, eventKind, eventStatus } from '@venue/sdk/events/model';
import type { RoomPicture } from '../../../demo/pictures.ts';

const { published } = eventStatus;
const { event, announcement } = eventKind;

/** One kind of ticket of the demo: name, price in roubles, places, how many are held. */
type TicketData = readonly [name: string, price: number, places: number, held: number];

/** One event of the demo; the first customer has three. */
export interface EventData {
  /** Which of the customers organises it; null for the venue itself. */
  readonly by: number | null;
  readonly kind: typeof event | typeof announcement;
  readonly status: EventStatus;
  readonly title: string;
  readonly lead: string;
  readonly text: string;
  readonly category: string;
  /** Days from today; negative ones are over. */
  readonly day: number;
  /** How many days it goes on, when more than one. */
  readonly days?: number;
  readonly time: readonly [from: string, to: string | null];
  /** A room's number, or where else it is. */
  readonly at: number | string;
  readonly online?: string;
  readonly tickets?: readonly TicketData[];
  readonly registration?: string;
  readonly age: 0 | 6 | 12 | 16 | 18;
  readonly limit?: number;
  readonly organizer: string;
  /** Rooms whose pictures it borrows: the poster, and the wide one. */
  readonly pictures: readonly RoomPicture[];
  readonly reason?: string;
  /** In roubles, what its organiser pays. */
  readonly price?: number;
  readonly paid?: boolean;
  /** Hours since it was last touched. */
  readonly ago: number;
}

/** What the demo's events are about; the last one is not offered any more. */
export const categoryData = [
  'Лекции и\u00a0встречи',
  'Мастер-классы',
  'Выставки',
  'Ярмарки и\u00a0маркеты',
  'Концерты и\u00a0показы',
  'Деловые мероприятия',
  'Детям и\u00a0родителям',
  'Онлайн-эфиры',
] as const;

/** Events published for the coming weeks. */
export const comingEventData: readonly EventData[] = [
  {
    by: null,
    kind: event,
    status: published,
    title: 'Лекторий: как уральский камень становится украшением',
    lead: 'Мастер-камнерез покажет яшму, родонит и\u00a0малахит в\u00a0срезе и\u00a0расскажет, почему из\u00a0одного куска выходит три разных кольца.',
    text: '<p>Встреча для тех, кто привык видеть камень только в\u00a0витрине. Принесём образцы: их\u00a0можно будет взять в\u00a0руки и\u00a0рассмотреть под\u00a0лупой.</p><p>Час рассказа, полчаса вопросов. Чай в\u00a0фойе лектория.</p>',
    category: 'Лекции и\u00a0встречи',
    day: 3,
    time: ['18:30', '20:00'],
    at: 30,
    age: 12,
    limit: 80,
    organizer: 'Площадка',
    pictures: ['lecture-hall', 'exposition'],
    ago: 30,
  },
  {
    by: 0,
    kind: event,
    status: published,
    title: 'Ночь керамики',
    lead: 'Гончарный круг, глина и\u00a0чай до\u00a0полуночи: своя чашка за\u00a0один вечер.',
    text: '<p>Шесть гончарных кругов, тёплый свет и\u00a0никакой спешки. Каждый гость сделает чашку или пиалу, мы\u00a0её\u00a0обожжём и\u00a0отдадим через десять дней.</p><h2>Что входит</h2><ul><li><p>глина, глазурь и\u00a0обжиг;</p></li><li><p>фартук и\u00a0помощь мастера;</p></li><li><p>чай и\u00a0печенье.</p></li></ul><p>Опыт не\u00a0нужен. Одежду лучше взять ту, которую не\u00a0жалко.</p>',
    category: 'Мастер-классы',
    day: 9,
    time: ['19:00', '23:30'],
    at: 37,
    tickets: [
      ['Гончарный круг', 2400, 18, 11],
      ['Лепка за\u00a0столом', 1500, 24, 6],
      ['Для сопровождающих', 0, 10, 3],
    ],
    age: 12,
    limit: 52,
    organizer: 'Печь и\u00a0глина',
    pictures: ['experimental-block', 'design-block'],
    ago: 52,
  },
  {
    by: 2,
    kind: event,
    status: published,
    title: 'Показ «Косоворотка»: новая коллекция',
    lead: 'Двадцать четыре образа из\u00a0льна и\u00a0шерсти, камерный зал на\u00a0шестьдесят гостей.',
    text: '<p>Показываем новую коллекцию тем, кто носит прошлые. После показа вещи можно примерить и\u00a0заказать по\u00a0своим меркам.</p><p>Двери открываются за\u00a0полчаса, в\u00a0фойе играет гусляр.</p>',
    category: 'Концерты и\u00a0показы',
    day: 6,
    time: ['18:00', '20:30'],
    at: 41,
    tickets: [
      ['Первый ряд', 1800, 16, 16],
      ['Второй и\u00a0третий ряд', 900, 44, 27],
    ],
    age: 6,
    limit: 60,
    organizer: 'Косоворотка',
    pictures: ['fashion-shows', 'multifunctional-hall'],
    price: 12000,
    paid: true,
    ago: 75,
  },
  {
    by: 1,
    kind: event,
    status: published,
    title: 'Съёмка предметов: свет без\u00a0сложностей',
    lead: 'Практика в\u00a0фотостудии: снимаем стекло, ткань и\u00a0еду двумя источниками.',
    text: '<p>Три часа, восемь участников, у\u00a0каждого свой стол. Разбираем, как светить блестящее, матовое и\u00a0прозрачное, и\u00a0уносим готовые снимки.</p><p>Камеру возьмите свою, штатив дадим.</p>',
    category: 'Мастер-классы',
    day: 12,
    time: ['18:00', '21:00'],
    at: 31,
    tickets: [['Участие', 3200, 8, 5]],
    age: 16,
    limit: 8,
    organizer: 'Артём Шевелёв',
    pictures: ['photo-studio-camera', 'photo-studio'],
    ago: 110,
  },
  {
    by: null,
    kind: event,
    status: published,
    title: 'Большой маркет уральских мастеров',
    lead: 'Два дня, сорок мастерских: керамика, дерево, мёд, украшения и\u00a0вязаные вещи.',
    text: '<p>Первый этаж целиком отдан мастерам. Можно поговорить с\u00a0теми, кто сделал вещь, и\u00a0посмотреть, как она делается: гончар, ткач и\u00a0кузнец работают прямо в\u00a0зале.</p><p>Вход свободный оба дня. Гардероб и\u00a0детская комната открыты.</p>',
    category: 'Ярмарки и\u00a0маркеты',
    day: 14,
    days: 2,
    time: ['10:00', '19:00'],
    at: 39,
    age: 0,
    organizer: 'Площадка',
    pictures: ['ural-shop', 'partners-block'],
    ago: 140,
  },
  {
    by: 6,
    kind: event,
    status: published,
    title: 'Завтрак предпринимателей: как нанять первого сотрудника',
    lead: 'Час разговора за\u00a0одним столом и\u00a0чек-лист, с\u00a0которым можно выйти на\u00a0рынок в\u00a0тот\u00a0же\u00a0день.',
    text: '<p>За\u00a0столом двенадцать человек, которые уже прошли через первый наём или готовятся к\u00a0нему. Юрист расскажет о\u00a0договоре, владелица пекарни о\u00a0том, как не\u00a0ошибиться с\u00a0испытательным сроком.</p>',
    category: 'Деловые мероприятия',
    day: 5,
    time: ['09:00', '11:00'],
    at: 21,
    registration: 'https://zavtrak.example/naem',
    age: 18,
    limit: 12,
    organizer: 'Екатерина Мальцева',
    pictures: ['business-block'],
    ago: 160,
  },
  {
    by: null,
    kind: event,
    status: published,
    title: 'Эфир с\u00a0резидентом: студия подкастов за\u00a0две недели',
    lead: 'Рассказываем и\u00a0показываем, как собрать комнату для\u00a0записи без\u00a0ремонта.',
    text: '<p>Прямая трансляция из\u00a0видеостудии. Вопросы можно задать в\u00a0чате, запись останется на\u00a0нашей странице.</p>',
    category: 'Лекции и\u00a0встречи',
    day: 8,
    time: ['18:00', '19:00'],
    at: 52,
    online: 'https://video.example/efir',
    age: 6,
    organizer: 'Площадка',
    pictures: ['video-studio', 'video-studio-control'],
    ago: 45,
  },
  {
    by: 7,
    kind: event,
    status: published,
    title: 'Квартирник: две гитары и\u00a0контрабас',
    lead: 'Песни о\u00a0городе, которые хочется слушать сидя на\u00a0полу.',
    text: '<p>Без\u00a0сцены и\u00a0без\u00a0микрофонов: музыканты сидят в\u00a0центре, гости вокруг. Подушки есть, но\u00a0свою тоже можно.</p>',
    category: 'Концерты и\u00a0показы',
    day: 17,
    time: ['19:30', '21:30'],
    at: 45,
    tickets: [
      ['Место на\u00a0подушке', 700, 50, 22],
      ['Место на\u00a0стуле', 900, 20, 9],
    ],
    age: 12,
    limit: 70,
    organizer: 'Тимур Вагапов',
    pictures: ['small-hall'],
    ago: 190,
  },
  {
    by: 1,
    kind: event,
    status: published,
    title: 'Съёмка предметов: свет без\u00a0сложностей',
    lead: 'Практика в\u00a0фотостудии: снимаем стекло, ткань и\u00a0еду двумя источниками.',
    text: '<p>Три часа, восемь участников, у\u00a0каждого свой стол. Разбираем, как светить блестящее, матовое и\u00a0прозрачное, и\u00a0уносим готовые снимки.</p><p>Камеру возьмите свою, штатив дадим.</p>',
    category: 'Мастер-классы',
    day: 33,
    time: ['18:00', '21:00'],
    at: 31,
    tickets: [['Участие', 3200, 8, 1]],
    age: 16,
    limit: 8,
    organizer: 'Артём Шевелёв',
    pictures: ['photo-studio-camera', 'photo-studio'],
    ago: 108,
  },
  {
    by: null,
    kind: announcement,
    status: published,
    title: 'Скоро: выставка «Снег внутри»',
    lead: 'Двенадцать художников заполнят экспозиционный блок белым цветом. День открытия назовём позже.',
    text: '<p>Мы\u00a0собираем работы о\u00a0зиме: графику, стекло, текстиль. Имена участников назовём вместе с\u00a0днём открытия.</p>',
    category: 'Выставки',
    day: 24,
    days: 30,
    time: ['10:00', null],
    at: 43,
    age: 0,
    organizer: 'Площадка',
    pictures: ['exposition'],
    ago: 26,
  },
  {
    by: 4,
    kind: announcement,
    status: published,
    title: 'Готовим курс для\u00a0родителей: «Читаем вслух»',
    lead: 'Четыре субботних встречи о\u00a0том, как читать детям, чтобы просили ещё.',
    text: '<p>Набираем одну группу. Если хотите узнать о\u00a0начале записи первыми, оставьте почту на\u00a0нашей странице.</p>',
    category: 'Детям и\u00a0родителям',
    day: 28,
    time: ['11:00', null],
    at: 30,
    age: 0,
    organizer: 'Полина Зырянова',
    pictures: ['lecture-hall'],
    ago: 210,
  },
  {
    by: null,
    kind: event,
    status: published,
    title: 'Экскурсия по\u00a0площадке для\u00a0новых резидентов',
    lead: 'Сорок минут: мастерские, студии, склад и\u00a0люди, к\u00a0которым можно прийти с\u00a0вопросом.',
    text: '<p>Встречаемся у\u00a0туристско-информационного центра. Покажем, где что стоит, и\u00a0познакомим с\u00a0дежурными.</p>',
    category: 'Лекции и\u00a0встречи',
    day: 0,
    time: ['16:00', '16:40'],
    at: 40,
    registration: 'https://ekskursiya.example/zapis',
    age: 0,
    limit: 20,
    organizer: 'Площадка',
    pictures: ['tourist-centre'],
    ago: 70,
  },
  {
    by: 9,
    kind: event,
    status: published,
    title: 'Нетворкинг: производители и\u00a0магазины',
    lead: 'Двадцать производителей и\u00a0двадцать закупщиков, по\u00a0пять минут на\u00a0знакомство.',
    text: '<p>Садимся за\u00a0столы парами и\u00a0меняемся каждые пять минут. К\u00a0концу вечера у\u00a0каждого двадцать контактов и\u00a0хотя\u00a0бы\u00a0три договорённости.</p>',
    category: 'Деловые мероприятия',
    day: 1,
    time: ['15:00', '18:00'],
    at: 42,
    registration: 'https://vstrechi.example/proizvoditeli',
    age: 18,
    limit: 40,
    organizer: 'Глеб Крутиков',
    pictures: ['partners-block'],
    ago: 95,
  },
];
