import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { call, message, required, type Transport } from '@venue/sdk';
import { beforeEach, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { CallForm } from '../form/CallForm.tsx';
import { SubmitButton } from '../form/SubmitButton.tsx';
import { layOut } from '../testing/layOut.ts';
import { renderApp } from '../testing/render.tsx';
import { RichText } from './RichText.tsx';
import type { UploadImage } from './uploadImage.ts';

const saveText = call({
  id: 'test.saveText',
  summary: 'Save',
  method: 'POST',
  path: '/text',
  access: 'public',
  body: z.object({ text: required(200_000) }),
  reply: message(z.object({ success: z.boolean() })),
  repeat: 'safe',
});
const limits = { megabytes: 1, types: ['image/png'] };
const person = userEvent.setup({ applyAccept: false });

beforeEach(layOut);

async function show(text = '', uploadImage?: UploadImage, maxLength?: number) {
  const transport = vi.fn<Transport>(async () => ({ message: { success: true } }));
  renderApp(
    <CallForm call={saveText} from={{ text }}>
      <RichText
        name="text"
        label="Описание"
        hint="Расскажите о себе"
        placeholder="Начните писать"
        {...(uploadImage ? { uploadImage, imageLimits: limits } : {})}
        {...(maxLength ? { maxLength } : {})}
      />
      <SubmitButton>Сохранить</SubmitButton>
    </CallForm>,
    { transport },
  );
  const box = await screen.findByRole('textbox', { name: 'Описание' });
  return {
    box,
    tool: (name: string) => screen.getByRole('button', { name }),
    /** What the form sends. */
    sent: async () => {
      await person.click(screen.getByRole('button', { name: 'Сохранить' }));
      await waitFor(() => expect(transport).toHaveBeenCalled());
      return (transport.mock.lastCall?.[0].body as { text: string } | undefined)?.text;
    },
  };
}

const all = (box: HTMLElement) => fireEvent.keyDown(box, { key: 'a', code: 'KeyA', ctrlKey: true, keyCode: 65 });
const paste = (box: HTMLElement, html: string) =>
  fireEvent.paste(box, {
    clipboardData: { types: ['text/html'], files: [], getData: (type: string) => (type === 'text/html' ? html : '') },
  });

it('is a labelled textbox with its hint, and tells its error beside it', async () => {
  const { box } = await show();
  expect(box.getAttribute('aria-multiline')).toBe('true');
  const described = () => document.getElementById(box.getAttribute('aria-describedby')?.split(' ')[0] ?? '');
  expect(described()?.textContent).toBe('Расскажите о себе');
  await person.click(screen.getByRole('button', { name: 'Сохранить' }));
  expect(await screen.findByText('Обязательное поле')).not.toBeNull();
  expect(box.getAttribute('aria-invalid')).toBe('true');
  await waitFor(() => expect(document.activeElement).toBe(box));
});

it('leaves what it was given as it is', async () => {
  const text =
    '<h2>Зал</h2><p>Светлый <strong>и</strong> <a href="https://a.ru">тихий</a></p><ul><li><p>раз</p></li></ul><hr>';
  const { sent } = await show(text);
  expect(await sent()).toBe(text);
});

it('makes a heading, marks and lists by its buttons, which say what is on', async () => {
  const { box, tool, sent } = await show('<p>Зал</p>');
  await person.click(tool('Подзаголовок H3'));
  expect(tool('Подзаголовок H3').getAttribute('aria-pressed')).toBe('true');
  all(box);
  await person.click(tool('Жирный'));
  await person.click(tool('Подзаголовок H3'));
  await person.click(tool('Нумерованный список'));
  expect(await sent()).toBe('<ol><li><p><strong>Зал</strong></p></li></ol>');
});

it('takes back and brings again', async () => {
  const { box, tool, sent } = await show('<p>Зал</p>');
  expect(tool('Отменить').getAttribute('aria-disabled')).toBe('true');
  all(box);
  await person.click(tool('Курсив'));
  await person.click(tool('Отменить'));
  await person.click(tool('Вернуть'));
  expect(await sent()).toBe('<p><em>Зал</em></p>');
});

it('obeys the usual keys', async () => {
  const { box, sent } = await show('<p>Зал</p>');
  all(box);
  fireEvent.keyDown(box, { key: 'b', code: 'KeyB', ctrlKey: true, keyCode: 66 });
  expect(await sent()).toBe('<p><strong>Зал</strong></p>');
});

it('is one stop of the Tab key, and arrows move between its buttons', async () => {
  const { tool } = await show();
  const stops = () => screen.getByRole('toolbar').querySelectorAll('[tabindex="0"]');
  expect(stops()).toHaveLength(1);
  act(() => tool('Заголовок H2').focus());
  await person.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(tool('Подзаголовок H3'));
  await person.keyboard('{Home}{ArrowLeft}');
  expect(document.activeElement).toBe(tool('Вернуть'));
  await person.keyboard('{ArrowRight}{End}');
  expect(document.activeElement).toBe(tool('Вернуть'));
  expect(stops()).toHaveLength(1);
});

it('asks for the address of a link, refuses a bad one, completes a good one, and takes a link away', async () => {
  const { box, tool, sent } = await show('<p>Зал</p>');
  all(box);
  fireEvent.keyDown(box, { key: 'k', code: 'KeyK', ctrlKey: true });
  const address = await screen.findByRole('textbox', { name: 'Адрес ссылки' });
  await waitFor(() => expect(document.activeElement).toBe(address));
  await person.type(address, 'javascript:alert(1){Enter}');
  expect(address.getAttribute('aria-invalid')).toBe('true');
  await person.clear(address);
  await person.type(address, 'example.ru{Enter}');
  expect(screen.queryByRole('textbox', { name: 'Адрес ссылки' })).toBeNull();
  expect(await sent()).toBe('<p><a href="https://example.ru">Зал</a></p>');
  await person.click(tool('Ссылка'));
  await person.click(screen.getByRole('button', { name: 'Убрать ссылку' }));
  expect(await sent()).toBe('<p>Зал</p>');
});

it('cleans what is pasted', async () => {
  const { box, sent } = await show();
  paste(box, '<h1 style="color:red">Зал</h1><p class=MsoNormal>тихий <script>x()</script><img src="//evil/x.png"></p>');
  expect(await sent()).toBe('<h2>Зал</h2><p>тихий</p>');
});

it('takes a picture into the text, with its progress, and tells why one was refused', async () => {
  let come: (picture: { url: string; alt: string }) => void = () => undefined;
  const upload = vi.fn<UploadImage>(
    () =>
      new Promise(resolve => {
        come = resolve;
      }),
  );
  const { sent } = await show('<p>Зал</p>', upload);
  const input = document.querySelector('input[type=file]') as HTMLInputElement;
  await person.upload(input, new File(['x'], 'x.gif', { type: 'image/gif' }));
  expect(upload).not.toHaveBeenCalled();
  expect(screen.getByRole('group', { name: 'Описание' }).querySelector('.error')?.textContent).not.toBe('');
  await person.click(screen.getByRole('button', { name: 'Убрать' }));
  await person.upload(input, new File(['x'], 'x.png', { type: 'image/png' }));
  act(() => upload.mock.calls[0]?.[1].onUploadProgress(0.3));
  expect(screen.getByRole<HTMLProgressElement>('progressbar').value).toBe(30);
  await act(async () => come({ url: '/files/a-1.webp', alt: 'Окно' }));
  expect(await sent()).toContain('<img src="/files/a-1.webp" alt="Окно">');
});

it('says how much is left near the limit, and what is too much', async () => {
  const { box } = await show('<p>12345678901234567890</p>', undefined, 30);
  expect(screen.getByText('Осталось 3 знака')).not.toBeNull();
  paste(box, '<p>12345</p>');
  expect(await screen.findByText('Лишние 2 знака')).not.toBeNull();
});

it('follows a value set from outside', async () => {
  const { box, sent } = await show('<p>Зал</p>');
  await sent();
  all(box);
  paste(box, '<p>Другой</p>');
  expect(await sent()).toBe('<p>Другой</p>');
});
