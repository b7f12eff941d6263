import { addDays, centred, dayOf } from '@venue/sdk';
import type { DemoData, DemoScene } from '../../area/demo.ts';
import type { Db } from '../../core/db/database.ts';
import { inserted } from '../../core/db/inserted.ts';
import { picture } from '../../core/record/pictures.table.ts';
import { saleBanner } from './banners.table.ts';

const FILE = 'demo-banner-studio';

/** One banner that the site shows, and one that waits for its week. */
async function seedBanners(tx: Db, { now }: DemoScene): Promise<void> {
  const today = dayOf(now.toISOString());
  const at = { createdAt: now, updatedAt: now };
  const row = inserted(
    await tx
      .insert(saleBanner)
      .values({
        title: 'Утренние часы в\u00a0фотостудии дешевле',
        text: 'До\u00a0полудня в\u00a0будни свет и\u00a0фоны входят в\u00a0цену.',
        link: 'events.example/photo-studio',
        meta: centred,
        shownFrom: addDays(today, -7),
        shownTo: addDays(today, 21),
        advertiser: '',
        erid: '',
        isActive: true,
        ...at,
      })
      .returning({ id: saleBanner.id }),
  );
  const owner = { owner: 'banner', ownerId: row.id } as const;
  await tx.insert(picture).values({ ...owner, file: FILE, isMain: true, position: 1, createdAt: now });
  await tx.insert(saleBanner).values({
    title: 'Выставка уральской керамики',
    text: 'Мастерские города неделю показывают новые вещи в\u00a0лектории.',
    link: '',
    meta: centred,
    shownFrom: addDays(today, 10),
    shownTo: addDays(today, 17),
    advertiser: 'ООО\u00a0«Печь и\u00a0глина», ИНН\u00a06671081234',
    erid: '2VtzqvFmUXw',
    ...at,
  });
}

export const bannersDemo: DemoData = { pictures: [{ source: 'rooms/photo-studio', name: FILE }], seed: seedBanners };
