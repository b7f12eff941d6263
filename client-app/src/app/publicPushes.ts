import type { Push } from '@venue/sdk';

const modules = import.meta.glob<readonly Push[]>('../*/*.pushes.ts', { eager: true, import: 'pushes' });

/** The public live messages of the areas: the `<area>.pushes.ts` of each. */
export const publicPushes: readonly Push[] = Object.values(modules).flat();
