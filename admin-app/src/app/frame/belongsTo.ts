import type { Address, Screen } from '@venue/shared-ui/shell/screens.tsx';

/** Whether the breadcrumbs of a screen contain a section. Their addresses may differ: `/:id/edit` belongs to events. */
export const belongsTo = (section: Address, of: Screen | undefined): boolean =>
  of?.crumbs?.some(({ path }) => path.split('?')[0] === section.path) ?? false;
