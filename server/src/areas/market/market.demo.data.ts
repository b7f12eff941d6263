import { marketItemUnit, marketRequestStatus } from '@venue/sdk/market/model';
import type { Good } from '../../demo/pictures.ts';

const { piece, set } = marketItemUnit;
const { draft, onVerification, inProgress, declined, accepted } = marketRequestStatus;

export interface ItemData {
  /** The name of its brand among the demo's brands. */
  readonly brand: string;
  readonly name: string;
  readonly description: string;
  readonly article: string;
  readonly barcode?: string;
  /** Kopecks. */
  readonly price: number;
  readonly unit: (typeof marketItemUnit.ids)[number];
  /** Grams. */
  readonly weight?: number;
  readonly marking?: true;
  readonly photos: readonly Good[];
}

/** Goods of the demo's brands. */
export const itemData: readonly ItemData[] = [
  {
    brand: 'Уральская глина',
    name: 'Ваза «Сосна», 32 см',
    description: '<p>Шамотная глина, зелёная глазурь. Каждая ваза лепится вручную, поэтому оттенок немного разный.</p>',
    article: 'УГ-032',
    barcode: '4601234500325',
    price: 340_000,
    unit: piece,
    weight: 1850,
    photos: ['ceramics'],
  },
  {
    brand: 'Уральская глина',
    name: 'Кружка «Рябина», 300 мл',
    description:
      '<p>Роспись подглазурными красками.</p><ul><li>можно мыть в посудомоечной машине</li><li>можно ставить в микроволновую печь</li></ul>',
    article: 'УГ-011',
    barcode: '4601234500110',
    price: 120_000,
    unit: piece,
    weight: 350,
    photos: ['tea', 'ceramics'],
  },
  {
    brand: 'Уральская глина',
    name: 'Набор тарелок «Скала», 6 шт.',
    description: '<p>Три обеденные и три десертные тарелки с неровным краем.</p>',
    article: 'УГ-106',
    price: 780_000,
    unit: set,
    weight: 4200,
    photos: ['ceramics'],
  },
  {
    brand: 'Уральская глина',
    name: 'Чайник «Камень», 900 мл',
    description: '<p>Чайник из тёмной глины с бамбуковой ручкой и ситечком.</p>',
    article: 'УГ-044',
    price: 465_000,
    unit: piece,
    weight: 980,
    photos: ['tea'],
  },
  {
    brand: 'Уральская глина',
    name: 'Миска для супа, 600 мл',
    description: '<p>Глубокая миска, в которой суп долго не остывает.</p>',
    article: 'УГ-027',
    price: 135_000,
    unit: piece,
    weight: 520,
    photos: ['ceramics'],
  },
  {
    brand: 'Уральская глина',
    name: 'Подсвечник «Пенёк»',
    description: '',
    article: '',
    price: 89_050,
    unit: piece,
    photos: [],
  },
  {
    brand: 'Северный воск',
    name: 'Свеча «Пихта», 200 г',
    description: '<p>Соевый воск, масло сибирской пихты, хлопковый фитиль. Горит около 45 часов.</p>',
    article: 'СВ-1',
    price: 95_000,
    unit: piece,
    weight: 430,
    photos: ['candles'],
  },
  {
    brand: 'Северный воск',
    name: 'Свеча «Дым костра», 200 г',
    description: '<p>Берёзовый дёготь, кедр и немного ванили.</p>',
    article: 'СВ-4',
    price: 110_000,
    unit: piece,
    weight: 430,
    photos: ['candles'],
  },
  {
    brand: 'Хлеб у пруда',
    name: 'Хлеб ржаной на закваске, 600 г',
    description: '<p>Ржаная мука, вода, соль, закваска. Хранится пять дней.</p>',
    article: '',
    price: 22_000,
    unit: piece,
    weight: 610,
    photos: ['bread'],
  },
  {
    brand: 'Травы Таганая',
    name: 'Иван-чай ферментированный, 100 г',
    description: '<p>Собран у подножия Таганая в июле, высушен в тени.</p>',
    article: 'Т-100',
    price: 48_000,
    unit: piece,
    weight: 120,
    photos: ['tea'],
  },
  {
    brand: 'Травы Таганая',
    name: 'Сбор «Горный», 80 г',
    description: '<p>Чабрец, душица, лист смородины.</p>',
    article: 'Т-080',
    price: 42_000,
    unit: piece,
    weight: 100,
    photos: ['tea'],
  },
  {
    brand: 'Мастерская «Косоворотка»',
    name: 'Рубаха мужская льняная',
    description: '<p>Плотный лён, вышивка по вороту. Размеры 46–56.</p>',
    article: 'К-М-1',
    price: 690_000,
    unit: piece,
    weight: 400,
    marking: true,
    photos: ['linen'],
  },
  {
    brand: 'Мастерская «Косоворотка»',
    name: 'Платье «Васильки»',
    description: '<p>Лён с ручной вышивкой, на заказ за десять дней.</p>',
    article: 'К-Ж-3',
    price: 1_240_000,
    unit: piece,
    weight: 520,
    marking: true,
    photos: ['linen'],
  },
];

export interface RequestData {
  /** Index of its owner among the demo's customers. */
  readonly owner: number;
  readonly status: (typeof marketRequestStatus.ids)[number];
  readonly comment?: string;
  readonly reason?: string;
  /** Names of items, how many of each, what is said about it. */
  readonly items: readonly (readonly [name: string, quantity: number, comment?: string])[];
  /** How many hours ago it was last touched. */
  readonly ago: number;
}

/** Requests of the first customers, one in each status for the first of them. */
export const requestData: readonly RequestData[] = [
  {
    owner: 0,
    status: accepted,
    comment: 'Готовы привезти на склад площадки в любой будний день.',
    items: [
      ['Ваза «Сосна», 32 см', 8],
      ['Кружка «Рябина», 300 мл', 40, 'Можно по 20 двумя партиями'],
    ],
    ago: 190,
  },
  {
    owner: 0,
    status: declined,
    reason: 'На фотографии вазы, а в заявке тарелки. Добавьте снимок самого набора и укажите диаметр тарелок.',
    items: [['Набор тарелок «Скала», 6 шт.', 10]],
    ago: 47,
  },
  {
    owner: 0,
    status: inProgress,
    items: [['Миска для супа, 600 мл', 24, 'Цвет на выбор: песочный или графитовый']],
    ago: 22,
  },
  { owner: 0, status: onVerification, items: [['Чайник «Камень», 900 мл', 6]], ago: 4 },
  {
    owner: 0,
    status: draft,
    comment: 'К новогодней ярмарке',
    items: [
      ['Свеча «Пихта», 200 г', 60],
      ['Свеча «Дым костра», 200 г', 30],
    ],
    ago: 1,
  },
  { owner: 1, status: accepted, items: [['Иван-чай ферментированный, 100 г', 100]], ago: 300 },
  {
    owner: 1,
    status: declined,
    reason: 'Приложите декларацию соответствия на травяной сбор.',
    items: [['Сбор «Горный», 80 г', 50]],
    ago: 70,
  },
  { owner: 1, status: draft, items: [], ago: 6 },
  { owner: 2, status: onVerification, items: [['Рубаха мужская льняная', 12, 'Размеры 48–54']], ago: 2 },
  { owner: 2, status: inProgress, items: [['Платье «Васильки»', 5]], ago: 27 },
];
