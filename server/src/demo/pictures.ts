import { readFile } from 'node:fs/promises';
import { filesOfPicture, pictureWidths, resized } from '../core/record/images.ts';
import type { FileStore } from '../ports/files/files.ts';

/** The rooms' pictures in `pictures/rooms`, the widest view of each room first. */
export const roomPictures = {
  'photo-studio': { roomId: 31, alt: 'Фотостудия: светлый зал с белой циклорамой, софтбоксами и камерой на штативе' },
  'photo-studio-camera': { roomId: 31, alt: 'Камера на штативе на фоне студийного света' },
  'photo-studio-makeup': { roomId: 31, alt: 'Гримёрный уголок: зеркала с лампами, стулья и вешалка с костюмами' },
  'photo-studio-backdrops': { roomId: 31, alt: 'Бумажные фоны: развёрнутый малахитовый фон, кресло и рулоны у стены' },
  'video-studio': {
    roomId: 52,
    alt: 'Видеостудия: стол ведущих на фоне малахитового задника, камеры и свет под потолком',
  },
  'video-studio-control': { roomId: 52, alt: 'Пульт режиссёра: стена мониторов и микшер' },
  'video-studio-chroma': { roomId: 52, alt: 'Зелёный хромакей, камера с телесуфлёром на рельсах и софтбоксы' },
  'video-studio-lounge': { roomId: 52, alt: 'Гостевая зона видеостудии: диван, кресло и экран с эфиром' },
  'lecture-hall': { roomId: 30, alt: 'Лекторий: ряды кресел амфитеатром перед экраном' },
  'fashion-shows': { roomId: 41, alt: 'Модные показы: подиум в лучах света и зрители по сторонам' },
  'small-hall': { roomId: 45, alt: 'Малый зал: ряды стульев, экран и трибуна' },
  'multifunctional-hall': { roomId: 46, alt: 'Многофункциональный зал: сцена, круглые столы и раздвижная перегородка' },
  'conference-hall': { roomId: 47, alt: 'Большой конференц-зал: сцена с экраном и ряды кресел' },
  'small-hall-two': { roomId: 49, alt: 'Малый зал 2: столы буквой «П» перед панорамным окном' },
  'business-block': { roomId: 21, alt: 'Бизнес-блок: рабочие столы у больших окон, кабина для звонков и диван' },
  'meeting-one': { roomId: 28, alt: 'Переговорная 1: дубовый стол на шестерых, экран и малахитовая панель' },
  'meeting-two': { roomId: 29, alt: 'Переговорная 2: круглый стол под лампой, медная стена и окно' },
  'meeting-three': { roomId: 50, alt: 'Переговорная 3: длинный стол на двенадцать мест и большой экран' },
  'beauty-coworking': { roomId: 36, alt: 'Бьюти-коворкинг: кресла мастеров у зеркал с лампами' },
  consultations: { roomId: 38, alt: 'Зона консультаций: три стола специалистов с перегородками' },
  'ural-shop': { roomId: 39, alt: 'Магазин уральских товаров: полки с вазами, камнями и подарками' },
  'tourist-centre': { roomId: 40, alt: 'Туристско-информационный центр: круглая стойка и стена с картой гор' },
  exposition: { roomId: 43, alt: 'Экспозиционный блок: камни и вазы на постаментах, картины и срез малахита' },
  'service-rooms': { roomId: 48, alt: 'Служебные помещения: шкафчики, стеллажи и тележка с коробками' },
  'experimental-block': { roomId: 37, alt: 'Экспериментальный блок: 3D-принтеры, верстак и робот-манипулятор' },
  'partners-block': { roomId: 42, alt: 'Блок партнёров: диваны, высокие столики и стена из сот' },
  'design-block': { roomId: 51, alt: 'Дизайн-блок: большой стол, образцы цвета, мольберт и манекены' },
} as const;
export type RoomPicture = keyof typeof roomPictures;

/** The goods in `pictures/goods`, and what each picture shows. */
export const goods = {
  ceramics: 'Три керамические вазы на столе',
  candles: 'Свечи разной высоты с горящими фитилями',
  linen: 'Льняные рубашки на плечиках',
  bread: 'Свежий хлеб на деревянном столе',
  tea: 'Чашка чая, от которой идёт пар',
} as const;
export type Good = keyof typeof goods;

/** The residents' logos in `pictures/logos`. */
export type Logo =
  | 'pot'
  | 'cup'
  | 'aperture'
  | 'frame'
  | 'gear'
  | 'button'
  | 'wave'
  | 'cone'
  | 'code'
  | 'wheel'
  | 'flower'
  | 'balance'
  | 'mitten';

/** A picture to store: its path in `pictures`, and the name it gets in the file store. */
export interface DemoPicture {
  readonly source: `rooms/${RoomPicture}` | `goods/${Good}` | `logos/${Logo}` | `portraits/${number}`;
  readonly name: string;
}

/** A file of the folder `pictures`. */
export const pictureFile = (path: string) => readFile(new URL(`pictures/${path}`, import.meta.url));

/** Stores pictures like uploads, unless they are already there. A file wanted under several names is resized once. */
export async function keepPictures(files: FileStore, pictures: readonly DemoPicture[]): Promise<void> {
  // The thumbnail is written last, so where it exists the picture is complete.
  const have = await Promise.all(pictures.map(({ name }) => files.has(`${name}-${pictureWidths.thumb}.webp`)));
  const missing = pictures.filter((_, index) => !have[index]);
  const copies = Map.groupBy(missing, ({ source }) => source);
  await Promise.all(
    [...copies].map(async ([source, each]) => {
      const picture = await resized(new Blob([await pictureFile(`${source}.webp`)]));
      for (const { name } of each)
        for (const [file, data] of filesOfPicture(name, picture)) await files.put(file, data);
    }),
  );
}
