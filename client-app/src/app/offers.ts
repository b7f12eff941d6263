import type { Cabinet } from './area.ts';

/** What the areas offer somebody who is signed in, in their order; fetched after the first screen. */
export const cabinets = async (): Promise<readonly Cabinet[]> => (await import('./gathered.ts')).cabinets;
