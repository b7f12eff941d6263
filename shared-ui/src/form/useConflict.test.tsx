import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiFailure, required } from '@venue/sdk';
import { useRef } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { Text } from '../fields/inputs.tsx';
import { renderApp } from '../testing/render.tsx';
import { Form } from './Form.tsx';
import { useConflict } from './useConflict.tsx';
import { useFollow } from './useFollow.ts';
import { useForm } from './useForm.ts';

const Saved = z.object({ name: required(), version: z.int(), savedBy: z.string() });
type Saved = z.output<typeof Saved>;
const schema = z.object({ name: required(), version: z.int() });
const valuesOf = ({ name, version }: Saved) => ({ name, version });
const ours: Saved = { name: 'Наш', version: 4, savedBy: 'Анна' };
const theirs: Saved = { name: 'Их', version: 9, savedBy: 'Борис' };
const refusal = (current: unknown = theirs) => new ApiFailure('conflict', { data: { current } });

const person = userEvent.setup();
/** Answers a saving: a failure, or nothing when it is saved. */
const save = vi.fn<(values: z.output<typeof schema>, how: 'save' | 'send') => ApiFailure | undefined>();
const unshown = vi.fn();

function Page({ record }: { record: Saved }) {
  const conflict = useConflict(Saved, 'Бренд', valuesOf);
  const sending = useRef(false);
  const form = useForm({
    schema,
    from: valuesOf(record),
    submit: async (values, current) => {
      const how = sending.current ? 'send' : 'save';
      const handles = conflict.begin(current, () => sendFor(how));
      const failure = save(values, how);
      // As long as any answer takes.
      await new Promise(resolve => setTimeout(resolve));
      if (!failure) return current.markSaved(values);
      if (!handles(failure)) unshown(failure);
    },
  });
  useFollow(form, valuesOf(record));
  const sendFor = async (how: 'save' | 'send') => {
    sending.current = how === 'send';
    await form.onSubmit();
    sending.current = false;
  };
  return (
    <Form form={form}>
      {conflict.note}
      <Text name="name" label="Название" />
      <button type="submit">Сохранить</button>
      <button type="button" onClick={() => sendFor('send')}>
        Отправить
      </button>
      <p>{form.methods.formState.isDirty ? 'изменено' : 'сохранено'}</p>
    </Form>
  );
}

beforeEach(() => {
  save.mockReset();
  unshown.mockReset();
});
const press = (name: string) => person.click(screen.getByRole('button', { name }));
const field = () => screen.getByLabelText<HTMLInputElement>('Название');
const note = () => screen.queryByText(/^Бренд изменили в/);
async function refused(by = 'Сохранить') {
  const view = renderApp(<Page record={ours} />);
  await person.type(field(), '!');
  save.mockReturnValueOnce(refusal());
  await press(by);
  expect(await screen.findByText(/^Бренд изменили в/)).not.toBeNull();
  expect(field().value).toBe('Наш!');
  return view;
}

it('saves mine over theirs, and the note is gone', async () => {
  await refused();
  await press('Сохранить мои правки');
  await waitFor(() => expect(save.mock.lastCall).toEqual([{ name: 'Наш!', version: 9 }, 'save']));
  await waitFor(() => expect(note()).toBeNull());
});

it('sends again what was refused, for what it was sent', async () => {
  await refused('Отправить');
  await press('Сохранить мои правки');
  await waitFor(() => expect(save.mock.lastCall).toEqual([{ name: 'Наш!', version: 9 }, 'send']));
});

it('shows theirs in place of mine, with nothing left to save', async () => {
  await refused();
  await press('Показать сохранённое');
  expect(field().value).toBe('Их');
  expect(screen.getByText('сохранено')).not.toBeNull();
  expect(note()).toBeNull();
});

it('takes the focus again when it is refused again', async () => {
  await refused();
  expect(document.activeElement).toBe(screen.getByRole('alert'));
  save.mockReturnValueOnce(refusal());
  await press('Сохранить');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('alert')));
});

it('is over when another saving is taken', async () => {
  await refused();
  await press('Сохранить');
  await waitFor(() => expect(note()).toBeNull());
});

it('puts other failures beside their fields, and leaves the rest to the caller', async () => {
  renderApp(<Page record={ours} />);
  save.mockReturnValueOnce(new ApiFailure('invalid_input', { fields: { name: 'Уже есть' } }));
  await press('Сохранить');
  expect(await screen.findByText('Уже есть')).not.toBeNull();
  expect(unshown).not.toHaveBeenCalled();
  // Without the record there is nothing to choose.
  save.mockReturnValueOnce(refusal({ name: 'Их' }));
  await press('Сохранить');
  await waitFor(() => expect(unshown).toHaveBeenCalledOnce());
  expect(note()).toBeNull();
});

it('follows what is saved elsewhere while nothing is typed, and keeps what is', async () => {
  const { again } = renderApp(<Page record={ours} />);
  again(<Page record={{ ...ours, name: 'Наш, поправлен', version: 5 }} />);
  expect(field().value).toBe('Наш, поправлен');
  expect(screen.getByText('сохранено')).not.toBeNull();
  // A read that was on its way while this was saved here is older than the form.
  again(<Page record={ours} />);
  expect(field().value).toBe('Наш, поправлен');
  await person.type(field(), '!');
  again(<Page record={theirs} />);
  expect(field().value).toBe('Наш, поправлен!');
});
