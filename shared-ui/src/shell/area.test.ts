import { expect, it } from 'vitest';
import { fullPath, pathWithin } from './area.ts';

it.each([
  ['', '/booking/map', '/booking/map'],
  ['/admin', '/', '/admin'],
  ['/admin', '/events/1/edit', '/admin/events/1/edit'],
] as const)('in area "%s" the path %s is %s', (area, pathname, full) => expect(fullPath(area, pathname)).toBe(full));

it.each([
  ['', '/marketplace/login', '/marketplace/login'],
  ['', '/admin/login', null],
  ['', '/administration', '/administration'],
  ['/admin', '/admin', '/'],
  ['/admin', '/admin/events', '/events'],
  ['/admin', '/marketplace/login', null],
] as const)('area "%s" reaches %s by %s', (area, path, within) => expect(pathWithin(area, path)).toBe(within));
