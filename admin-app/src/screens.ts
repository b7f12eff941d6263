import type { Screen } from '@venue/shared-ui/shell/screens.tsx';
import { securityPaths } from './sections/security/security.paths.ts';
import { sections } from './sections.ts';

const ofSections: readonly Screen[] = sections
  .flatMap((section): Screen[] => {
    const { permission, children = [] } = section;
    return [section, ...children.map(each => ({ crumbs: [section], ...(permission ? { permission } : {}), ...each }))];
  })
  // `/:id/edit` matches any first segment, so paths that start with a fixed segment come first.
  .toSorted((a, b) => Number(a.path.startsWith('/:')) - Number(b.path.startsWith('/:')));

/** Every screen behind the login: the sections, their child screens, and two pages that belong to no section. */
export const screens: readonly Screen[] = [
  { path: '/403', title: 'Доступ запрещён', load: () => import('./app/frame/ForbiddenPage.tsx') },
  {
    ...securityPaths.page,
    title: 'Вход и\u00a0безопасность',
    load: () => import('./sections/security/SecurityPage.tsx'),
  },
  ...ofSections,
];
