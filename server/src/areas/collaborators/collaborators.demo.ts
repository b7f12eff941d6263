import type { DemoData, DemoScene } from '../../area/demo.ts';
import type { Db } from '../../core/db/database.ts';
import { inserted } from '../../core/db/inserted.ts';
import { picture } from '../../core/record/pictures.table.ts';
import { collaborator } from './collaborators.table.ts';

const HOUR = 3_600_000;

/** The team in its order: who they are, which portrait shows them, and whether the site does. */
const team: readonly { text: string; portrait: number | null; published: boolean }[] = [
  {
    text: 'Ольга Демидова\nУправляющая площадкой. Покажет залы и\u00a0поможет выбрать формат мероприятия.',
    portrait: 0,
    published: true,
  },
  {
    text: 'Тимур Галеев\nТехнический директор. Отвечает за\u00a0звук, свет и\u00a0видеостену.',
    portrait: 1,
    published: true,
  },
  {
    text: 'Мария Осипова\nМенеджер мероприятий. Ведёт заявку от\u00a0первого звонка до\u00a0закрывающих документов.',
    portrait: 2,
    published: true,
  },
  { text: 'Полина Шадрина\nАдминистратор фотостудии', portrait: 3, published: true },
  {
    text: 'Екатерина Вольская\nКуратор резидентов. Пришла в\u00a0команду в\u00a0ноябре.',
    portrait: null,
    published: false,
  },
];
const fileOf = (portrait: number) => `demo-collaborator-${portrait}`;

async function seedTeam(tx: Db, { now }: DemoScene): Promise<void> {
  for (const [index, { text, portrait, published }] of team.entries()) {
    const at = new Date(now.getTime() - (team.length - index) * 30 * HOUR);
    const row = inserted(
      await tx
        .insert(collaborator)
        .values({ text, position: index + 1, isPublished: published, createdAt: at, updatedAt: at })
        .returning({ id: collaborator.id }),
    );
    if (portrait === null) continue;
    const owner = { owner: 'collaborator', ownerId: row.id } as const;
    await tx.insert(picture).values({ ...owner, file: fileOf(portrait), isMain: true, position: 1, createdAt: at });
  }
}

export const collaboratorsDemo: DemoData = {
  pictures: team.flatMap(({ portrait }) =>
    portrait === null ? [] : [{ source: `portraits/${portrait}` as const, name: fileOf(portrait) }],
  ),
  seed: seedTeam,
};
