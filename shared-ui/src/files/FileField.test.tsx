import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiFailure, call, message, paper, type Transport } from '@venue/sdk';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { CallForm } from '../form/CallForm.tsx';
import { SubmitButton } from '../form/SubmitButton.tsx';
import { ConfirmHost } from '../parts/message/Confirm.tsx';
import { renderApp } from '../testing/render.tsx';
import { FileField, FileInput } from './FileField.tsx';
import { formatSize, type KeptFile } from './FileRow.tsx';
import type { SendFile } from './useUploads.ts';

const limits = { megabytes: 1, types: ['application/pdf'] };
const person = userEvent.setup({ applyAccept: false });
const pdf = (name: string, bytes = 2048) => new File([new Uint8Array(bytes)], name, { type: 'application/pdf' });
const input = () => document.querySelector('input[type=file]') as HTMLInputElement;

function Scan({ upload, remove }: { upload: SendFile; remove: () => Promise<unknown> }) {
  const [file, setFile] = useState<KeptFile | null>(null);
  return (
    <>
      <FileField
        label="Скан паспорта"
        file={file}
        limits={limits}
        upload={async (selection, how, turn) => {
          await upload(selection, how, turn);
          setFile({ name: selection.name, size: selection.size });
        }}
        remove={async () => {
          await remove();
          setFile(null);
        }}
      />
      <ConfirmHost />
    </>
  );
}

it('sends what is chosen, shows how far it is, then its name and size; replaces and deletes it', async () => {
  let end: () => void = () => undefined;
  const upload = vi.fn<SendFile>(
    () =>
      new Promise<void>(resolve => {
        end = resolve;
      }),
  );
  const remove = vi.fn(async () => undefined);
  renderApp(<Scan upload={upload} remove={remove} />);
  await person.upload(input(), pdf('паспорт.pdf'));
  act(() => upload.mock.calls[0]?.[1].onUploadProgress(0.5));
  expect(screen.getByRole<HTMLProgressElement>('progressbar').value).toBe(50);
  await act(async () => end());
  expect(screen.getByText('паспорт.pdf')).not.toBeNull();
  expect(screen.getByText(/2\sКБ/)).not.toBeNull();
  expect(screen.getByRole('button', { name: 'Заменить файл' })).not.toBeNull();
  await person.upload(input(), pdf('новый.pdf'));
  await act(async () => end());
  expect(screen.getByText('новый.pdf')).not.toBeNull();
  await person.click(screen.getByRole('button', { name: 'Удалить' }));
  await person.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Удалить' }));
  await waitFor(() => expect(screen.queryByText('новый.pdf')).toBeNull());
  expect(remove).toHaveBeenCalledOnce();
});

it('offers no other try of a file that the server refused', async () => {
  const upload = vi.fn<SendFile>(async () => {
    throw new ApiFailure('file_type_wrong', { fields: { file: 'Файл повреждён' } });
  });
  renderApp(<Scan upload={upload} remove={async () => undefined} />);
  await person.upload(input(), pdf('а.pdf'));
  expect(await screen.findByText('Файл повреждён')).not.toBeNull();
  expect(screen.queryByRole('button', { name: 'Повторить' })).toBeNull();
});

it('tells what is wrong beside the field, and tries again only what may succeed', async () => {
  const upload = vi.fn<SendFile>(async () => {
    throw new ApiFailure('unavailable');
  });
  renderApp(<Scan upload={upload} remove={async () => undefined} />);
  await person.upload(input(), pdf('большой.pdf', 1024 * 1024 + 1));
  expect(screen.getByText(/можно до\s1\sМБ/)).not.toBeNull();
  expect(upload).not.toHaveBeenCalled();
  expect(screen.queryByRole('button', { name: 'Повторить' })).toBeNull();
  await person.upload(input(), pdf('а.pdf'));
  expect(await screen.findByText(/временно недоступен/)).not.toBeNull();
  await person.click(screen.getByRole('button', { name: 'Повторить' }));
  await waitFor(() => expect(upload).toHaveBeenCalledTimes(2));
  await person.click(await screen.findByRole('button', { name: 'Убрать' }));
  expect(screen.queryByText('а.pdf')).toBeNull();
});

it('cancels', async () => {
  const upload = vi.fn<SendFile>(() => new Promise(() => undefined));
  renderApp(<Scan upload={upload} remove={async () => undefined} />);
  await person.upload(input(), pdf('а.pdf'));
  await person.click(screen.getByRole('button', { name: 'Отменить' }));
  expect(upload.mock.calls[0]?.[1].signal.aborted).toBe(true);
  expect(screen.queryByText('а.pdf')).toBeNull();
});

const sendFile = call({
  id: 'test.sendFile',
  summary: 'Send',
  method: 'POST',
  path: '/file',
  access: 'public',
  body: z.object({ file: paper(1) }),
  upload: ['file'],
  reply: message(z.object({ success: z.boolean() })),
  repeat: 'safe',
});

it('travels with its form, and asks for a file when there is none', async () => {
  const transport = vi.fn<Transport>(async () => ({ message: { success: true } }));
  renderApp(
    <CallForm call={sendFile} from={{}}>
      <FileInput name="file" label="Договор" limits={limits} />
      <SubmitButton>Отправить</SubmitButton>
    </CallForm>,
    { transport },
  );
  const submit = () => person.click(screen.getByRole('button', { name: 'Отправить' }));
  await submit();
  expect(await screen.findByText('Выберите файл')).not.toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Выбрать файл' })));
  await person.upload(input(), new File(['x'], 'x.exe', { type: 'application/x-msdownload' }));
  expect(screen.queryByText('x.exe')).toBeNull();
  const file = pdf('договор.pdf');
  await person.upload(input(), file);
  expect(screen.getByText('договор.pdf')).not.toBeNull();
  await submit();
  await waitFor(() => expect((transport.mock.lastCall?.[0].body as FormData | undefined)?.get('file')).toBe(file));
});

it.each([
  [0, '1 КБ'],
  [1024, '1 КБ'],
  [350_000, '342 КБ'],
  [2_500_000, '2,4 МБ'],
])('says %i bytes as %s', (bytes, words) => {
  expect(formatSize(bytes).replace(/\s/g, ' ')).toBe(words);
});
