import { screen, within } from '@testing-library/react';
import { labelled } from '@venue/sdk';
import { Form } from '@venue/shared-ui/form/Form.tsx';
import { useForm } from '@venue/shared-ui/form/useForm.ts';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { renderPage, startServer } from '../../../testing/render.tsx';
import { emptyOf } from './emptyOf.ts';
import { Fieldset } from './Fieldset.tsx';

startServer();

const hue = { red: { id: 1, label: 'Красный' }, blue: { id: 2, label: 'Синий' } };
const hues = { options: Object.values(hue), option: () => hue.red };
const Fields = z.object({
  name: labelled(z.string().check(z.minLength(1), z.maxLength(20)), 'Имя', { placeholder: 'Вера', half: true }),
  city: labelled(z.string(), 'Город', { half: true }),
  about: labelled(z.string(), 'О себе', { lines: true, hint: 'Несколько слов' }),
  seats: labelled(z.nullable(z.int()), 'Мест'),
  isOpen: labelled(z.boolean(), 'Открыт'),
  hue: labelled(z.literal([1, 2]), 'Цвет', { values: hues }),
  contacts: labelled(z.object({ address: labelled(z.string(), 'Адрес') }), 'Контакты'),
  tags: labelled(z.array(z.string()), 'Метки'),
});

function Filled({ own = {} }: { own?: React.ComponentProps<typeof Fieldset<typeof Fields>>['own'] }) {
  const form = useForm({ schema: Fields, from: emptyOf(Fields), submit: () => undefined });
  return (
    <Form form={form}>
      <Fieldset of={Fields} own={{ tags: ({ label }) => <p>{label}: свои</p>, ...own }} />
    </Form>
  );
}

it('draws each field by its type, with the words of its declaration', async () => {
  renderPage(<Filled />);
  expect(await screen.findByLabelText('Имя')).toMatchObject({ maxLength: 20, placeholder: 'Вера' });
  expect(screen.getByRole('textbox', { name: /О себе/, description: 'Несколько слов' }).tagName).toBe('TEXTAREA');
  expect(screen.getByLabelText('Мест — необязательно')).toMatchObject({ inputMode: 'numeric' });
  expect(screen.getByRole('checkbox', { name: 'Открыт' })).toMatchObject({ checked: false });
  within(screen.getByLabelText('Цвет')).getByRole('option', { name: 'Синий' });
  const contacts = within(screen.getByRole('group', { name: 'Контакты' }));
  expect(contacts.getByLabelText('Адрес — необязательно')).toMatchObject({ name: 'contacts.address' });
  screen.getByText('Метки: свои');
});

it('puts two fields of half the width side by side', async () => {
  renderPage(<Filled />);
  const rowOf = (label: string) => screen.getByLabelText(label).closest('div')?.parentElement;
  await screen.findByLabelText('Имя');
  expect(rowOf('Имя')).toBe(rowOf('Город — необязательно'));
  expect(rowOf('Имя')).not.toBe(rowOf('О себе — необязательно'));
});

it('starts with a value for every field', () =>
  expect(emptyOf(Fields)).toEqual({
    name: '',
    city: '',
    about: '',
    seats: null,
    isOpen: false,
    hue: '',
    contacts: { address: '' },
    tags: [],
  }));
