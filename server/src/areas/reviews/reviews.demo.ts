import { centred } from '@venue/sdk';
import { bookingStatus } from '@venue/sdk/bookings/model';
import { and, desc, eq, lt } from 'drizzle-orm';
import type { DemoData, DemoScene } from '../../area/demo.ts';
import type { Db } from '../../core/db/database.ts';
import { booking } from '../bookings/bookings.table.ts';
import { review } from './reviews.table.ts';
import { reviewVisit } from './reviews.visits.table.ts';

const DAY = 86_400_000;

/** Reviews of guests, and how many days ago they were written. */
const reviewSeeds: readonly { author: string; text: string; ago: number; published: boolean }[] = [
  {
    author: 'Анна Лебедева, хор «Рассвет»',
    text: 'Записывали альбом в\u00a0видеостудии. Тишина полная, эха нет, а\u00a0звукорежиссёр подсказал, как расставить микрофоны. Вернёмся за\u00a0вторым диском.',
    ago: 3,
    published: true,
  },
  {
    author: 'Мастерская «Печь и\u00a0глина»',
    text: 'Снимали каталог посуды. Света хватило без вспышек, циклораму отмыли до\u00a0нас. Чайник и\u00a0стол для распаковки нашлись сами собой.',
    ago: 12,
    published: true,
  },
  {
    author: 'Игорь Сафин, «Цифровой Урал»',
    text: 'Провели форум на\u00a0сто двадцать человек. Регистрацию развернули за\u00a0полчаса, кофе не\u00a0кончался. Парковки к\u00a0десяти утра уже не\u00a0было\u00a0— предупредите гостей заранее.',
    ago: 26,
    published: true,
  },
  {
    author: '',
    text: 'Хороший лекторий, но\u00a0в\u00a0последнем ряду хуже видно экран.',
    ago: 1,
    published: false,
  },
];

/** What visitors said of the photo studio, by their latest bookings. */
const visitSeeds: readonly { author: string; rating: number; text: string; answer: string }[] = [
  {
    author: 'Марина, предметный фотограф',
    rating: 5,
    text: 'Циклорама чистая, свет ровный. Успели отснять сорок позиций за\u00a0три часа.',
    answer: '',
  },
  {
    author: 'Олег',
    rating: 4,
    text: 'Всё понравилось, только вечером в\u00a0гримёрке было прохладно.',
    answer: 'Олег, спасибо! Поставили в\u00a0гримёрку второй обогреватель, будет теплее.',
  },
];
const STUDIO = 31;

/** Every past booking was asked about, so that a demo sends nothing of its own accord; the latest have reviews. */
async function seedVisits(tx: Db, now: Date): Promise<void> {
  const over = and(eq(booking.status, bookingStatus.paid), lt(booking.lastEnd, now));
  const past = await tx.select().from(booking).where(over).orderBy(desc(booking.lastEnd), desc(booking.id));
  const visits: { id: number; of: (typeof past)[number] }[] = [];
  for (const of of past) {
    const [visit] = await tx
      .insert(reviewVisit)
      .values({ bookingId: of.id, askedAt: of.lastEnd })
      .returning({ id: reviewVisit.id });
    if (visit && of.roomId === STUDIO) visits.push({ id: visit.id, of });
  }
  for (const [index, seed] of visitSeeds.entries()) {
    const visit = visits[index];
    if (!visit) return;
    const at = visit.of.lastEnd;
    const values = { ...seed, meta: centred, userId: visit.of.userId, visitId: visit.id, isPublished: true };
    await tx.insert(review).values({ ...values, createdAt: at, updatedAt: at });
    await tx.update(reviewVisit).set({ reviewedAt: at }).where(eq(reviewVisit.id, visit.id));
  }
}

async function seedReviews(tx: Db, { now }: DemoScene): Promise<void> {
  await seedVisits(tx, now);
  for (const { author, text, ago, published } of reviewSeeds) {
    const at = new Date(now.getTime() - ago * DAY);
    await tx
      .insert(review)
      .values({ author, text, meta: centred, isPublished: published, createdAt: at, updatedAt: at });
  }
}

export const reviewsDemo: DemoData = { seed: seedReviews };
