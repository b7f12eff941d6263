import type { Push } from '@venue/sdk';
import type { PendingTile } from '../../sections/section.ts';
import { sections } from '../../sections.ts';

/** What waits in the sections, in their order. */
export const pendingTiles = async (): Promise<readonly PendingTile[]> =>
  (await Promise.all(sections.map(({ pending }) => pending?.()))).flatMap(each => each?.tiles ?? []);

/** The messages the sections want followed. */
export const sectionPushes = async (): Promise<readonly Push[]> =>
  (await Promise.all(sections.map(({ live }) => live?.()))).flatMap(each => each?.pushes ?? []);
