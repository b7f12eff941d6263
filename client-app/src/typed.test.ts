import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Forms whose text is not kept, and why. */
const not: Readonly<Record<string, string>> = {
  './app/CodeForm.tsx': 'a code is typed once',
  './auth/NewPasswordStep.tsx': 'a password',
  './auth/PasswordStep.tsx': 'a password',
  './auth/PhoneStep.tsx': 'the phone is kept by the steps of signing in',
  './auth/StateServicesStep.tsx': 'a consent',
  './event-requests/form/ActiveEditor.tsx': 'the venue changes the same request, and would be overwritten unseen',
  './event-requests/form/RequestEditor.tsx': 'each answer is saved on the server by itself',
  './privacy/PasswordAsked.tsx': 'a password',
  './profile/PassportForm.tsx': 'passport data are never kept in the browser',
};

const sources = Object.keys(import.meta.glob(['./**/*.tsx', '!./**/*.test.tsx', '!./**/*.testing.tsx']));
const forms = sources
  .map(file => ({ file, text: readFileSync(new URL(file, import.meta.url), 'utf8') }))
  .filter(({ text }) => /<(CallForm|Form)\b/.test(text) && /<\/(CallForm|Form)>/.test(text));

it.each(forms.map(({ file, text }) => [file, text]))('%s keeps what is typed over a reload', (file, text) => {
  expect(/<KeepTyped\b|\bdraft=|^ +draft: /m.test(text)).toBe(!(file in not));
});

it('knows forms that are there', () =>
  expect(Object.keys(not).filter(file => !forms.some(form => form.file === file))).toEqual([]));
