import { addDays, dayOf } from '@venue/sdk';
import type { DemoData, DemoScene } from '../../area/demo.ts';
import type { Db } from '../../core/db/database.ts';
import { inserted } from '../../core/db/inserted.ts';
import { picture } from '../../core/record/pictures.table.ts';
import { pastProject } from './projects.table.ts';

const projects = [
  {
    name: 'Ночь музеев на\u00a0площадке',
    address: 'noch-muzeev',
    ago: 190,
    days: 1,
    source: 'rooms/exposition',
    description:
      '<p>Три этажа выставок, лекции до\u00a0полуночи и\u00a0экскурсии по\u00a0техническим коридорам. Пришли тысяча двести человек.</p>',
    published: true,
  },
  {
    name: 'Форум «Цифровой Урал»',
    address: 'tsifrovoy-ural',
    ago: 26,
    days: 2,
    source: 'rooms/conference-hall',
    description:
      '<p>Два дня докладов и\u00a0мастерских о\u00a0том, как заводы работают с\u00a0данными. Записи докладов остались у\u00a0участников.</p>',
    published: true,
  },
  {
    name: 'Неделя моды',
    address: 'nedelya-mody',
    ago: 60,
    days: 5,
    source: 'rooms/fashion-shows',
    description: '<p>Показы молодых дизайнеров города.</p>',
    published: false,
  },
] as const;
const fileOf = (address: string) => `demo-project-${address}`;

async function seedProjects(tx: Db, { now }: DemoScene): Promise<void> {
  for (const [index, { ago, days, name, address, description, published }] of projects.entries()) {
    const startsOn = addDays(dayOf(now.toISOString()), -ago);
    const at = { createdAt: now, updatedAt: now };
    const row = inserted(
      await tx
        .insert(pastProject)
        .values({
          ...{ name, address, description, startsOn, position: index + 1, isPublished: published },
          endsOn: addDays(startsOn, days - 1),
          ...at,
        })
        .returning({ id: pastProject.id }),
    );
    const owner = { owner: 'project', ownerId: row.id } as const;
    await tx.insert(picture).values({ ...owner, file: fileOf(address), isMain: true, position: 1, createdAt: now });
  }
}

export const projectsDemo: DemoData = {
  pictures: projects.map(({ source, address }) => ({ source, name: fileOf(address) })),
  seed: seedProjects,
};
