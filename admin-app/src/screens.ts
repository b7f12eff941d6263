import type { Screen } from '@venue/shared-ui/shell/screens.tsx';
import { sections } from './sections.ts';

const ofSections: readonly Screen[] = sections
  .flatMap((section): Screen[] => {
    const { permission, children = [] } = section;
    return [section, ...children.map(each => ({ crumbs: [section], ...(permission ? { permission } : {}), ...each }))];
  })
  // `/:id/edit` fits any word: whatever begins with a word of its own is looked at before it.
  .toSorted((a, b) => Number(a.path.startsWith('/:')) - Number(b.path.startsWith('/:')));

/** Every screen behind the login: the sections with their children, and the one that belongs to none. */
export const screens: readonly Screen[] = [
  { path: '/403', title: 'Доступ запрещён', load: () => import('./app/frame/ForbiddenPage.tsx') },
  ...ofSections,
];
