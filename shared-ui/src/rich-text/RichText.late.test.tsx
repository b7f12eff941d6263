import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { call, message } from '@venue/sdk';
import { beforeEach, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { Text } from '../fields/inputs.tsx';
import { CallForm } from '../form/CallForm.tsx';
import { layOut } from '../testing/layOut.ts';
import { renderApp } from '../testing/render.tsx';
import { RichText } from './RichText.tsx';

const saveText = call({
  id: 'test.saveText',
  summary: 'Save',
  method: 'POST',
  path: '/text',
  access: 'public',
  body: z.object({ title: z.string(), text: z.string() }),
  reply: message(z.object({ success: z.boolean() })),
  repeat: 'safe',
});

// The code of the editor loads only when the test calls `come`.
const code = vi.hoisted(() => {
  let come = () => undefined as unknown;
  return { asked: 0, arrives: new Promise<void>(resolve => (come = resolve as typeof come)), come: () => come() };
});
vi.mock('./RichTextEditor.tsx', async original => {
  code.asked++;
  await code.arrives;
  return original();
});

/** Reports to the observer that the step of the watched field is shown. */
let isShown = () => undefined as unknown;

beforeEach(() => {
  layOut();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
      constructor(hear: (seen: Pick<IntersectionObserverEntry, 'isIntersecting' | 'boundingClientRect'>[]) => void) {
        isShown = () => hear([{ isIntersecting: false, boundingClientRect: new DOMRect(0, 2000, 300, 200) }]);
        hear([{ isIntersecting: false, boundingClientRect: new DOMRect() }]);
      }
    },
  );
});

it('the editor is fetched once its step is shown; who went to the field stays in it, and keeps what was typed', async () => {
  renderApp(
    <CallForm call={saveText} from={{ title: '', text: '<p>Светлый зал</p>' }}>
      <Text name="title" label="Название" />
      <RichText name="text" label="Описание" />
    </CallForm>,
  );
  const standIn = () => document.getElementsByName('text')[0];
  expect(standIn()?.getAttribute('aria-busy')).toBe('false');
  fireEvent.change(screen.getByLabelText('Название'), { target: { value: 'Мастерская' } });
  expect(code.asked).toBe(0);
  act(() => void isShown());
  await waitFor(() => expect(code.asked).toBe(1));
  expect(standIn()?.getAttribute('aria-busy')).toBe('true');
  act(() => standIn()?.focus());
  await act(async () => code.come());
  const box = await screen.findByRole('textbox', { name: 'Описание' });
  await waitFor(() => expect(document.activeElement).toBe(box));
  expect(box.textContent).toBe('Светлый зал');
  expect((screen.getByLabelText('Название') as HTMLInputElement).value).toBe('Мастерская');
  expect(document.getElementsByName('text')).toHaveLength(1);
});
