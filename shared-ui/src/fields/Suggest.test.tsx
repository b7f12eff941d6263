import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Unreachable } from '@venue/sdk';
import { expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { Form } from '../form/Form.tsx';
import { SubmitButton } from '../form/SubmitButton.tsx';
import { useForm } from '../form/useForm.ts';
import { renderApp } from '../testing/render.tsx';
import { Suggest } from './Suggest.tsx';

interface Company {
  name: string;
  inn: string;
}
const companies: Company[] = [
  { name: 'Гончарня', inn: '6671234567' },
  { name: 'Горница', inn: '6677654321' },
];
const person = userEvent.setup();
const submitted = vi.fn();

type Find = (text: string, signal: AbortSignal) => Promise<readonly Company[]>;

interface Shown {
  find: Find;
  free?: boolean;
  /** Opens with the results for an empty search. */
  all?: boolean;
  from?: Company | null;
}

function Page({ find, free, all, from = null }: Shown) {
  const form = useForm({
    schema: z.object({ company: z.any() }),
    from: { company: from },
    submit: values => submitted(values.company),
  });
  return (
    <Form form={form}>
      <Suggest<Company>
        name="company"
        label="Компания"
        find={find}
        textOf={({ name }) => name}
        noteOf={({ inn }) => `ИНН ${inn}`}
        {...(all ? { from: 0 } : {})}
        {...(free ? { free: (text: string) => ({ name: text, inn: '' }) } : {})}
      />
      <button type="button" onClick={() => form.methods.reset({ company: companies[1] ?? null })}>
        Другая
      </button>
      <SubmitButton>Готово</SubmitButton>
    </Form>
  );
}

function show(find: Find, props: Omit<Shown, 'find'> = {}) {
  submitted.mockClear();
  renderApp(<Page find={find} {...props} />);
  return {
    box: screen.getByRole<HTMLInputElement>('combobox', { name: 'Компания' }),
    sent: async () => {
      await person.click(screen.getByRole('button', { name: 'Готово' }));
      await waitFor(() => expect(submitted).toHaveBeenCalled());
      return submitted.mock.lastCall?.[0];
    },
  };
}

it('looks after a pause, for the last text alone, and drops what is no longer wanted', async () => {
  const signals: AbortSignal[] = [];
  const find = vi.fn<Find>((_text, signal) => {
    signals.push(signal);
    return signals.length === 1 ? new Promise(() => undefined) : Promise.resolve(companies);
  });
  const { box } = show(find);
  await person.type(box, 'г');
  expect(box.getAttribute('aria-expanded')).toBe('false');
  await person.type(box, 'о');
  await waitFor(() => expect(find).toHaveBeenCalledOnce());
  expect(screen.getAllByText('Ищем…').length).toBeGreaterThan(0);
  await person.type(box, 'нч');
  expect(signals[0]?.aborted).toBe(true);
  expect(await screen.findAllByRole('option')).toHaveLength(2);
  expect(find.mock.calls.map(([text]) => text)).toEqual(['го', 'гонч']);
  expect(screen.getByText('Найдено: 2')).not.toBeNull();
});

it('is chosen from by keyboard, round and round, and names the active option', async () => {
  const { box, sent } = show(async () => companies);
  await person.type(box, 'го');
  const options = await screen.findAllByRole('option');
  await person.keyboard('{ArrowUp}');
  expect(box.getAttribute('aria-activedescendant')).toBe(options[1]?.id);
  await person.keyboard('{ArrowDown}');
  expect(box.getAttribute('aria-activedescendant')).toBe(options[0]?.id);
  await person.keyboard('{Enter}');
  expect(submitted).not.toHaveBeenCalled();
  expect(box.value).toBe('Гончарня');
  expect(box.getAttribute('aria-expanded')).toBe('false');
  expect(await sent()).toEqual(companies[0]);
});

it('one that looks from no letters on opens with all, also over what was chosen before', async () => {
  const find = vi.fn<Find>(async text => companies.filter(({ name }) => name.includes(text)));
  const { box, sent } = show(find, { all: true, from: companies[0] ?? null });
  await person.click(box);
  expect(await screen.findAllByRole('option')).toHaveLength(2);
  await person.keyboard('{Escape}');
  expect(box.value).toBe('Гончарня');
  await person.keyboard('{ArrowDown}');
  await waitFor(() => expect(find).toHaveBeenCalledTimes(2));
  await person.clear(box);
  await person.type(box, 'ница');
  await person.click(await screen.findByRole('option', { name: /Горница/ }));
  expect(find.mock.lastCall?.[0]).toBe('ница');
  expect(await sent()).toEqual(companies[1]);
});

it('closes with Esc and opens again with an arrow', async () => {
  const { box } = show(async () => companies);
  await person.type(box, 'го');
  await screen.findAllByRole('option');
  await person.keyboard('{Escape}');
  expect(box.getAttribute('aria-expanded')).toBe('false');
  expect(box.value).toBe('го');
  await person.keyboard('{ArrowDown}');
  expect(box.getAttribute('aria-expanded')).toBe('true');
});

it('is chosen from by mouse, which leaves the focus where it is', async () => {
  const { box } = show(async () => companies);
  await person.type(box, 'го');
  await person.click(await screen.findByRole('option', { name: /Горница/ }));
  expect(box.value).toBe('Горница');
  expect(document.activeElement).toBe(box);
});

it('says when nothing was found, and when looking failed', async () => {
  const find = vi.fn<Find>(async () => []);
  const { box } = show(find);
  await person.type(box, 'йй');
  expect((await screen.findAllByText(/^Ничего не\sнашлось$/)).length).toBeGreaterThan(0);
  find.mockRejectedValue(new Unreachable('network'));
  await person.type(box, 'й');
  expect((await screen.findAllByText(/^Нет связи с сервером/)).length).toBeGreaterThan(0);
});

it('asks to choose when text alone is not enough, and its value is null', async () => {
  const { box, sent } = show(async () => companies, { from: companies[0] as Company });
  expect(box.value).toBe('Гончарня');
  await person.type(box, '!');
  await person.tab();
  expect(screen.getByText(/^Выберите из\sсписка$/)).not.toBeNull();
  expect(box.value).toBe('Гончарня!');
  expect(await sent()).toBeNull();
});

it('takes free text where that is allowed', async () => {
  const { box, sent } = show(async () => companies, { free: true });
  await person.type(box, 'Своя');
  expect(await screen.findAllByRole('option')).toHaveLength(2);
  expect(screen.queryByText(/Выберите/)).toBeNull();
  expect(await sent()).toEqual({ name: 'Своя', inn: '' });
  expect(box.value).toBe('Своя');
});

it('follows a value set from outside', async () => {
  const { box } = show(async () => companies);
  await person.click(screen.getByRole('button', { name: 'Другая' }));
  await act(async () => undefined);
  expect(box.value).toBe('Горница');
});
