import type { RoleName } from '@venue/sdk';
import { loginPages } from '@venue/sdk';
import { type Area, pathWithin } from './area.ts';
import { decide } from './guard.ts';

/** Name of the query parameter that carries the page to come back to. */
export const NEXT = 'next';

const logins = new Set<string>(Object.values(loginPages));
/** A login through another site returns here, with the same parameter. */
const carriers = new Set<string>([...logins, '/marketplace/auth/wait']);

const customer: RoleName = 'marketplace';
const showsPage = (path: string) => {
  const role: RoleName = path.startsWith('/admin') ? 'admin' : customer;
  return decide({ path, loggedIn: role, accountType: role }) === 'stay';
};

/**
 * Where a visitor is redirected, with the page to return to: `/marketplace/login?next=%2Faccount%2Fevents`. Only logins
 * get one, and only for pages that show something once signed in.
 */
export function withNext(goesTo: string, from: { readonly path: string; readonly search: string }): string {
  if (!logins.has(goesTo) || logins.has(from.path) || !showsPage(from.path)) return goesTo;
  return `${goesTo}?${NEXT}=${encodeURIComponent(from.path + from.search)}`;
}

/**
 * The page to return to from a login page; null elsewhere, if there is none, or if it is not a page of this app.
 * Anything that could lead to another host (`//host`, `/\host`, a scheme) is rejected.
 */
export function nextFrom(area: Area, at: { readonly path: string; readonly search: string }): string | null {
  if (!carriers.has(at.path)) return null;
  const target = new URLSearchParams(at.search).get(NEXT);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop them, and `/\t/host` becomes `//host`
  if (!target || !/^\/(?![/\\])/.test(target) || /[\\\u0000-\u001f]/.test(target)) return null;
  const { pathname, search: query, hash } = new URL(target, 'https://here.invalid');
  if (pathname.startsWith('//') || pathWithin(area, pathname) === null) return null;
  return logins.has(pathname) || !showsPage(pathname) ? null : pathname + query + hash;
}
