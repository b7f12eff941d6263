import type { Permission } from '@venue/sdk';
import type { Section } from '../../sections/section.ts';

/** Whether a section or a screen is for somebody with these rights: any of those it names will do. */
export const mayOpen = (
  { permission }: Pick<Section, 'permission'>,
  may: (permission: Permission) => boolean,
): boolean => permission === undefined || (typeof permission === 'string' ? [permission] : permission).some(may);
