import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Phone } from '@venue/sdk';
import { expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { Form } from '../form/Form.tsx';
import { SubmitButton } from '../form/SubmitButton.tsx';
import { useForm } from '../form/useForm.ts';
import { renderApp } from '../testing/render.tsx';
import { CodeField } from './CodeField.tsx';
import { DigitsField } from './DigitsField.tsx';
import { NumberField } from './NumberField.tsx';
import { PhoneField } from './PhoneField.tsx';
import { wholeNumber } from './wholeNumber.ts';

const person = userEvent.setup();
const whole = (digits: number) => z.string().check(z.regex(new RegExp(`^\\d{${digits}}$`), `Нужно цифр: ${digits}`));

const fields = {
  digits: { schema: whole(12), field: <DigitsField name="number" label="Номер" most={12} /> },
  code: { schema: whole(6), field: <CodeField name="number" label="Номер" /> },
  phone: { schema: Phone, field: <PhoneField name="number" label="Номер" /> },
  number: {
    schema: z.int().check(z.maximum(1_000_000_000, 'Слишком много')),
    field: <NumberField name="number" label="Номер" inputMode="numeric" read={wholeNumber} write={String} />,
  },
} as const;

const submit = vi.fn();

function Screen({ of }: { of: keyof typeof fields }) {
  const { schema, field } = fields[of];
  const form = useForm({
    schema: z.object({ number: schema as z.ZodMiniType<string, string> }),
    from: { number: '' },
    submit,
  });
  return (
    <Form form={form}>
      {field}
      <SubmitButton>Отправить</SubmitButton>
    </Form>
  );
}

const digits = '123456789012345678901234567890';

it.each(Object.keys(fields) as (keyof typeof fields)[])(
  'refuses a pasted number that is too long, and cuts nothing: %s',
  async of => {
    renderApp(<Screen of={of} />);
    const input = screen.getByLabelText<HTMLInputElement>('Номер');
    await person.click(input);
    await person.paste(digits);
    expect(input.value.replace(/\D/g, '')).toBe(digits);
    await person.click(screen.getByRole('button', { name: 'Отправить' }));
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(input.value.replace(/\D/g, '')).toBe(digits);
    expect(submit).not.toHaveBeenCalled();
  },
);

it('marks a number as too long while it is typed', async () => {
  renderApp(<Screen of="digits" />);
  const input = screen.getByLabelText('Номер');
  await person.type(input, '123456789012');
  expect(input.getAttribute('aria-invalid')).not.toBe('true');
  await person.type(input, '3');
  expect(screen.getByText(/Введено 13 цифр/)).toBeTruthy();
});
