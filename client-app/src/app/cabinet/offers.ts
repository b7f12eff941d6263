import type { Push } from '@venue/sdk';
import type { Cabinet } from '../area.ts';

/** What the areas provide, in the order of `areas`; loaded after the first screen. */
export const publicPushes = async (): Promise<readonly Push[]> => (await import('../publicPushes.ts')).publicPushes;

export const cabinets = async (): Promise<readonly Cabinet[]> => (await import('./areaCabinets.ts')).cabinets;
