import { expect, type Locator } from '@playwright/test';

const CONTROLS =
  'input:not([type=hidden]):not([type=file]):not([type=password]):not([type=search]), textarea, select, [contenteditable=true]:not([role=spinbutton], [contenteditable=true] *)';

/** How a control is filled in; undefined for one that takes nothing typed by hand. */
type Kind = 'text' | 'rich' | 'email' | 'phone' | 'number' | 'check' | 'choice' | 'date';

interface Control {
  readonly place: number;
  readonly kind: Kind;
}

/** What a form holds, control by control. */
export const heldBy = (form: Locator): Promise<string[]> =>
  form.evaluate(
    (element, controls) =>
      [...element.querySelectorAll<HTMLInputElement>(controls)].map(control => {
        if (control.isContentEditable) return control.textContent?.trim() ?? '';
        return ['checkbox', 'radio'].includes(control.type) ? String(control.checked) : control.value;
      }),
    CONTROLS,
  );

const controlsOf = (form: Locator): Promise<Control[]> =>
  form.evaluate((element, controls) => {
    const kindOf = (control: HTMLInputElement): string | undefined => {
      if (control.isContentEditable) return 'rich';
      if (control.tagName === 'SELECT')
        return control.querySelector('option:not([disabled]):not(:checked)') ? 'choice' : undefined;
      if (control.ariaHidden === 'true')
        return control.parentElement?.querySelector('[role=spinbutton]')?.checkVisibility() ? 'date' : undefined;
      if (control.readOnly || control.getAttribute('role') === 'combobox') return undefined;
      if (control.tagName === 'TEXTAREA') return 'text';
      if (control.type === 'checkbox') return 'check';
      if (control.type === 'radio') return undefined;
      if (control.type === 'tel') return 'phone';
      if (control.type === 'email') return 'email';
      return /numeric|decimal/.test(control.inputMode) ? 'number' : 'text';
    };
    return [...element.querySelectorAll<HTMLInputElement>(controls)].flatMap((control, place) => {
      const kind =
        control.disabled || !(control.ariaHidden === 'true' || control.checkVisibility()) ? undefined : kindOf(control);
      return kind ? [{ place, kind } as Control] : [];
    });
  }, CONTROLS);

const texts: Readonly<Record<'text' | 'email' | 'phone' | 'number', string>> = {
  text: 'Проба',
  email: 'proba@example.ru',
  phone: '9045550017',
  number: '7',
};

async function fill(control: Locator, kind: Kind): Promise<void> {
  if (kind === 'check') return control.click({ force: true });
  if (kind === 'choice') {
    const other = control.locator('option:not([disabled]):not(:checked)').last();
    await control.selectOption((await other.getAttribute('value')) ?? '');
    return;
  }
  if (kind === 'date') {
    const parts = await control.locator('xpath=..').getByRole('spinbutton').all();
    for (const [index, part] of parts.entries()) {
      await part.click();
      await control.page().keyboard.type(['05', '12', '2027', '10', '00'][index] ?? '');
    }
    return;
  }
  if (kind !== 'rich') return control.fill(texts[kind]);
  await control.focus();
  await control.page().keyboard.press('ControlOrMeta+Home');
  await control.pressSequentially(texts.text);
}

/** The controls of a form once none joins them any more: parts of it load later, and places are counted. */
async function settledControls(form: Locator): Promise<Control[]> {
  let controls: Control[] = [];
  const shape = async () => JSON.stringify(await Promise.all([controlsOf(form), heldBy(form)]));
  await expect
    .poll(
      async () => {
        const was = await shape();
        await form.page().waitForTimeout(250);
        controls = await controlsOf(form);
        return controls.length > 0 && was === (await shape());
      },
      { intervals: [0] },
    )
    .toBe(true);
  return controls;
}

/** Waits until what is typed is kept: its code comes after the fields, and a draft is saved when the page is left. */
export async function untilKept(form: Locator): Promise<void> {
  const isKept = () =>
    form.evaluate(
      element =>
        element.querySelector('p[data-kind]') !== null ||
        Object.keys(sessionStorage).some(name => name.startsWith('typed:')),
    );
  await expect.poll(isKept, { message: 'what was typed is kept', intervals: [50] }).toBe(true);
}

/** Types into the first field of a form, and into the first of another kind. */
export async function typeInto(form: Locator): Promise<void> {
  const controls = await settledControls(form);
  const before = await heldBy(form);
  const first =
    controls.find(({ kind }) => kind === 'text' || kind === 'rich') ??
    controls.find(({ kind }) => kind !== 'date') ??
    controls[0];
  const second = controls.find(({ kind }) => kind !== first?.kind && kind !== 'date');
  for (const each of [first, second]) if (each) await fill(form.locator(CONTROLS).nth(each.place), each.kind);
  expect(await heldBy(form), 'what was typed is in the form').not.toEqual(before);
}
