import { lazyWithRetry } from '@venue/shared-ui/parts/load/lazyWithRetry.tsx';
import type { Screen } from '@venue/shared-ui/shell/screens.tsx';
import { authorPaths } from './authors.paths.ts';

/** The list of authors, loaded lazily. */
export const AuthorsPage = lazyWithRetry(() => import('./AuthorsPage.tsx'));

const crumbs = [{ ...authorPaths.list, title: 'Авторы' }];

/** The other screens of authors, for the section their list is in. */
export const authorScreens: readonly Screen[] = [
  {
    ...authorPaths.create,
    title: 'Новый автор',
    crumbs,
    permission: 'authors.manage',
    load: () => import('./CreateAuthorPage.tsx'),
  },
  {
    ...authorPaths.page,
    title: 'Автор №\u00a0:authorId',
    crumbs,
    permission: 'authors.read',
    load: () => import('./AuthorPage.tsx'),
  },
];
