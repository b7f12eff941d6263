import { areas } from '../areas.ts';
import type { Cabinet } from './area.ts';

/** What the areas offer somebody who is signed in, in their order. */
export const cabinets = async (): Promise<readonly Cabinet[]> =>
  (await Promise.all(areas.map(({ cabinet }) => cabinet?.()))).flatMap(each => each?.cabinet ?? []);
