import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { Form } from '../form/Form.tsx';
import { SubmitButton } from '../form/SubmitButton.tsx';
import { useForm } from '../form/useForm.ts';
import { renderApp } from '../testing/render.tsx';
import { FocusField } from './FocusField.tsx';

const person = userEvent.setup();
const submitted = vi.fn();
const schema = z.object({
  meta: z.object({ 'object-position': z.string(), 'object-fit': z.enum(['cover', 'contain']) }),
});

function Page() {
  const form = useForm({
    schema,
    from: { meta: { 'object-position': '50% 50%', 'object-fit': 'cover' } },
    submit: submitted,
  });
  return (
    <Form form={form}>
      <FocusField
        name="meta"
        label="Видимая часть афиши"
        image={{ url: '/files/1-1600.webp', alt: 'Афиша' }}
        frames={[{ title: 'В списке', ratio: '4 / 3' }]}
      />
      <SubmitButton>Сохранить</SubmitButton>
    </Form>
  );
}

const show = () => {
  submitted.mockClear();
  renderApp(<Page />);
};
const sent = async () => {
  await person.click(screen.getByRole('button', { name: 'Сохранить' }));
  await waitFor(() => expect(submitted).toHaveBeenCalled());
  return submitted.mock.calls[0]?.[0].meta;
};

it('is moved by the sliders, and the frame shows it at once', async () => {
  show();
  fireEvent.change(screen.getByLabelText(/горизонтали/), { target: { value: '20' } });
  fireEvent.change(screen.getByLabelText(/вертикали/), { target: { value: '100' } });
  const frame = screen.getByRole('list', { name: 'Как будет видно' }).querySelector('img');
  expect(frame?.style.objectPosition).toBe('20% 100%');
  expect(await sent()).toEqual({ 'object-position': '20% 100%', 'object-fit': 'cover' });
});

it('follows the mouse, within the picture', async () => {
  show();
  const area = screen.getByRole('img', { name: 'Афиша' }).parentElement;
  if (!area) throw new Error('no area');
  area.getBoundingClientRect = () => new DOMRect(100, 100, 200, 400);
  let isHeld = false;
  area.setPointerCapture = () => {
    isHeld = true;
  };
  area.hasPointerCapture = () => isHeld;
  fireEvent.pointerMove(area, { clientX: 110, clientY: 110 });
  fireEvent.pointerDown(area, { clientX: 150, clientY: 200, button: 0, pointerType: 'mouse' });
  fireEvent.pointerMove(area, { clientX: 999, clientY: 300 });
  expect(await sent()).toEqual({ 'object-position': '100% 50%', 'object-fit': 'cover' });
});

it('shows the whole picture when asked to, and has no point then', async () => {
  show();
  await person.click(screen.getByRole('checkbox', { name: /целиком/ }));
  expect(screen.queryByRole('slider')).toBeNull();
  expect(await sent()).toEqual({ 'object-position': '50% 50%', 'object-fit': 'contain' });
});
