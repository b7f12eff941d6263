import type { Permission } from '@venue/sdk';
import type { Section } from '../../sections/section.ts';

/** Whether a section is for somebody with these rights. */
export const mayOpen = ({ needs }: Pick<Section, 'needs'>, may: (permission: Permission) => boolean): boolean =>
  needs === undefined || may(needs);
