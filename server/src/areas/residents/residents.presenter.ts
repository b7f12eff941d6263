import type { RecordPicture } from '@venue/sdk';
import type { PublicResident, PublicResidentRow, Resident, ResidentRow } from '@venue/sdk/residents/model';
import type { Db } from '../../core/db/database.ts';
import { mainPictures } from '../../core/record/pictures.ts';
import { mustExist } from '../../core/record/records.ts';
import { fieldsOf, residentCan } from './residents.rules.ts';
import type { ListedResident, WholeResident } from './residents.store.ts';
import type { ResidentTableRow } from './residents.table.ts';

const presentRow = (row: ListedResident, image: RecordPicture | undefined, mayManage: boolean): ResidentRow => ({
  residentId: row.id,
  residentName: row.name,
  residentSiteUrl: row.siteUrl,
  residentIsActual: row.isActual,
  residentStatus: row.status,
  residentImage: image ?? null,
  userId: row.userId,
  userName: row.userId === null ? null : row.userName,
  accountState: row.accountState,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
  version: row.version,
  can: residentCan(row.status, mayManage),
});

/** Rows of the list. */
export async function presentRows(db: Db, rows: readonly ListedResident[], mayManage: boolean): Promise<ResidentRow[]> {
  const ids = rows.map(row => row.id);
  const images = await mainPictures(db, 'resident', ids);
  return rows.map(row => presentRow(row, images.get(row.id), mayManage));
}

/** A resident with everything staff may know of it. */
export async function presentResident(db: Db, row: WholeResident, mayManage: boolean): Promise<Resident> {
  const image = (await mainPictures(db, 'resident', [row.id])).get(row.id);
  return {
    ...presentRow(row, image, mayManage),
    ...fieldsOf(row),
    submitted: row.submitted && { ...row.submitted, submittedAt: row.submitted.submittedAt.toISOString() },
  };
}

type PublicRow = Omit<ResidentTableRow, 'description'>;

/** Residents as visitors see them. */
export async function presentPublicRows(db: Db, rows: readonly PublicRow[]): Promise<PublicResidentRow[]> {
  const ids = rows.map(row => row.id);
  const images = await mainPictures(db, 'resident', ids);
  return rows.map(row => ({
    residentId: row.id,
    residentName: row.name,
    residentSiteUrl: row.siteUrl,
    residentImage: images.get(row.id) ?? null,
    updatedAt: row.updatedAt.toISOString(),
  }));
}

export async function presentPublicResident(db: Db, row: ResidentTableRow): Promise<PublicResident> {
  const publicRow = mustExist((await presentPublicRows(db, [row]))[0]);
  return { ...publicRow, residentDescription: row.description };
}
