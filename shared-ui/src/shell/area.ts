/** Where the apps live on the host. */
export const APP_BASE = '/app';

/** The part of the address one app owns: '' for the customers' app, `/admin` for the back office. */
export type Area = '' | '/admin';

/** The base path of an app's router. */
export const basenameOf = (area: Area): string => `${APP_BASE}${area}`;

/** A path of an app's router as the whole product writes it: `/events` within `/admin` is `/admin/events`. */
export const fullPath = (area: Area, pathname: string): string =>
  area && pathname === '/' ? area : `${area}${pathname}`;

const isAdmin = (path: string) => path === '/admin' || path.startsWith('/admin/');

/** The same path within this app's router, or null when the other app owns it. */
export function pathWithin(area: Area, path: string): string | null {
  if (area === '') return isAdmin(path) ? null : path;
  return isAdmin(path) ? path.slice(area.length) || '/' : null;
}

/** Goes to a path of the whole product: within this app by its router, across apps by loading the page. */
export function goTo(area: Area, path: string, navigate: (to: string, options: { replace: true }) => unknown): void {
  const within = pathWithin(area, path);
  if (within === null) window.location.assign(`${APP_BASE}${path}`);
  else void navigate(within, { replace: true });
}
