import { href } from '@venue/shared-ui/shell/screens.tsx';

export const applicationPaths = { list: { path: '/applications' }, page: { path: '/applications/:id' } } as const;

/** Where an application is read; with a type the next ones are of that type. */
export const applicationUrl = (id: number, type?: number): string =>
  `${href(applicationPaths.page, { id })}${type === undefined ? '' : `?type=${type}`}`;
