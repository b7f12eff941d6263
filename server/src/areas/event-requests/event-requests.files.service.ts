import { ApiFailure } from '@venue/sdk';
import { requestFileLimits } from '@venue/sdk/event-requests/model';
import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { keepFile } from '../../core/files/keptFiles.ts';
import { encrypt, sealedFileName } from '../../core/security/encryption.ts';
import * as parts from './event-requests.parts.store.ts';

interface Sealed extends Pick<parts.RequestFileRow, 'requestId' | 'file' | 'name' | 'mimeType' | 'size'> {
  readonly bytes: Buffer;
}

/** An uploaded file as the store of files keeps it; `name` is for one that came without. */
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

/** Keeps a file in the first free place of a request, which is held locked. Throws `file_limit` when there is none. */
export async function putFile(
  tx: Db,
  { ports, now }: Context,
  { bytes, ...sealed }: Sealed,
  belongs: Belongs,
): Promise<parts.RequestFileRow> {
  const place = freePlace((await parts.filesOf(tx, sealed.requestId)).map(each => each.place));
  if (place > requestFileLimits.files) throw new ApiFailure('file_limit');
  await keepFile(tx, ports.files, sealed.file, bytes);
  return parts.addFile(tx, { ...sealed, ...belongs, place, uploadedAt: now });
}

/** The first place for a file that is free. */
function freePlace(taken: readonly number[]): number {
  let place = 1;
  while (taken.includes(place)) place++;
  return place;
}
