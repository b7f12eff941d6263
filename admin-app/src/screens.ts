import { type Screen, screen } from '@venue/shared-ui/shell/screens.tsx';
import { application } from './sections/applications/applications.section.ts';
import { sections } from './sections.ts';

const login = screen({
  path: '/login',
  title: 'Вход для\u00a0сотрудников',
  load: () => import('./sections/auth/LoginPage.tsx'),
});

const forbidden = screen({
  path: '/403',
  title: 'Доступ запрещён',
  load: () => import('./app/frame/ForbiddenPage.tsx'),
});

const ofSections: Readonly<Record<string, Screen>> = Object.fromEntries(
  sections
    .flatMap((section): Screen[] => {
      const { permission, children = [] } = section;
      return [
        section,
        ...children.map(each => ({ crumbs: [section], ...(permission ? { permission } : {}), ...each })),
      ];
    })
    // `/:id/edit` fits any word: whatever begins with a word of its own is looked at before it.
    .toSorted((a, b) => Number(a.path.startsWith('/:')) - Number(b.path.startsWith('/:')))
    .map(each => [each.path, each]),
);

/** Every screen of the app: the sections with what stands children them, and the few that belong to none. */
export const screens = { application, login, forbidden, ...ofSections } as const;
