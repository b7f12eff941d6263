import type { Permission } from '@venue/sdk';
import type { Section } from '../../sections/section.ts';

/** Whether a user may open a section or a screen: any one of its permissions is enough. */
export const mayOpen = (
  { permission }: Pick<Section, 'permission'>,
  may: (permission: Permission) => boolean,
): boolean => permission === undefined || (typeof permission === 'string' ? [permission] : permission).some(may);
