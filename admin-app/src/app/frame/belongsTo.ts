import type { Address, Screen } from '@venue/shared-ui/shell/screens.tsx';

/** Whether the way to a screen leads through a section, also where its address does not: `/:id/edit` is an event's. */
export const belongsTo = (section: Address, of: Screen | undefined): boolean =>
  of?.crumbs?.some(({ path }) => path.split('?')[0] === section.path) ?? false;
