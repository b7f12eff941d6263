import { fireEvent, screen, waitFor, within } from '@testing-library/react';
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

const Saved = z.object({ name: required(), site: z.string(), version: z.int(), owner: z.string() });
type Saved = z.output<typeof Saved>;
const schema = z.object({ name: required(), site: z.string(), version: z.int() });
type Values = z.output<typeof schema>;
const valuesOf = ({ name, site, version }: Saved) => ({ name, site, version });
const fields = { name: { label: 'Название', is: 'text' }, site: { label: 'Сайт', is: 'link' } } as const;
const ours: Saved = { name: 'Наш', site: 'наш.рф', version: 4, owner: 'Анна' };
const theirs: Saved = { name: 'Их', site: 'их.рф', version: 9, owner: 'Анна' };
const savedAt = '2026-11-20T07:40:00.000Z';
const refusal = (current: unknown = theirs) =>
  new ApiFailure('conflict', { data: { current, savedBy: 'Кузнецова И. В.', savedAt } });

const person = userEvent.setup();
/** Answers a save: returns a failure, or undefined for success. */
const save = vi.fn<(values: Values, how: 'save' | 'send') => ApiFailure | undefined>();
const unshown = vi.fn();

function Page({ record }: { record: Saved }) {
  const { attempt, note } = useConflict<Saved, Values>({ schema: Saved, what: 'бренд', fields, valuesOf });
  const sending = useRef(false);
  const form = useForm({
    schema,
    from: valuesOf(record),
    submit: async (values, current) => {
      const how = sending.current ? 'send' : 'save';
      const send = async (sent: Values, handles: (failure: ApiFailure) => boolean) => {
        const failure = save(sent, how);
        // Answers asynchronously, as a server does.
        await new Promise(resolve => setTimeout(resolve));
        if (!failure) return sent;
        if (!handles(failure)) unshown(failure);
        return undefined;
      };
      const saved = await attempt(current, values, send, () => sendFor(how));
      if (saved) current.markSaved(saved);
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
      {note}
      <Text name="name" label="Название" />
      <Text name="site" label="Сайт" />
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
const field = (name = 'Название') => screen.getByLabelText<HTMLInputElement>(name);
const note = () => screen.queryByRole('alert');
async function refused(by = 'Сохранить') {
  const view = renderApp(<Page record={ours} />);
  await person.type(field(), '!');
  save.mockReturnValueOnce(refusal());
  await press(by);
  expect(await screen.findByRole('alert')).not.toBeNull();
  return view;
}

it('merges what each side changed and saves it at once, without a question', async () => {
  renderApp(<Page record={ours} />);
  await person.type(field(), '!');
  save.mockReturnValueOnce(refusal({ ...ours, site: 'их.рф', version: 9 }));
  await press('Сохранить');
  await waitFor(() => expect(save.mock.lastCall).toEqual([{ name: 'Наш!', site: 'их.рф', version: 9 }, 'save']));
  expect(save).toHaveBeenCalledTimes(2);
  expect(note()).toBeNull();
  await waitFor(() => expect(screen.getByText('сохранено')).not.toBeNull());
  expect(field('Сайт').value).toBe('их.рф');
});

it('asks about a field that both changed, side by side, and says who saved it and when', async () => {
  await refused();
  const question = within(screen.getByRole('alert'));
  expect(question.getByText(/Кузнецова И. В., 20.11.2026 12:40/)).not.toBeNull();
  const choice = within(question.getByRole('group', { name: 'Название' }));
  expect(choice.getByRole<HTMLInputElement>('radio', { name: /У.вас.*Наш!/ }).checked).toBe(true);
  expect(choice.getByRole('radio', { name: /Сохранено.*Их/ })).not.toBeNull();
  // The untouched field has the colleague's value already.
  expect(question.queryByRole('group', { name: 'Сайт' })).toBeNull();
  expect(field('Сайт').value).toBe('их.рф');
  await press('Сохранить выбранное');
  await waitFor(() => expect(save.mock.lastCall).toEqual([{ name: 'Наш!', site: 'их.рф', version: 9 }, 'save']));
  await waitFor(() => expect(note()).toBeNull());
});

it('saves the value of the other side where that was chosen', async () => {
  await refused();
  await person.click(screen.getByRole('radio', { name: /Сохранено/ }));
  await press('Сохранить выбранное');
  await waitFor(() => expect(save.mock.lastCall?.[0]).toEqual({ name: 'Их', site: 'их.рф', version: 9 }));
});

it('keeps what was typed while the saving was on its way', async () => {
  renderApp(<Page record={ours} />);
  await person.type(field(), '!');
  save.mockImplementationOnce(() => {
    fireEvent.change(field('Сайт'), { target: { value: 'новый.рф' } });
    return refusal({ ...theirs, site: ours.site });
  });
  await press('Сохранить');
  expect(await screen.findByRole('alert')).not.toBeNull();
  expect(field('Сайт').value).toBe('новый.рф');
  expect(field().value).toBe('Наш!');
});

it('sends again what was refused, for what it was sent', async () => {
  await refused('Отправить');
  await press('Сохранить выбранное');
  await waitFor(() => expect(save.mock.lastCall?.[1]).toBe('send'));
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
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('alert')));
  save.mockReturnValueOnce(refusal({ ...theirs, name: 'Снова их', version: 12 }));
  await press('Сохранить');
  await waitFor(() => expect(screen.getByRole('radio', { name: /Снова их/ })).not.toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('alert')));
});

it('puts other failures beside their fields, and leaves the rest to the caller', async () => {
  renderApp(<Page record={ours} />);
  save.mockReturnValueOnce(new ApiFailure('invalid_input', { fields: { name: 'Уже есть' } }));
  await press('Сохранить');
  expect(await screen.findByText('Уже есть')).not.toBeNull();
  expect(unshown).not.toHaveBeenCalled();
  // Without the record there is nothing to merge.
  save.mockReturnValueOnce(refusal({ name: 'Их' }));
  await press('Сохранить');
  await waitFor(() => expect(unshown).toHaveBeenCalledOnce());
  expect(note()).toBeNull();
});

it('follows what is saved elsewhere, around what is typed here', async () => {
  const { again } = renderApp(<Page record={ours} />);
  again(<Page record={{ ...ours, name: 'Наш, поправлен', version: 5 }} />);
  expect(field().value).toBe('Наш, поправлен');
  expect(screen.getByText('сохранено')).not.toBeNull();
  // A read that started before this save returns an older version than the form has.
  again(<Page record={ours} />);
  expect(field().value).toBe('Наш, поправлен');
  await person.type(field(), '!');
  again(<Page record={{ ...ours, name: 'Наш, поправлен', site: 'их.рф', version: 7 }} />);
  expect(field('Сайт').value).toBe('их.рф');
  expect(field().value).toBe('Наш, поправлен!');
  expect(screen.getByText('изменено')).not.toBeNull();
  // A field changed on both sides stays as it is until the form is saved.
  again(<Page record={{ ...theirs, version: 8 }} />);
  expect(field().value).toBe('Наш, поправлен!');
  save.mockReturnValueOnce(refusal({ ...theirs, version: 8 }));
  await press('Сохранить');
  expect(save.mock.calls[0]?.[0]).toEqual({ name: 'Наш, поправлен!', site: 'их.рф', version: 7 });
  expect(await screen.findByRole('radio', { name: /Их/ })).not.toBeNull();
});
