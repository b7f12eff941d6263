import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { addressesOf, areaOf, areasWithScreens, journeysFor, onlyFor, sourcesOf, testsFor } from './changed.mjs';
import { root } from './machine.mjs';

const sources = sourcesOf(root);
const of = (...files) => testsFor(root, files, sources);

describe('the tests that a change concerns', () => {
  it('are those of its area in every package, and those that walk all declarations', () => {
    const tests = of('server/src/areas/residents/residents.rules.ts');
    expect(tests).toContain('server/src/areas/residents/residents.admin.test.ts');
    expect(tests).toContain('admin-app/src/sections/residents/ResidentPage.test.tsx');
    expect(tests).toContain('server/src/permissions.test.ts');
    expect(tests).not.toContain('server/src/areas/tickets/tickets.test.ts');
  });

  it('are those that import it, also from other packages', () => {
    expect(of('server/src/core/clock.ts')).toContain('server/src/core/clock.test.ts');
    expect(of('sdk/src/core/format/hours.ts')).toContain('sdk/src/core/format/hours.test.ts');
    expect(of('sdk/src/residents/residents.model.ts')).toContain('server/src/areas/residents/residents.admin.test.ts');
  });

  it('are all where the change concerns everything', () => {
    expect(of('package-lock.json')).toBeUndefined();
    expect(of('server/vitest.config.ts')).toBeUndefined();
  });

  it('have the slow ones only for what they read', () => {
    expect(onlyFor.filter(([file]) => !sources.has(file))).toEqual([]);
    const slow = 'server/src/ports/database/schema.test.ts';
    expect(of('server/src/areas/residents/residents.rules.ts')).not.toContain(slow);
    expect(of('server/src/areas/residents/residents.table.ts')).toContain(slow);
    expect(of('server/drizzle/0001_new.sql')).toContain(slow);
  });

  it('have those of all areas only where an area declares something else', () => {
    const ofAll = 'server/src/areas/privacy/privacy.complete.test.ts';
    expect(of('server/src/areas/residents/residents.rules.ts')).not.toContain(ofAll);
    expect(of('server/src/areas/residents/residents.table.ts')).toContain(ofAll);
    expect(of('sdk/src/residents/residents.model.ts')).toContain(ofAll);
  });

  it('have those that read the sources, and none that reads a folder of its own', () => {
    const tests = of('server/src/areas/residents/residents.store.ts');
    expect(tests).toContain('server/src/core/db/prepared.test.ts');
    expect(tests).not.toContain('server/src/areas/profile/documents.test.ts');
    expect(of('admin-app/src/sections/residents/ResidentPage.tsx')).toContain(
      'admin-app/src/sections.contract.test.tsx',
    );
  });

  it('have the test itself', () => {
    expect(of('server/src/areas/tickets/tickets.test.ts')).toContain('server/src/areas/tickets/tickets.test.ts');
  });
});

describe('the journeys that a change concerns', () => {
  it('name the screens of its area', () => {
    expect(journeysFor(root, ['residents'])[0]).toBe('e2e/journeys/admin-residents.spec.ts');
    expect(areaOf('admin-app/src/sections/residents/ResidentPage.tsx')).toBe('residents');
    expect(areaOf('shared-ui/src/form/Input.tsx')).toBeUndefined();
  });

  it.each(areasWithScreens(root).filter(area => addressesOf(root, area).length > 0))(
    'are there for %s, or every-screen opens its screens',
    area => {
      const screens = readFileSync(join(root, 'e2e/support/screens.ts'), 'utf8');
      // Those of staff and of customers are listed there without their beginning.
      const opened = addressesOf(root, area).some(
        address => screens.includes(address) || screens.includes(`'${address.replace(/^\/app\/(admin\/)?/, '')}`),
      );
      expect(opened || journeysFor(root, [area]).length > 0).toBe(true);
    },
  );
});
