import type { EventRequestStatus, TechnicalScenarioStage } from '@venue/sdk/event-requests/model';
import { requestsThatAreOver } from './event-requests.demo.over.ts';
import type { Answers } from './event-requests.rules.ts';

const rubles = (amount: number) => amount * 100;

/** Spaces for events with the price of an hour: paid events and events of public benefit. */
export const spaceData = [
  { roomId: 47, paidPerHour: rubles(18_000), targetPerHour: rubles(9_000) },
  { roomId: 46, paidPerHour: rubles(14_000), targetPerHour: rubles(7_000) },
  { roomId: 41, paidPerHour: rubles(11_000), targetPerHour: rubles(5_500) },
  { roomId: 43, paidPerHour: rubles(9_000), targetPerHour: rubles(4_500) },
  { roomId: 30, paidPerHour: rubles(6_500), targetPerHour: rubles(3_000) },
  { roomId: 45, paidPerHour: rubles(4_500), targetPerHour: rubles(2_000) },
  { roomId: 49, paidPerHour: rubles(3_800), targetPerHour: rubles(1_800) },
  { roomId: 37, paidPerHour: rubles(3_500), targetPerHour: rubles(1_500) },
  { roomId: 29, paidPerHour: rubles(1_500), targetPerHour: rubles(700) },
  { roomId: 28, paidPerHour: rubles(1_200), targetPerHour: rubles(600) },
] as const;

/** What may be ordered in the spaces; `from` is the smallest room that has it. */
export const serviceData = [
  { name: 'Техник на\u00a0площадке', unit: 'ч', price: rubles(1_200), from: 0 },
  { name: 'Звукорежиссёр', unit: 'ч', price: rubles(1_800), from: 40 },
  { name: 'Оператор света', unit: 'ч', price: rubles(1_600), from: 80 },
  { name: 'Администратор на\u00a0регистрации', unit: 'ч', price: rubles(900), from: 0 },
  { name: 'Синхронный перевод: комплект приёмников', unit: 'шт.', price: rubles(350), from: 120 },
  { name: 'Флипчарт с\u00a0бумагой', unit: 'шт.', price: rubles(800), from: 0 },
  { name: 'Дополнительный стул', unit: 'шт.', price: rubles(100), from: 0 },
  { name: 'Стол 180 × 60 см', unit: 'шт.', price: rubles(400), from: 20 },
  { name: 'Кофе-брейк на\u00a0человека', unit: 'чел.', price: rubles(450), from: 0 },
  { name: 'Уборка после мероприятия', unit: 'раз', price: rubles(6_000), from: 80 },
] as const;

type Stage = Partial<
  Pick<TechnicalScenarioStage, 'technicalScenarioContent' | 'technicalScenarioSound' | 'technicalScenarioLight'>
> & { readonly value: string; readonly start: string; readonly end: string };

export interface RequestData {
  /** Index of its owner among the demo's customers. */
  readonly owner: number;
  readonly status: EventRequestStatus;
  readonly title: string;
  readonly description: string;
  readonly audience: string;
  /** Days from now, and the hour it begins. */
  readonly day: number;
  readonly hour: number;
  readonly minutes: number;
  readonly participants: number;
  readonly roomId: number;
  readonly format: string;
  readonly creative?: string;
  readonly referral?: string;
  readonly age?: string;
  readonly admittance?: string;
  readonly answers: Partial<Answers>;
  readonly services: readonly (readonly [name: string, quantity: number])[];
  readonly stages: readonly Stage[];
  readonly refusal?: string;
}

