import type { Push } from '@venue/sdk';
import type { PendingTile } from '../../sections/section.ts';
import { sections } from '../../sections.ts';

/** The pending tiles of all sections, in the order of the sections. */
export const pendingTiles = async (): Promise<readonly PendingTile[]> =>
  (await Promise.all(sections.map(({ pending }) => pending?.()))).flatMap(each => each?.tiles ?? []);

/** The live messages that the sections subscribe to. */
export const sectionPushes = async (): Promise<readonly Push[]> =>
  (await Promise.all(sections.map(({ live }) => live?.()))).flatMap(each => each?.pushes ?? []);
