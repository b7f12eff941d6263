import { sitePages } from '@venue/sdk/visiting/model';
import { expect, test } from 'vitest';
import { screens } from '../areas.ts';
import { visitingPaths } from './visiting.paths.ts';

test('every page that the search knows is a screen, by the same title', () => {
  const known = sitePages.map(({ path, title }) => ({ path, title }));
  const own = screens.map(({ path, title }) => ({ path, title }));
  expect(own).toEqual(expect.arrayContaining(known));
});

test('the search knows every text about the venue', () => {
  const paths = Object.values(visitingPaths).map(({ path }) => path);
  expect(sitePages.map(({ path }) => path)).toEqual(expect.arrayContaining(paths));
});
