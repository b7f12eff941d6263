import { randomBytes } from 'node:crypto';
import { ApiFailure, Unreachable } from '@venue/sdk';
import { exportBookings } from '@venue/sdk/bookings/admin';
import { downloadPassport, uploadDocument } from '@venue/sdk/profile';
import { documentType } from '@venue/sdk/profile/model';
import type { Person } from '../api.people.ts';
import { clientOf } from './crash.driver.ts';

/** A file whose upload was acknowledged. */
export interface StoredFile {
  readonly person: Person;
  readonly fileId: number;
  readonly bytes: Buffer;
}

/** Uploads a personal file; fails if it was not acknowledged. */
export async function storeFile(origin: string, person: Person): Promise<StoredFile> {
  const noise = randomBytes(30_000).toString('base64');
  const bytes = Buffer.from(`%PDF-1.4\n%${noise}\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n`);
  const file = new File([bytes], 'карточка.pdf', { type: 'application/pdf' });
  const body = { file, documentType: documentType.companyCard };
  const { message } = await clientOf(origin, person).send(uploadDocument, { body });
  return { person, fileId: message.fileId, bytes };
}

/** Files that are gone or have other bytes than were sent; one line each. */
export async function wrongFiles(origin: string, files: readonly StoredFile[]): Promise<string[]> {
  const wrong: string[] = [];
  for (const { person, fileId, bytes } of files) {
    const read = clientOf(origin, person).send(downloadPassport, { a: person.id, b: fileId });
    const back = await read.then(({ data }) => data.arrayBuffer()).catch((error: Error) => error);
    if (back instanceof Error) wrong.push(`file ${fileId}: ${back.message}`);
    else if (!bytes.equals(Buffer.from(back))) wrong.push(`file ${fileId} has other bytes`);
  }
  return wrong;
}

/** The bookings in an export; undefined if it failed and said so. */
export async function exportedBookings(origin: string, staff: Person): Promise<number | undefined> {
  try {
    const { data } = await clientOf(origin, staff).send(exportBookings, { query: { format: 'csv' } });
    return (await data.text()).trim().split('\n').length - 1;
  } catch (error) {
    if (error instanceof ApiFailure || error instanceof Unreachable) return undefined;
    throw error;
  }
}
