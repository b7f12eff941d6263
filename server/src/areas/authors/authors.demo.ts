import type { DemoData, DemoScene } from '../../area/demo.ts';
import type { Db } from '../../core/db/database.ts';
import { inserted } from '../../core/db/inserted.ts';
import { picture } from '../../core/record/pictures.table.ts';
import type { DemoPicture } from '../../demo/pictures.ts';
import { author } from '../stories/stories.authors.table.ts';

const DAY = 86_400_000;

/** Who writes the blog in the demo. */
const people = [
  {
    name: 'Вера Ильина',
    city: 'Екатеринбург',
    hobbies: 'Лыжи, чёрно-белая плёнка, пироги с\u00a0черникой',
    description:
      '<p>Двенадцать лет снимает предметы и\u00a0людей. Ведёт в\u00a0фотостудии занятия для тех, кто начинает.</p>',
    telegram: 't.me/vera_svet',
  },
  {
    name: 'Олег Рябинин',
    city: 'Нижний Тагил',
    hobbies: 'Настольный хоккей и\u00a0уличный джаз',
    description: '<p>Звукорежиссёр и\u00a0ведущий. Рассказывает, как провести вечер, чтобы его запомнили.</p>',
    telegram: '',
  },
  {
    name: 'Марьям Гайнутдинова',
    city: 'Уфа',
    hobbies: '',
    description: '',
    telegram: '',
  },
] as const;

const portrait = (index: number) => `demo-author-${index + 1}`;

const portraits: readonly DemoPicture[] = [
  { source: 'goods/tea', name: portrait(0) },
  { source: 'logos/wave', name: portrait(1) },
];

async function seedAuthors(tx: Db, { now }: DemoScene): Promise<void> {
  for (const [index, { name, city, hobbies, description, telegram }] of people.entries()) {
    const createdAt = new Date(now.getTime() - (40 - index) * DAY);
    const socials = { telegram, vk: '', dzen: '', youtube: '' };
    const values = { name, city, hobbies, description, socials, createdAt, updatedAt: createdAt };
    const { id: authorId } = inserted(await tx.insert(author).values(values).returning());
    if (index >= portraits.length) continue;
    const owner = { owner: 'author', ownerId: authorId } as const;
    await tx.insert(picture).values({ ...owner, file: portrait(index), isMain: true, position: 1, createdAt });
  }
}

export const authorsDemo: DemoData = { pictures: portraits, seed: seedAuthors };
