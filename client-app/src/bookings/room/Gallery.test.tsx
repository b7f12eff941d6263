import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Gallery } from './Gallery.tsx';

const person = userEvent.setup();
const image = (id: number, alt: string) => ({ url: `/${id}.webp`, thumb: `/${id}-s.webp`, alt });

it('opens a photo over the page, turns by keys and buttons, and closes by Esc with the focus where it was', async () => {
  render(<Gallery images={[image(1, 'Зал'), image(2, 'Сцена')]} />);
  const [first] = screen.getAllByRole('button');
  if (!first) throw new Error('no photo');
  await person.click(first);
  const dialog = await screen.findByRole('dialog', { name: 'Фотографии помещения' });
  expect(dialog.textContent).toContain('1 из 2');
  await person.keyboard('{ArrowRight}');
  expect(dialog.textContent).toContain('2 из 2');
  await person.click(screen.getByRole('button', { name: 'Следующее фото' }));
  expect(dialog.textContent).toContain('1 из 2');
  await person.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(first));
});
