import { centred } from '@venue/sdk';
import type { DemoData, DemoScene } from '../../area/demo.ts';
import type { Db } from '../../core/db/database.ts';
import { review } from './reviews.table.ts';

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

async function seedReviews(tx: Db, { now }: DemoScene): Promise<void> {
  for (const { author, text, ago, published } of reviewSeeds) {
    const at = new Date(now.getTime() - ago * DAY);
    await tx
      .insert(review)
      .values({ author, text, meta: centred, isPublished: published, createdAt: at, updatedAt: at });
  }
}

export const reviewsDemo: DemoData = { seed: seedReviews };
