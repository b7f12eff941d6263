import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { SmallDialog } from '../mui/SmallDialog.tsx';
import { DropArea } from './DropArea.tsx';

test('in a dialog the button is reached by Tab', async () => {
  render(
    <SmallDialog title="Ответы" close={() => undefined}>
      <DropArea limits={{ megabytes: 5, types: [] }} label="Выбрать файлы" onFiles={() => undefined} />
    </SmallDialog>,
  );
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Выбрать файлы' }));
});
