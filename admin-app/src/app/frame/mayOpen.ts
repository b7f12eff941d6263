import type { Permission } from '@venue/sdk';
import type { Section } from '../../sections/section.ts';

/** Whether a section is for somebody with these rights. */
export const mayOpen = (
  { permission }: Pick<Section, 'permission'>,
  may: (permission: Permission) => boolean,
): boolean => permission === undefined || may(permission);
