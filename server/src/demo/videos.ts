import { readFile } from 'node:fs/promises';
import type { FileStore } from '../ports/files/files.ts';

/** The rooms' promo videos in `videos`, by room: the name in the file store is the folder's with `promo-` before it. */
const sources = new Map([
  [21, 'business-block.mp4'],
  [31, 'photo-studio.mp4'],
  [37, 'experimental-block.mp4'],
  [38, 'consultations.mp4'],
  [39, 'ural-shop.mp4'],
]);

const nameOf = (source: string) => `promo-${source}`;

/** The names of the videos in the file store, by room. */
export const promoVideos: ReadonlyMap<number, string> = new Map(
  [...sources].map(([roomId, source]) => [roomId, nameOf(source)]),
);

/** Stores the videos that are not there yet. */
export async function keepVideos(files: FileStore): Promise<void> {
  for (const source of sources.values())
    if (!(await files.has(nameOf(source))))
      await files.put(nameOf(source), await readFile(new URL(`videos/${source}`, import.meta.url)));
}
