import { expect, test } from 'vitest';
import { check } from '../core/schema/rules.ts';
import { createProject, saveProject } from './projects.admin.calls.ts';

const project = {
  projectName: 'Ночь музеев',
  projectDateStart: '2026-05-16',
  projectDateEnd: '2026-05-17',
  urlTranslit: 'noch-muzeev',
  projectDescription: '<p>Три этажа выставок</p>',
};

test.each([
  [{}, true],
  [{ projectDateEnd: '2026-05-16' }, true],
  [{ projectDateStart: null }, true],
  [{ projectDateEnd: null }, true],
  [{ projectDateStart: '', projectDateEnd: '' }, true],
  [{ projectDateStart: undefined, projectDateEnd: undefined }, true],
  [{ projectDateEnd: '2026-05-15' }, false],
])('a project with %o may be saved: %s', (value, ok) => {
  const [added, saved] = [createProject.body ?? expect.fail(), saveProject.body ?? expect.fail()];
  expect(check(added, { ...project, ...value }).ok).toBe(ok);
  expect(check(saved, { ...project, ...value, projectId: 1, version: 1 }).ok).toBe(ok);
});
