import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { required } from '@venue/sdk';
import { useLocation } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { Text } from '../fields/inputs.tsx';
import { Form } from '../form/Form.tsx';
import { REVEAL } from '../form/formState.ts';
import { SubmitButton } from '../form/SubmitButton.tsx';
import { useForm } from '../form/useForm.ts';
import { renderApp } from '../testing/render.tsx';
import { Steps } from './Steps.tsx';

const person = userEvent.setup();
const submitted = vi.fn();

function Page() {
  const { search } = useLocation();
  const form = useForm({
    schema: z.object({ name: required(), site: z.string(), phones: z.array(required()), note: required() }),
    from: { name: '', site: '', phones: [''], note: '' },
    submit: submitted,
  });
  return (
    <>
      <output>{search}</output>
      <Form form={form}>
        <Steps
          steps={[
            { name: 'about', title: 'О бренде', fields: ['name', 'site'], content: <About /> },
            {
              name: 'contacts',
              title: 'Контакты',
              fields: ['phones'],
              content: <Contacts />,
            },
            { name: 'more', title: 'Ещё', fields: ['note'], content: <Text name="note" label="Заметка" /> },
          ]}
          submit={<SubmitButton>Сохранить</SubmitButton>}
        />
      </Form>
    </>
  );
}

const About = () => (
  <>
    <Text name="name" label="Название" />
    <Text name="site" label="Сайт" />
  </>
);

const revealed = vi.fn();
/** Listens for the event that reveals its field, as a section that can be folded does. */
const Contacts = () => (
  <div ref={box => box?.addEventListener(REVEAL, revealed)}>
    <Text name="phones.0" label="Телефон" />
  </div>
);

function show(at = '/') {
  submitted.mockClear();
  renderApp(<Page />, { at });
}
const press = (name: string) => person.click(screen.getByRole('button', { name }));
const step = (name: RegExp) => within(screen.getByRole('tablist', { name: 'Шаги' })).getByRole('tab', { name });
const address = () => document.querySelector('output')?.textContent;
const heading = (name: string) => screen.getByRole('heading', { name });

it('goes on when a step is in order, keeps the step in the address, and takes the focus to its heading', async () => {
  show();
  expect(step(/О бренде/).getAttribute('aria-selected')).toBe('true');
  await person.type(screen.getByLabelText('Название'), 'Гончарня');
  await press('Далее');
  await waitFor(() => expect(address()).toBe('?step=contacts'));
  await waitFor(() => expect(document.activeElement).toBe(heading('Контакты')));
  expect(step(/О бренде: заполнен/)).not.toBeNull();
  await press('Назад');
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Название').value).toBe('Гончарня'));
  expect(screen.queryByRole('button', { name: 'Назад' })).toBeNull();
});

it('stays at what is wrong, with the focus on it, until it is mended', async () => {
  show();
  await press('Далее');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Название')));
  expect(address()).toBe('');
  expect(step(/О бренде: есть ошибки/)).not.toBeNull();
  await person.keyboard('Г');
  await waitFor(() => expect(screen.queryByText('Обязательное поле')).toBeNull());
  await person.keyboard('{Enter}');
  await waitFor(() => expect(address()).toBe('?step=contacts'));
  expect(submitted).not.toHaveBeenCalled();
});

it('what is wrong is brought out of what it is folded into', async () => {
  show('/?step=contacts');
  revealed.mockClear();
  await press('Далее');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Телефон')));
  expect(revealed).toHaveBeenCalledOnce();
});

it('lets any step be opened by the list, and marks what was left wrong', async () => {
  show('/?step=contacts&a=1');
  expect(screen.getByLabelText('Телефон')).not.toBeNull();
  expect(document.activeElement).toBe(document.body);
  await person.click(step(/Ещё/));
  await waitFor(() => expect(address()).toBe('?step=more&a=1'));
  expect(await waitFor(() => step(/Контакты: есть ошибки/))).not.toBeNull();
});

it('opens at the first step of an unknown word', () => {
  show('/?step=nonsense');
  expect(heading('О бренде')).not.toBeNull();
});

it('opens a refused form at its first error, and the summary leads into the other steps', async () => {
  show('/?step=more');
  await press('Сохранить');
  const summary = await screen.findByRole('alert');
  await waitFor(() => expect(document.activeElement).toBe(summary));
  // The current step has an error too, so it stays open; the links of the summary lead to the others.
  await person.click(screen.getByRole('link', { name: 'Телефон: Обязательное поле' }));
  await waitFor(() => expect(address()).toBe('?step=contacts'));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Телефон')));
});

it('opens the step of the only error, at its field', async () => {
  show('/');
  await person.type(screen.getByLabelText('Название'), 'Г');
  await person.click(step(/Контакты/));
  await person.click(await waitFor(() => step(/Ещё/)));
  await person.type(await screen.findByLabelText('Заметка'), 'з');
  await press('Сохранить');
  await waitFor(() => expect(address()).toBe('?step=contacts'));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Телефон')));
  await person.keyboard('9');
  await person.click(step(/Ещё/));
  await waitFor(() => expect(address()).toBe('?step=more'));
  await press('Сохранить');
  await waitFor(() => expect(submitted).toHaveBeenCalledOnce());
});
