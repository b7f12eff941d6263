// No form loses what was typed: each is kept, and a journey types into it, reloads the page and sees it again.

/** Forms whose values are not kept, and why. */
const unkept = {
  'admin-app/src/sections/auth/InvitationForm.tsx': 'a password',
  'admin-app/src/sections/auth/LoginPage.tsx': 'a password and a captcha',
  'admin-app/src/sections/auth/NewPasswordForm.tsx': 'a password and a code',
  'admin-app/src/sections/auth/SecondStepForm.tsx': 'a code is typed once',
  'admin-app/src/sections/rooms/WorkYearPage.tsx': 'a day is chosen, and joins the list at once',
  'admin-app/src/sections/security/FactorDialog.tsx': 'a password and a code',
  'admin-app/src/sections/users/GuestsPage.tsx': 'a search: a phone of a person who asks to be forgotten',
  'client-app/src/app/person/CodeForm.tsx': 'a code is typed once',
  'client-app/src/auth/NewPasswordStep.tsx': 'a password and a code',
  'client-app/src/auth/PasswordStep.tsx': 'a password',
  'client-app/src/auth/PhoneStep.tsx': 'the phone is kept by the steps of signing in',
  'client-app/src/auth/StateServicesStep.tsx': 'a consent',
  'client-app/src/event-requests/form/RequestEditor.tsx': 'each answer is saved on the server by itself',
  'client-app/src/privacy/PasswordPrompt.tsx': 'a password',
  'client-app/src/profile/person/PassportForm.tsx': 'passport data are never kept in the browser',
};

/** What all forms of a kind share: the forms themselves are where these are used. */
const frames = new Set([
  'admin-app/src/app/decision/DecisionFrame.tsx',
  'admin-app/src/app/record/form/CreatePage.tsx',
  'admin-app/src/app/record/form/useRecordForm.ts',
  'admin-app/src/app/record/plainPage.tsx',
]);

const ofForms = /^(client-app|admin-app)\/src\/|^shared-ui\/src\/areas\//;
const form = /\buseForm\(\{|<(CallForm|DecisionForm|CreatePage)\b|\b(useRecordForm\(\{|plainPage\()/g;
/** These are kept by their frame. */
const framed = /<CreatePage\b|\b(useRecordForm\(\{|plainPage\()/g;
const keepAttribute = /\bkeep=|\bdraft=|^ +(keep|draft): /gm;
const ended = /\bmarkSaved\b|\bforget(Typed)?\(/;

const count = (text, pattern) => [...text.matchAll(pattern)].length;

/** Breaches of these rules, as `{ file, message }`. `sources` are texts by file name. */
export function inspectForms(sources, { notKept = unkept } = {}) {
  const walks = [...sources].flatMap(([file, text]) =>
    /^e2e\/support\/forms\b/.test(file)
      ? [text.replaceAll(/\$\{(section|app)\}/g, (_, name) => folderIn(text, name))]
      : [],
  );
  const breaches = [];
  const seen = new Set();
  for (const [file, text] of sources) {
    if (!ofForms.test(file) || /\.(test|testing)\./.test(file) || frames.has(file)) continue;
    const forms = count(text, form);
    if (forms === 0) continue;
    seen.add(file);
    const tell = message => breaches.push({ file, message });
    if (file in notKept) continue;
    if (count(text, keepAttribute) < forms - count(text, framed))
      tell(
        'has a form that loses what was typed: give it `keep` or `draft`, or name the file in tools/house.forms.mjs',
      );
    if (/useForm\(\{/.test(text) && !ended.test(text))
      tell('keeps what was typed after it is saved: call `markSaved` or `forget`');
    const walked = walks.reduce((sum, list) => sum + list.split(file).length - 1, 0);
    if (walked < forms)
      tell(`has ${forms} forms, of which a journey walks ${walked}: add them to e2e/support/forms.ts`);
  }
  for (const file of Object.keys(notKept))
    if (sources.size > 0 && sources.has('tools/house.forms.mjs') && !seen.has(file))
      breaches.push({ file, message: 'is named in tools/house.forms.mjs, but has no form' });
  return breaches;
}

/** The folder that a list of forms names `name`. */
const folderIn = (text, name) => new RegExp(`const ${name} = '([^']+)'`).exec(text)?.[1] ?? name;
