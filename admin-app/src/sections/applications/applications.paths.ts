import { href } from '@venue/shared-ui/shell/screens.tsx';

export const applicationPaths = { list: { path: '/applications' }, page: { path: '/applications/:id' } } as const;

/** The address of an application; with a type, the next applications are limited to that type. */
export const applicationUrl = (id: number, type?: number): string =>
  `${href(applicationPaths.page, { id })}${type === undefined ? '' : `?type=${type}`}`;
