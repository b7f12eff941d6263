import { centred } from '@venue/sdk';
import { storyStatus } from '@venue/sdk/stories/model';
import { asc } from 'drizzle-orm';
import type { DemoData, DemoScene } from '../../area/demo.ts';
import type { Db } from '../../core/db/database.ts';
import { inserted } from '../../core/db/inserted.ts';
import { picture } from '../../core/record/pictures.table.ts';
import type { DemoPicture } from '../../demo/pictures.ts';
import { author, authorCategory } from './stories.authors.table.ts';
import { storyCategory } from './stories.categories.table.ts';
import { story } from './stories.table.ts';

const DAY = 86_400_000;
const { published, draft, withdrawn } = storyStatus;

const names = ['Съёмка', 'События', 'Ремёсла'];

/** Stories of the demo's blog, with indexes of categories and authors, and how many days ago. */
const storySeeds = [
  {
    title: 'Как снять керамику без бликов',
    text: '<p>Глазурь отражает всё, что видит. Поэтому сначала мы\u00a0прячем камеру, а\u00a0потом ставим свет.</p><h2>Что понадобится</h2><ul><li>два больших рассеивателя</li><li>чёрная бумага</li><li>терпение</li></ul><p>Рассеиватели ставим по\u00a0бокам, бумагу\u00a0— вокруг объектива. Остаётся поворачивать вазу, пока блик не\u00a0станет тонкой полосой.</p>',
    about: 0,
    by: 0,
    status: published,
    ago: 4,
    picture: 'goods/ceramics',
  },
  {
    title: 'Вечер при свечах: что учесть организатору',
    text: '<p>Живой огонь в\u00a0зале разрешён не\u00a0везде. Рассказываем, где он\u00a0уместен и\u00a0чем его заменить.</p>',
    about: 1,
    by: 1,
    status: published,
    ago: 11,
    picture: 'goods/candles',
  },
  {
    title: 'Лён от\u00a0поля до\u00a0рубашки',
    text: '<p>Заготовка: дописать после разговора с\u00a0мастерской.</p>',
    about: 2,
    by: null,
    status: draft,
    ago: 1,
    picture: null,
  },
  {
    title: 'Хлеб к\u00a0ярмарке',
    text: '<p>Запись перенесена с\u00a0прежнего сайта.</p>',
    about: 2,
    by: 0,
    status: withdrawn,
    ago: 300,
    picture: 'goods/bread',
  },
] as const;

const fileOf = (index: number) => `demo-story-${index + 1}`;

const pictures: readonly DemoPicture[] = storySeeds.flatMap(({ picture: source }, index) =>
  source === null ? [] : [{ source, name: fileOf(index) }],
);

async function seedStories(tx: Db, { now }: DemoScene): Promise<void> {
  const categories = [];
  for (const name of names) categories.push(inserted(await tx.insert(storyCategory).values({ name }).returning()));
  const authors = await tx.select({ id: author.id }).from(author).orderBy(asc(author.id));
  for (const { by, about } of storySeeds)
    if (by !== null)
      await tx
        .insert(authorCategory)
        .values({ authorId: authors[by]?.id ?? 0, categoryId: categories[about]?.id ?? 0 })
        .onConflictDoNothing();
  for (const [index, { title, text: description, about, by, status, ago, ...rest }] of storySeeds.entries()) {
    const at = new Date(now.getTime() - ago * DAY);
    const { id } = inserted(
      await tx
        .insert(story)
        .values({
          title,
          description,
          status,
          categoryId: categories[about]?.id ?? 0,
          authorId: by === null ? null : (authors[by]?.id ?? null),
          meta: centred,
          createdAt: at,
          updatedAt: at,
          publishedAt: status === draft ? null : at,
        })
        .returning(),
    );
    if (rest.picture === null) continue;
    const owner = { owner: 'story', ownerId: id } as const;
    await tx.insert(picture).values({ ...owner, file: fileOf(index), isMain: true, position: 1, createdAt: at });
  }
}

export const storiesDemo: DemoData = { pictures, seed: seedStories };
