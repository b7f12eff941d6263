import { eq } from 'drizzle-orm';
import type { DemoData, DemoScene } from '../../area/demo.ts';
import type { Db } from '../../core/db/database.ts';
import { inserted } from '../../core/db/inserted.ts';
import type { DemoPicture, RoomPicture } from '../../demo/pictures.ts';
import { event } from '../events/events.table.ts';
import { gallery, galleryFile } from './galleries.table.ts';

const DAY = 86_400_000;

/** Photos of the night of workshops: what each shows, and who took it. */
const photos: readonly { room: RoomPicture; text: string; author: string }[] = [
  { room: 'design-block', text: 'Мастерская цвета за\u00a0час до\u00a0открытия', author: 'Пётр Белых' },
  { room: 'experimental-block', text: 'У\u00a03D-принтеров весь вечер была очередь', author: 'Пётр Белых' },
  { room: 'exposition', text: 'Срез малахита в\u00a0экспозиционном блоке', author: '' },
  { room: 'ural-shop', text: '', author: '' },
];
const videos: readonly { link: string; text: string }[] = [
  { link: 'https://rutube.ru/video/a1b2c3d4e5f6/', text: 'Открытие мастерских, двенадцать минут' },
  { link: 'https://vkvideo.ru/video-1_2', text: 'Гончары отвечают на\u00a0вопросы' },
];

const fileOf = (index: number) => `demo-gallery-${index}`;
const pictures: readonly DemoPicture[] = photos.map(({ room }, index) => ({
  source: `rooms/${room}`,
  name: fileOf(index),
}));

async function seedGalleries(tx: Db, { now }: DemoScene): Promise<void> {
  const [night] = await tx.select().from(event).where(eq(event.title, 'Ночь открытых мастерских'));
  const createdAt = new Date(now.getTime() - 10 * DAY);
  const add = async (type: 1 | 2, urlTranslit: string, isPublished: boolean) =>
    inserted(
      await tx
        .insert(gallery)
        .values({
          type,
          position: 1,
          urlTranslit,
          eventId: night?.id ?? null,
          isPublished,
          createdAt,
          updatedAt: createdAt,
        })
        .returning(),
    ).id;
  const ofPhotos = await add(1, 'noch-otkrytykh-masterskikh', true);
  const ofVideos = await add(2, 'noch-otkrytykh-masterskikh-video', true);
  await tx.insert(galleryFile).values([
    ...photos.map(({ text: description, author }, index) => ({
      galleryId: ofPhotos,
      position: index + 1,
      file: fileOf(index),
      isPreview: index === 0,
      isHidden: index === 3,
      description,
      author,
      createdAt,
    })),
    ...videos.map(({ link, text: description }, index) => ({
      galleryId: ofVideos,
      position: index + 1,
      link,
      description,
      createdAt,
    })),
  ]);
}

export const galleriesDemo: DemoData = { pictures, seed: seedGalleries };
