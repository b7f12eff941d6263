import type { Seating } from '@venue/sdk/rooms/model';

interface Facts {
  readonly capacity: number;
  readonly area: number;
  readonly description: string;
  readonly visitInfo?: string;
}

const facts: Readonly<Record<number, Facts>> = {
  21: {
    capacity: 60,
    area: 240,
    description: 'Рабочие места, переговорные кабины и тихая зона для команд и предпринимателей.',
  },
  28: { capacity: 8, area: 18, description: 'Стол на восьмерых, экран и видеосвязь. Для встреч и созвонов.' },
  29: { capacity: 10, area: 22, description: 'Стол на десятерых, маркерная стена и видеосвязь.' },
  30: {
    capacity: 80,
    area: 120,
    description: 'Амфитеатр на восемьдесят слушателей, проектор, звук и запись лекций.',
    visitInfo: 'Вход с\u00a0улицы 8\u00a0Марта, гардероб на\u00a0первом этаже, в\u00a0зал ведут указатели.',
  },
  31: {
    capacity: 12,
    area: 86,
    description:
      'Циклорама шесть метров, дневной свет из больших окон и гримёрка. Для портретов, каталогов и предметной съёмки.',
    visitInfo:
      'Вход с\u00a0улицы 8\u00a0Марта, от\u00a0лифта на\u00a0втором этаже налево. На\u00a0циклораму\u00a0— в\u00a0сменной обуви, бахилы есть на\u00a0стойке.',
  },
  36: {
    capacity: 14,
    area: 64,
    description: 'Кресла мастеров, мойки и зеркала с правильным светом. Для бьюти-специалистов и мастер-классов.',
  },
  37: {
    capacity: 30,
    area: 110,
    description: 'Мастерская для прототипов: верстаки, 3D-печать, место для тестов с людьми.',
  },
  38: { capacity: 20, area: 70, description: 'Консультации для предпринимателей: поддержка, финансы, право.' },
  39: { capacity: 25, area: 95, description: 'Вещи уральских мастеров и брендов: керамика, камень, одежда, сладости.' },
  40: { capacity: 20, area: 60, description: 'Карты, маршруты и советы для гостей города и области.' },
  41: { capacity: 150, area: 260, description: 'Подиум, свет и закулисье для показов и презентаций коллекций.' },
  42: {
    capacity: 24,
    area: 90,
    description: 'Представительства партнёров площадки: банки, институты развития, сервисы.',
  },
  43: { capacity: 120, area: 230, description: 'Выставочный зал со сменной экспозицией и точечным светом.' },
  45: { capacity: 50, area: 75, description: 'Камерный зал для семинаров, встреч клубов и пресс-подходов.' },
  46: { capacity: 200, area: 310, description: 'Зал-трансформер: театр, банкет, выставка. Сцена и раздвижные стены.' },
  47: {
    capacity: 320,
    area: 420,
    description: 'Сцена, видеостена, синхронный перевод и трансляции. Для форумов и больших конференций.',
  },
  48: { capacity: 15, area: 130, description: 'Склад, аппаратные и комнаты персонала.' },
  49: { capacity: 40, area: 62, description: 'Зал на сорок человек с окнами во двор. Для тренингов и презентаций.' },
  50: { capacity: 6, area: 14, description: 'Небольшая переговорная для разговоров без лишних глаз.' },
  51: { capacity: 28, area: 105, description: 'Место дизайнеров: большие столы, образцы материалов, печать.' },
  52: {
    capacity: 10,
    area: 72,
    description:
      'Павильон с хромакеем и готовой декорацией, режиссёрский пульт, звук без эха. Для интервью, курсов и эфиров.',
  },
};

/** How many people a room holds, its square metres, and what it is for. */
export const roomFacts = (roomId: number): Facts => facts[roomId] ?? { capacity: 1, area: 10, description: '' };

/** How many people fit by seating, in rooms where that differs. */
export const roomSeatings: Readonly<Record<number, readonly Seating[]>> = {
  30: [{ seating: 'theatre', capacity: 80 }],
  41: [
    { seating: 'theatre', capacity: 110 },
    { seating: 'standing', capacity: 150 },
  ],
  43: [{ seating: 'standing', capacity: 120 }],
  45: [
    { seating: 'theatre', capacity: 50 },
    { seating: 'school', capacity: 28 },
    { seating: 'letterP', capacity: 22 },
  ],
  46: [
    { seating: 'theatre', capacity: 180 },
    { seating: 'banquet', capacity: 110 },
    { seating: 'standing', capacity: 200 },
  ],
  47: [
    { seating: 'theatre', capacity: 320 },
    { seating: 'school', capacity: 160 },
    { seating: 'banquet', capacity: 180 },
  ],
  49: [
    { seating: 'theatre', capacity: 40 },
    { seating: 'school', capacity: 24 },
    { seating: 'letterP', capacity: 18 },
  ],
};
