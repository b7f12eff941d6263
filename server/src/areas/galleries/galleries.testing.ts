import { buffer } from 'node:stream/consumers';
import { createGallery } from '@venue/sdk/galleries/admin';
import sharp from 'sharp';
import { ZipFile } from 'yazl';
import type { TestApi } from '../../testing/api.ts';
import { anEvent } from '../events/events.testing.ts';

let made = 0;

/** A gallery of an event of its own. */
export async function aGallery(api: TestApi, galleryType: 1 | 2): Promise<number> {
  const { eventId } = await anEvent(api);
  const body = { eventId, galleryType, urlTranslit: `vystavka-${++made}` };
  return (await api.as(await api.aStaff()).send(createGallery, { body })).message;
}

/** A small real photo; another colour makes a different photo. */
export const aPhoto = (background = '#2e6b4f'): Promise<Buffer> =>
  sharp({ create: { width: 40, height: 30, channels: 3, background } })
    .jpeg()
    .toBuffer();

/** The same photo with different bytes: extra bytes may follow the end of a picture. */
export const another = (photo: Buffer, mark: string): Buffer => Buffer.concat([photo, Buffer.from(mark)]);

/** A ZIP archive of these files by their names. */
export async function anArchive(files: Readonly<Record<string, Buffer>>, compress = false): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, data] of Object.entries(files)) zip.addBuffer(data, name, { compress });
  zip.end();
  return buffer(zip.outputStream);
}

export const asFile = (data: Buffer, name = 'фото.zip', type = 'application/zip'): File =>
  new File([new Uint8Array(data)], name, { type });

/** The archive with a file name replaced by another of the same length. */
export const renamed = (archive: Buffer, from: string, to: string): Buffer =>
  Buffer.from(archive.toString('latin1').replaceAll(from, to), 'latin1');
