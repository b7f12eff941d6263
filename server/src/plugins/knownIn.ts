import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Whether an app has a screen at a path, by the list that its build wrote; every path of an app without one. A
 * parameter is the number of a record. The app shows «Страница не найдена» at any other address.
 */
export function knownIn(dir: string): (path: string) => boolean {
  const list = join(dir, '.vite', 'addresses.json');
  if (!existsSync(list)) return () => true;
  const paths = JSON.parse(readFileSync(list, 'utf8')) as readonly string[];
  const patterns = paths.map(
    path => new RegExp(`^${path.replace(/:\w+/g, '[1-9]\\d{0,8}').replace(/\/$/, '')}/?$`, 'i'),
  );
  return path => patterns.some(pattern => pattern.test(path));
}
