import { ApiFailure } from '@venue/sdk';
import { requestFileLimits } from '@venue/sdk/event-requests/model';
import type { Context } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { keepFile } from '../../../core/files/keptFiles.ts';
import { encrypt, sealedFileName } from '../../../core/security/encryption.ts';
import * as parts from '../event-requests.parts.store.ts';

interface Sealed extends Pick<parts.RequestFileRow, 'requestId' | 'file' | 'name' | 'mimeType' | 'size'> {
  readonly bytes: Buffer;
}

/** Encrypts an uploaded file for the file store; `name` is used when the upload has none. */
export async function sealFile({ config }: Context, requestId: number, upload: Blob, name: string): Promise<Sealed> {
  const data = Buffer.from(await upload.arrayBuffer());
  const file = sealedFileName(config);
  return {
    requestId,
    file,
    name: upload instanceof File ? upload.name : name,
    mimeType: upload.type,
    size: data.length,
    bytes: encrypt(config, parts.aboutFile({ requestId, file }), data),
  };
}

type Belongs = Pick<typeof parts.eventRequestFile.$inferInsert, 'type' | 'stageId' | 'messageId' | 'paper'>;

/**
 * Saves a file in the first free place of a request, which the caller holds locked. Throws `file_limit` if none is
 * free.
 */
export async function putFile(
  tx: Db,
  { ports, now }: Context,
  { bytes, ...sealed }: Sealed,
  belongs: Belongs,
): Promise<parts.RequestFileRow> {
  const place = freePlace((await parts.filesOf(tx, sealed.requestId)).map(each => each.place));
  // guard: server/src/areas/event-requests/scenario/event-requests.scenario.test.ts
  if (place > requestFileLimits.files) throw new ApiFailure('file_limit');
  await keepFile(tx, ports.files, sealed.file, bytes);
  return parts.addFile(tx, { ...sealed, ...belongs, place, uploadedAt: now });
}

function freePlace(taken: readonly number[]): number {
  let place = 1;
  while (taken.includes(place)) place++;
  return place;
}
