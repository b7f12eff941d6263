import { residentStatus } from '@venue/sdk/residents/model';
import type { DemoData, DemoScene } from '../../area/demo.ts';
import type { Db } from '../../core/db/database.ts';
import { inserted } from '../../core/db/inserted.ts';
import { picture } from '../../core/record/pictures.table.ts';
import type { DemoPicture, Logo } from '../../demo/pictures.ts';
import { residentData } from './residents.demo.data.ts';
import { resident } from './residents.table.ts';

const DAY = 86_400_000;
const HOUR = 3_600_000;
const fileOf = (logo: Logo) => `demo-resident-${logo}`;

const picturesOfResidents: readonly DemoPicture[] = residentData.flatMap(({ logo }) =>
  logo === null ? [] : [{ source: `logos/${logo}`, name: fileOf(logo) }],
);

/** Residents of the venue: most of them on the site, a few drafts, one that has moved out. */
async function seedResidents(tx: Db, { now, customerIds }: DemoScene): Promise<void> {
  for (const [index, { name, description, site, logo, published, actual, by, ago }] of residentData.entries()) {
    const updatedAt = new Date(now.getTime() - ago * DAY - HOUR);
    const createdAt = new Date(updatedAt.getTime() - (400 - index * 9) * HOUR);
    const row = inserted(
      await tx
        .insert(resident)
        .values({
          userId: by === undefined ? null : (customerIds[by] ?? null),
          name,
          description,
          siteUrl: site,
          status: published ? residentStatus.published : residentStatus.draft,
          isActual: actual,
          createdAt,
          updatedAt,
        })
        .returning({ id: resident.id }),
    );
    if (logo === null) continue;
    const owner = { owner: 'resident', ownerId: row.id } as const;
    await tx.insert(picture).values({ ...owner, file: fileOf(logo), isMain: true, position: 1, createdAt });
  }
}

export const residentsDemo: DemoData = { pictures: picturesOfResidents, seed: seedResidents };
