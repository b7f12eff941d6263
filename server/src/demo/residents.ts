import { residentStatus } from '@venue/sdk/residents/model';
import sharp from 'sharp';
import { resident } from '../areas/residents/residents.table.ts';
import type { Db } from '../core/db/database.ts';
import { pictureWidths } from '../core/record/images.ts';
import { picture } from '../core/record/pictures.table.ts';
import type { FileStore } from '../ports/files/files.ts';
import { logos } from './pictures/logos.ts';
import { told } from './residents.data.ts';

const DAY = 86_400_000;
const HOUR = 3_600_000;
const fileOf = (logo: keyof typeof logos) => `demo-resident-${logo}`;

/** Draws the signs of the demo's residents; those that are there stay. */
export async function drawResidentSigns(files: FileStore): Promise<void> {
  for (const { logo } of told) {
    if (logo === null) continue;
    for (const width of Object.values(pictureWidths)) {
      const name = `${fileOf(logo)}-${width}.webp`;
      if (files.has(name)) continue;
      const drawing = sharp(Buffer.from(logos[logo])).resize({ width, withoutEnlargement: true });
      await files.put(name, await drawing.webp({ quality: 80, effort: 0 }).toBuffer());
    }
  }
}

/** Residents of the venue: most of them on the site, a few drafts, one that has moved out. */
export async function seedResidents(tx: Db, now: Date, customerIds: readonly number[]): Promise<void> {
  for (const [index, { name, description, site, logo, published, actual, by, ago }] of told.entries()) {
    const updatedAt = new Date(now.getTime() - ago * DAY - HOUR);
    const createdAt = new Date(updatedAt.getTime() - (400 - index * 9) * HOUR);
    const [row] = await tx
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
      .returning({ id: resident.id });
    if (!row) throw new Error('the resident was not written');
    if (logo === null) continue;
    const owner = { owner: 'resident', ownerId: row.id } as const;
    await tx.insert(picture).values({ ...owner, file: fileOf(logo), isMain: true, position: 1, createdAt });
  }
}
