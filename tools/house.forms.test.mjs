// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are texts of files.
import { expect, test } from 'vitest';
import { inspectForms } from './house.forms.mjs';

const FORM = 'client-app/src/app/AskForm.tsx';
const complete = "useForm({ schema, from,\n    keep: 'ask', submit: (values, { markSaved }) => markSaved(values) });";
const walk = `{ file: '${FORM}', at: '/app' }`;

const wrong = (text, { list = walk, ...lists } = {}) =>
  inspectForms(
    new Map([
      ['e2e/support/forms.ts', list],
      [FORM, text],
    ]),
    { notKept: {}, ...lists },
  ).map(({ message }) => message);

test('a form that is kept and walked is in order', () => expect(wrong(complete)).toEqual([]));

test('a form that is not kept loses what was typed', () => {
  const lost = complete.replace("keep: 'ask',", '');
  expect(wrong(lost)).toEqual([expect.stringMatching(/loses what was typed/)]);
  expect(wrong(lost, { notKept: { [FORM]: 'a password' } })).toEqual([]);
});

test('a form that is kept for ever is wrong', () =>
  expect(wrong(complete.replaceAll('markSaved', 'reset'))).toEqual([expect.stringMatching(/after it is saved/)]));

test('each form of a file is walked', () => {
  expect(wrong(complete, { list: '' })).toEqual([expect.stringMatching(/has 1 forms, of which a journey walks 0/)]);
  expect(wrong(`${complete}\n<CallForm\n  keep="more">`)).toEqual([expect.stringMatching(/has 2 forms.* walks 1/)]);
});

test('a list of forms may name their folder', () =>
  expect(wrong(complete, { list: "const app = 'client-app/src';\n{ file: `${app}/app/AskForm.tsx` }" })).toEqual([]));
