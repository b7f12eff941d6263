import { describe, expect, it } from 'vitest';
import { sourcesOf } from './changed.mjs';
import { mutantsOf } from './guards.mjs';
import { root } from './machine.mjs';

const file = 'server/src/areas/auth/login.ts';
const after = text => mutantsOf(file, text).map(({ mutated }) => mutated.split('\n').slice(1).join('\n').trim());

describe('the mutants of a marked guard', () => {
  it.each([
    ['a statement', '// guard\ncount(db);', [';']],
    ['a condition', '// guard\nif (late) throw new Late();', [';']],
    ['a condition of two', '// guard\nif (late || old) throw e;', [';', 'if (old) throw e;', 'if (late) throw e;']],
    [
      'a condition in SQL',
      '// guard\nconst mine = and(a, b, c);',
      ['const mine = and(b, c);', 'const mine = and(a, c);', 'const mine = and(a, b);'],
    ],
    [
      'a comparison',
      '// guard\nconst right = () => ahead <= most;',
      ['const right = () => true;', 'const right = () => false;'],
    ],
    ['a choice', '// guard\nconst a = secure ? b : c;', ['const a = b;', 'const a = c;']],
    ['a property', 'send({\n  // guard\n  notBefore: morning(now),\n});', ['// guard\n  notBefore: undefined,\n});']],
    ['all of a list', '// guard\nconst a = () => names.every(has);', ['const a = () => names.some(has);']],
    ['statements inside it are not its own', '// guard\nif (late) {\n  if (a && b) c();\n}', [';']],
  ])('%s', (_title, text, expected) => expect(after(text)).toEqual(expected));

  it('are tested by the tests that the mark names, beside the file or by their path', () => {
    const [{ tests }] = mutantsOf(file, '// guard: login.test.ts, server/src/routes.test.ts\nrun();');
    expect(tests).toEqual(['server/src/areas/auth/login.test.ts', 'server/src/routes.test.ts']);
  });

  it('are there for every mark of the sources', () => {
    const marks = [...sourcesOf(root)].filter(([each]) => /^[\w-]+\/src\/.*\.tsx?$/.test(each));
    expect(marks.flatMap(([each, text]) => mutantsOf(each, text)).length).toBeGreaterThan(1000);
  });

  it('are an error where nothing can be removed, and none without a mark', () => {
    expect(() => mutantsOf(file, '// guard\nconst a = 1;')).toThrow('no part to remove');
    expect(mutantsOf(file, 'if (late) throw e;')).toEqual([]);
  });
});