/** Requests of the demo's organisers from a first sketch to a held event. */
export const requestData: readonly RequestData[] = [
  {
    owner: 0,
    status: 1,
    title: 'Осенний форум гончаров',
    description: 'Доклады мастеров, выставка работ и\u00a0вечерняя ярмарка. Программа ещё собирается.',
    audience: 'Керамисты и\u00a0владельцы мастерских',
    day: 62,
    hour: 10,
    minutes: 420,
    participants: 140,
    roomId: 46,
    format: 'Форум',
    answers: { tariffId: 1, eventDuration: 1, guestSitting: 1, needVideoWall: true, needCathedra: true },
    services: [['Техник на\u00a0площадке', 8]],
    stages: [
      { value: 'Сбор и\u00a0регистрация гостей', start: '09:30', end: '10:00' },
      { value: 'Открытие', start: '10:00', end: '10:20', technicalScenarioLight: 1 },
    ],
  },
  {
    owner: 0,
    status: 2,
    title: 'Встреча выпускников школы керамики',
    description: 'Неформальный вечер с\u00a0показом работ и\u00a0вручением дипломов.',
    audience: 'Выпускники и\u00a0их семьи',
    day: 24,
    hour: 14,
    minutes: 180,
    participants: 45,
    roomId: 45,
    format: 'Презентация',
    referral: 'Были гостем мероприятия',
    age: '6+',
    admittance: 'По\u00a0списку',
    answers: {
      tariffId: 1,
      eventDuration: 1,
      guestSitting: 2,
      tableArrangement: 2,
      needCatering: true,
      specialServiceIds: [4],
    },
    services: [
      ['Кофе-брейк на\u00a0человека', 45],
      ['Дополнительный стул', 5],
    ],
    stages: [{ value: 'Вручение дипломов', start: '14:20', end: '15:00', technicalScenarioSound: 3 }],
  },
  {
    owner: 0,
    status: 4,
    title: 'Лекторий «Глина и\u00a0город»',
    description: 'Три открытые лекции об уральской керамике в\u00a0архитектуре Екатеринбурга.',
    audience: 'Студенты, архитекторы, все желающие',
    day: 17,
    hour: 12,
    minutes: 240,
    participants: 75,
    roomId: 30,
    format: 'Лекция',
    creative: 'Индустриальный Урал',
    referral: 'Социальные сети',
    age: '12+',
    admittance: 'По\u00a0регистрации',
    answers: {
      tariffId: 2,
      eventDuration: 1,
      guestSitting: 1,
      tableArrangement: 3,
      needVideoPresentation: true,
      needRecord: true,
      microphoneType: 2,
      videoPlan: 4,
      ticketType: 2,
      needReg: 1,
      specialServiceIds: [2],
    },
    services: [
      ['Звукорежиссёр', 5],
      ['Администратор на\u00a0регистрации', 2],
    ],
    stages: [
      { value: 'Сбор и\u00a0регистрация гостей', start: '11:30', end: '12:00' },
      {
        value: 'Лекция о\u00a0фасадной керамике',
        start: '12:00',
        end: '13:10',
        technicalScenarioContent: 1,
        technicalScenarioLight: 2,
      },
      { value: 'Перерыв', start: '13:10', end: '13:30', technicalScenarioSound: 3, technicalScenarioLight: 1 },
      {
        value: 'Лекция о\u00a0печах и\u00a0глазури',
        start: '13:30',
        end: '14:40',
        technicalScenarioContent: 1,
        technicalScenarioLight: 2,
      },
    ],
  },
  {
    owner: 0,
    status: 7,
    title: 'Показ коллекции «Северный свет»',
    description: 'Показ одежды с\u00a0керамической фурнитурой, два выхода по 20 минут, затем встреча с\u00a0прессой.',
    audience: 'Байеры, пресса, партнёры',
    day: 9,
    hour: 13,
    minutes: 180,
    participants: 120,
    roomId: 41,
    format: 'Показ',
    creative: 'Современное искусство',
    age: '0+',
    admittance: 'По\u00a0приглашениям',
    answers: {
      tariffId: 1,
      eventDuration: 1,
      guestSitting: 1,
      artisticLight: 2,
      microphoneType: 1,
      videoPlan: 5,
      needRecord: true,
      specialServiceIds: [1, 3],
    },
    services: [
      ['Оператор света', 6],
      ['Звукорежиссёр', 6],
      ['Уборка после мероприятия', 1],
    ],
    stages: [
      { value: 'Прогон', start: '12:10', end: '12:50', technicalScenarioSound: 1, technicalScenarioLight: 1 },
      { value: 'Первый выход', start: '13:15', end: '13:35', technicalScenarioSound: 1, technicalScenarioLight: 2 },
      { value: 'Второй выход', start: '13:50', end: '14:10', technicalScenarioSound: 1, technicalScenarioLight: 2 },
    ],
  },
  ...requestsThatAreOver,
  {
    owner: 1,
    status: 2,
    title: 'Фотоконференция «Кадр»',
    description: 'Выступления фотографов, разбор портфолио и\u00a0выставка отпечатков.',
    audience: 'Фотографы и\u00a0арт-директора',
    day: 38,
    hour: 10,
    minutes: 420,
    participants: 260,
    roomId: 47,
    format: 'Конференция',
    referral: 'Поиск в\u00a0интернете',
    age: '12+',
    admittance: 'По\u00a0билетам',
    answers: {
      tariffId: 1,
      eventDuration: 1,
      guestSitting: 1,
      needVideoWall: true,
      needVideoPresentation: true,
      microphoneType: 2,
      ticketType: 1,
      needReg: 1,
      specialServiceIds: [2, 4],
    },
    services: [
      ['Звукорежиссёр', 8],
      ['Кофе-брейк на\u00a0человека', 260],
    ],
    stages: [
      { value: 'Открытие', start: '10:00', end: '10:30', technicalScenarioContent: 2, technicalScenarioLight: 1 },
    ],
  },
  {
    owner: 2,
    status: 3,
    title: 'Деловой завтрак владельцев кофеен',
    description: 'Знакомство, два коротких доклада, свободное общение.',
    audience: 'Владельцы и\u00a0управляющие',
    day: 15,
    hour: 9,
    minutes: 120,
    participants: 35,
    roomId: 49,
    format: 'Деловой завтрак',
    referral: 'Рекомендация знакомых',
    admittance: 'По\u00a0списку',
    answers: {
      tariffId: 1,
      eventDuration: 1,
      guestSitting: 2,
      tableArrangement: 2,
      needCatering: true,
      specialServiceIds: [4],
    },
    services: [['Кофе-брейк на\u00a0человека', 35]],
    stages: [],
  },
];
