import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Phone, required } from '@venue/sdk';
import { expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { Form } from '../form/Form.tsx';
import { SubmitButton } from '../form/SubmitButton.tsx';
import { useForm } from '../form/useForm.ts';
import { renderApp } from '../testing/render.tsx';
import { Text } from './inputs.tsx';
import { ListField } from './ListField.tsx';
import { PhoneField } from './PhoneField.tsx';

const person = userEvent.setup();
const submitted = vi.fn();

const schema = z.object({
  phones: z.array(Phone).check(z.minLength(1, 'Укажите хотя бы один телефон'), z.maxLength(3)),
  people: z.array(z.object({ name: required(), note: z.string() })),
});

interface Props {
  phones: string[];
  people: { name: string; note: string }[];
  beforeRemove?: (index: number) => Promise<number>;
}

function Page({ phones, people, beforeRemove }: Props) {
  const form = useForm({ schema, from: { phones, people }, submit: submitted });
  return (
    <Form form={form}>
      <ListField
        name="phones"
        label="Телефоны"
        empty=""
        limit={3}
        addLabel="Добавить телефон"
        entryLabel={index => `телефон ${index + 1}`}
        {...(beforeRemove ? { beforeRemove } : {})}
      >
        {(name, index) => <PhoneField name={name} label={`Телефон ${index + 1}`} />}
      </ListField>
      <ListField
        name="people"
        label="Люди"
        empty={{ name: '', note: '' }}
        limit={9}
        least={1}
        addLabel="Добавить человека"
        entryLabel={index => `человека ${index + 1}`}
      >
        {(name, index) => <Text name={`${name}.name`} label={`Имя ${index + 1}`} />}
      </ListField>
      <button type="button" onClick={() => form.methods.reset({ phones: ['9009999999'], people })}>
        Сбросить
      </button>
      <SubmitButton>Готово</SubmitButton>
    </Form>
  );
}

const anna = { name: 'Анна', note: 'а' };
const boris = { name: 'Борис', note: 'б' };
const first = '9000000001';
const second = '9000000002';
const third = '9000000003';

function show({ phones = [first], people = [anna], ...rest }: Partial<Props> = {}) {
  submitted.mockClear();
  renderApp(<Page phones={phones} people={people} {...rest} />);
}
const press = (name: string) => person.click(screen.getByRole('button', { name }));
const readVisible = (label: RegExp) => screen.getAllByLabelText<HTMLInputElement>(label).map(({ value }) => value);
const sent = async () => {
  await press('Готово');
  await waitFor(() => expect(submitted).toHaveBeenCalled());
  return submitted.mock.lastCall?.[0];
};

it('adds an empty entry and takes the focus there, until there are enough', async () => {
  show();
  await press('Добавить телефон');
  expect(document.activeElement).toBe(screen.getByLabelText('Телефон 2'));
  await person.keyboard(second);
  await press('Добавить телефон');
  expect(screen.queryByRole('button', { name: 'Добавить телефон' })).toBeNull();
  expect(screen.getByText('Больше 3 добавить нельзя')).not.toBeNull();
  await person.keyboard(third);
  expect((await sent()).phones).toEqual([first, second, third]);
});

it('removes one from the middle, and the others keep what they hold', async () => {
  show({ phones: [first, second, third] });
  await person.type(screen.getByLabelText('Телефон 3'), '{Backspace}9');
  await press('Удалить телефон 2');
  expect(readVisible(/^Телефон \d/)).toEqual(['+7 900 000-00-01', '+7 900 000-00-09']);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Удалить телефон 2' }));
  await press('Удалить телефон 1');
  expect((await sent()).phones).toEqual(['9000000009']);
});

it('holds objects as well, with fields that keep no state of their own', async () => {
  show({ people: [anna, boris] });
  await person.type(screen.getByLabelText('Имя 2'), '!');
  await press('Удалить человека 1');
  expect(readVisible(/^Имя \d/)).toEqual(['Борис!']);
  expect(screen.queryByRole('button', { name: 'Удалить человека 1' })).toBeNull();
  await press('Добавить человека');
  expect(readVisible(/^Имя \d/)).toEqual(['Борис!', '']);
  await person.keyboard('Вера');
  expect((await sent()).people).toEqual([
    { name: 'Борис!', note: 'б' },
    { name: 'Вера', note: '' },
  ]);
});

it('tells errors beside their entries, and moves them with these', async () => {
  show({ phones: [first, '12', third] });
  await press('Готово');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Телефон 2')));
  await press('Удалить телефон 1');
  await waitFor(() => expect(screen.getByLabelText('Телефон 1').getAttribute('aria-invalid')).toBe('true'));
  expect(screen.getByLabelText('Телефон 2').getAttribute('aria-invalid')).toBeNull();
});

it('tells what is wrong with the list as a whole', async () => {
  show();
  await press('Удалить телефон 1');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Добавить телефон' }));
  await press('Готово');
  expect(await screen.findByText('Укажите хотя бы один телефон')).not.toBeNull();
  expect(submitted).not.toHaveBeenCalled();
});

it('follows a list set from outside', async () => {
  show({ phones: [first, second] });
  await press('Сбросить');
  await act(async () => undefined);
  expect(readVisible(/^Телефон \d/)).toEqual(['+7 900 999-99-99']);
  expect((await sent()).phones).toEqual(['9009999999']);
});

it('asks before an entry goes, and takes off the right one when the list has changed meanwhile', async () => {
  const answers: ((gone: number) => void)[] = [];
  const beforeRemove = vi.fn(() => new Promise<number>(resolve => answers.push(resolve)));
  const answer = (request: number, gone: number) => act(async () => answers[request]?.(gone));
  show({ phones: [first, second, third], beforeRemove });
  await press('Удалить телефон 1');
  await press('Удалить телефон 3');
  expect(beforeRemove.mock.calls).toEqual([[0], [2]]);
  expect(readVisible(/^Телефон \d/)).toHaveLength(3);
  await answer(0, 0);
  // By now the third entry is the second and last one.
  await answer(1, 1);
  expect(readVisible(/^Телефон \d/)).toEqual(['+7 900 000-00-02']);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Удалить телефон 1' }));
  await press('Удалить телефон 1');
  await answer(2, -1);
  expect((await sent()).phones).toEqual([second]);
});
