import { areas } from '../../areas.ts';
import type { Cabinet } from '../area.ts';

const modules = import.meta.glob<Cabinet>('../../*/*.cabinet.ts', { eager: true, import: 'cabinet' });

/** What the areas provide to signed-in users: the `<area>.cabinet.ts` of each, in the order of `areas`. */
export const cabinets: readonly Cabinet[] = Object.keys(areas).flatMap(
  area => modules[`../../${area}/${area}.cabinet.ts`] ?? [],
);
