import type { Screen } from '@venue/shared-ui/shell/screens.tsx';
import { authPaths } from './sections/auth/auth.paths.ts';
import { sections } from './sections.ts';

const ofSections: readonly Screen[] = sections
  .flatMap((section): Screen[] => {
    const { permission, children = [] } = section;
    return [section, ...children.map(each => ({ crumbs: [section], ...(permission ? { permission } : {}), ...each }))];
  })
  // `/:id/edit` fits any word: whatever begins with a word of its own is looked at before it.
  .toSorted((a, b) => Number(a.path.startsWith('/:')) - Number(b.path.startsWith('/:')));

/** Every screen of the app: the sections with their children, and the few that belong to none. */
export const screens: readonly Screen[] = [
  { ...authPaths.login, title: 'Вход для\u00a0сотрудников', load: () => import('./sections/auth/LoginPage.tsx') },
  { path: '/403', title: 'Доступ запрещён', load: () => import('./app/frame/ForbiddenPage.tsx') },
  ...ofSections,
];
