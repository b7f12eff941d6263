import type { MainableImage } from '@venue/sdk';
import type { PastProject, PastProjectRow, PublicProject, PublicProjectRow } from '@venue/sdk/projects/model';
import { publicationCan } from '../../area/publication.ts';
import type { Db } from '../../core/db/database.ts';
import { beginningOf, plainText } from '../../core/files/richText.ts';
import { mainPictures, picturesOf } from '../../core/record/pictures.ts';
import type { ProjectTableRow } from './projects.table.ts';

const presentRow = (row: ProjectTableRow, cover: MainableImage | undefined, mayManage: boolean): PastProjectRow => ({
  projectId: row.id,
  projectName: row.name,
  projectDateStart: row.startsOn,
  projectDateEnd: row.endsOn,
  urlTranslit: row.address,
  isDeleted: row.isDeleted,
  isPublished: row.isPublished,
  projectOrder: row.position,
  cover: cover ?? null,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
  version: row.version,
  can: publicationCan(row, mayManage && !row.isDeleted),
});

/** Rows of the list. */
export async function presentRows(
  db: Db,
  rows: readonly ProjectTableRow[],
  mayManage: boolean,
): Promise<PastProjectRow[]> {
  const ids = rows.map(row => row.id);
  const covers = await mainPictures(db, 'project', ids);
  return rows.map(row => presentRow(row, covers.get(row.id), mayManage));
}

/** A project with its text and pictures. */
export async function presentProject(db: Db, row: ProjectTableRow, mayManage: boolean): Promise<PastProject> {
  const projectImages = await picturesOf(db, { owner: 'project', id: row.id });
  const cover = projectImages.find(each => each.isMain);
  return { ...presentRow(row, cover, mayManage), projectDescription: row.description, projectImages };
}

const presentPublishedRow = (row: ProjectTableRow, cover: MainableImage | undefined): PublicProjectRow => ({
  projectName: row.name,
  projectDateStart: row.startsOn,
  projectDateEnd: row.endsOn,
  urlTranslit: row.address,
  projectLead: beginningOf(plainText(row.description)),
  cover: cover ?? null,
  updatedAt: row.updatedAt.toISOString(),
});

/** Published projects as visitors see them in lists. */
export async function presentPublishedRows(db: Db, rows: readonly ProjectTableRow[]): Promise<PublicProjectRow[]> {
  const covers = await mainPictures(
    db,
    'project',
    rows.map(row => row.id),
  );
  return rows.map(row => presentPublishedRow(row, covers.get(row.id)));
}

/** A published project as visitors read it. */
export async function presentPublished(db: Db, row: ProjectTableRow): Promise<PublicProject> {
  const projectImages = await picturesOf(db, { owner: 'project', id: row.id });
  const cover = projectImages.find(each => each.isMain);
  return { ...presentPublishedRow(row, cover), projectDescription: row.description, projectImages };
}
