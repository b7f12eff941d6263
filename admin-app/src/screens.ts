import { type Screen, screen } from '@venue/shared-ui/shell/screens.tsx';
import { application } from './sections/applications/applications.section.ts';
import { sections } from './sections.ts';

const login = screen({
  path: '/login',
  title: 'Вход для\u00a0сотрудников',
  load: () => import('./sections/login/LoginPage.tsx'),
});

const forbidden = screen({ path: '/403', title: 'Доступ запрещён', load: () => import('./app/ForbiddenPage.tsx') });

const ofSections: Readonly<Record<string, Screen>> = Object.fromEntries(sections.map(each => [each.path, each]));

/** Every screen of the app: the sections, and what stands beside them. */
export const screens = { ...ofSections, application, login, forbidden } as const;
