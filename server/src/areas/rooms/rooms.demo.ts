import { roomRecord } from '@venue/sdk/rooms/kind';
import { eq } from 'drizzle-orm';
import type { DemoData } from '../../area/demo.ts';
import type { Db } from '../../core/db/database.ts';
import { picture } from '../../core/record/pictures.table.ts';
import { type DemoPicture, type RoomPicture, roomPictures } from '../../demo/pictures.ts';
import { promoVideos } from '../../demo/videos.ts';
import { roomFacts, roomSeatings } from './rooms.demo.facts.ts';
import { saveSeatings } from './rooms.seating.store.ts';
import { addExtra, type ExtraKind, everyRoom, offerExtra } from './rooms.store.ts';
import { room, tariff } from './rooms.table.ts';

/** Long ago: pictures of the building are older than anything else the demo shows. */
const createdAt = new Date('2026-01-12T05:00:00Z');

const rubles = (amount: number) => amount * 100;

const pictureNames = Object.keys(roomPictures) as RoomPicture[];

const picturesOfRooms: readonly DemoPicture[] = pictureNames.map(name => ({ source: `rooms/${name}`, name }));

const tariffs = [
  {
    roomId: 31,
    title: 'Свой фотограф',
    description: 'Зал, циклорама, базовый свет. Снимаете сами',
    price: 1500,
    minHours: 1,
  },
  {
    roomId: 31,
    title: 'С ассистентом',
    description: 'Зал и ассистент, который поставит свет и поможет на площадке',
    price: 2400,
    minHours: 1,
  },
  {
    roomId: 31,
    title: 'Съёмочный день',
    description: 'Выгоднее от четырёх часов подряд или в течение дня',
    price: 1200,
    minHours: 4,
  },
  {
    roomId: 52,
    title: 'Студия без оператора',
    description: 'Павильон, хромакей, свет и звук. Пишете на свою камеру',
    price: 2200,
    minHours: 1,
  },
  {
    roomId: 52,
    title: 'Запись с оператором',
    description: 'Оператор, две камеры, запись в 4K, файлы в тот же день',
    price: 3900,
    minHours: 2,
  },
  {
    roomId: 52,
    title: 'Прямой эфир',
    description: 'Режиссёр трансляции, три камеры, титры и выход в ваши каналы',
    price: 5600,
    minHours: 2,
  },
];

const services = [
  {
    roomId: 31,
    title: 'Визажист',
    description: 'Макияж и укладка перед съёмкой, до 1,5 часов',
    price: 3500,
    perHour: false,
  },
  { roomId: 31, title: 'Ассистент фотографа', description: 'Помощь со светом и фонами', price: 700, perHour: true },
  {
    roomId: 31,
    title: 'Отпаривание одежды',
    description: 'Отпариватель и помощь костюмера',
    price: 500,
    perHour: false,
  },
  {
    roomId: 52,
    title: 'Монтаж ролика',
    description: 'До трёх минут готового видео, две правки',
    price: 6500,
    perHour: false,
  },
  {
    roomId: 52,
    title: 'Телесуфлёр с оператором',
    description: 'Подготовим текст и поведём его в темпе речи',
    price: 900,
    perHour: true,
  },
  {
    roomId: 52,
    title: 'Грим для кадра',
    description: 'Визажист перед записью, до двух человек',
    price: 3000,
    perHour: false,
  },
];

const gear = [
  {
    roomId: 31,
    title: 'Комплект импульсного света',
    description: 'Три моноблока 500 Дж, софтбоксы, синхронизатор',
    price: 600,
    perHour: true,
  },
  { roomId: 31, title: 'Кольцевой свет', description: '55 см, 3200–5600 K', price: 250, perHour: true },
  { roomId: 31, title: 'Бумажный фон', description: 'Рулон 2,7 м, цвет на выбор', price: 400, perHour: false },
  { roomId: 31, title: 'Генератор тумана', description: 'Лёгкая дымка, жидкость включена', price: 900, perHour: false },
  {
    roomId: 52,
    title: 'Петличные радиосистемы',
    description: 'Два передатчика, запись на рекордер',
    price: 450,
    perHour: true,
  },
  {
    roomId: 52,
    title: 'Камера 4K с объективами',
    description: 'Полнокадровая, 24–70 и 85 мм',
    price: 1200,
    perHour: true,
  },
  { roomId: 52, title: 'Второй монитор режиссёра', description: '24 дюйма, на стойке', price: 300, perHour: true },
];

async function offer(tx: Db, kind: ExtraKind, extras: typeof services): Promise<void> {
  for (const { roomId, price, ...rest } of extras) {
    const { id } = await addExtra(tx, kind, { ...rest, price: rubles(price) });
    await offerExtra(tx, kind, roomId, id);
  }
}

/** Seeds the facts of the venue's rooms, and what can be booked in them. */
export async function seedRooms(tx: Db): Promise<void> {
  for (const { id: roomId } of await everyRoom(tx)) {
    const facts = { promoVideo: promoVideos.get(roomId) ?? null, ...roomFacts(roomId) };
    await tx.update(room).set(facts).where(eq(room.id, roomId));
    await saveSeatings(tx, { id: roomId, capacity: facts.capacity }, roomSeatings[roomId] ?? []);
  }
  const positions = new Map<number, number>();
  const pictures = pictureNames.map(name => {
    const { roomId, alt } = roomPictures[name];
    const position = (positions.get(roomId) ?? 0) + 1;
    positions.set(roomId, position);
    return { owner: roomRecord.name, ownerId: roomId, file: name, alt, isMain: position === 1, position, createdAt };
  });
  await tx.insert(picture).values(pictures);
  await tx
    .insert(tariff)
    .values(tariffs.map(({ price, ...rest }, position) => ({ ...rest, pricePerHour: rubles(price), position })));
  await offer(tx, 'service', services);
  await offer(tx, 'equipment', gear);
}

/** Prices of an hour in rooms that are booked on request, from which offers are calculated. */
const onRequest: Readonly<Record<number, number>> = {
  28: 900,
  29: 1100,
  50: 700,
  30: 4500,
  45: 3200,
  49: 2800,
  46: 9500,
  47: 14000,
  41: 8000,
  43: 7500,
};

export const roomsDemo: DemoData = {
  pictures: picturesOfRooms,
  async seed(tx) {
    await seedRooms(tx);
    await tx.insert(tariff).values(
      Object.entries(onRequest).map(([roomId, price], index) => ({
        roomId: Number(roomId),
        title: 'Аренда',
        description: 'Помещение с\u00a0мебелью и\u00a0базовым оборудованием',
        pricePerHour: rubles(price),
        position: tariffs.length + index,
      })),
    );
  },
};
