import { act, screen, waitFor } from '@testing-library/react';
import { ApiFailure, call, failureTexts, message, type Outgoing, picture, Unreachable } from '@venue/sdk';
import { getDefaultStore } from 'jotai';
import { beforeEach, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { notesAtom } from '../parts/message/notify.ts';
import { overlayAtom } from '../parts/message/showOverlay.ts';
import { renderApp } from '../testing/render.tsx';
import { useCall } from './useCall.ts';
import { useSend } from './useSend.ts';

const count = message(z.object({ count: z.int() }));
const base = { summary: 'A test', access: 'public' } as const;
const readBookings = call({
  ...base,
  id: 'test.bookings',
  method: 'GET',
  path: '/bookings',
  reply: count,
  reads: ['bookings'],
});
const readRooms = call({ ...base, id: 'test.rooms', method: 'GET', path: '/rooms', reply: count, reads: ['rooms'] });
const pay = call({
  ...base,
  id: 'test.pay',
  method: 'POST',
  path: '/pay',
  body: z.object({ orderId: z.int() }),
  reply: message(z.object({ success: z.boolean() })),
  changes: ['bookings'],
  repeat: 'idempotency-key',
});

const texts = {
  done: 'Бронирование оплачено',
  refused: 'Не удалось оплатить бронирование',
  failed: 'Произошла ошибка при оплате',
};
const notes = () =>
  getDefaultStore()
    .get(notesAtom)
    .map(note => note.text);

function Desk({ orderId = 1 }: { orderId?: number }) {
  const bookings = useCall(readBookings, {});
  const rooms = useCall(readRooms, {});
  const { send, busy } = useSend(pay, texts);
  return (
    <>
      <p>
        {bookings.data?.message.count}/{rooms.data?.message.count}
      </p>
      <button type="button" onClick={() => void send({ body: { orderId } })}>
        {busy ? 'Ждём' : 'Оплатить'}
      </button>
    </>
  );
}

/** A server that counts reads and answers payments in turn. */
function server(...answers: (() => unknown)[]) {
  const counts: Record<string, number> = {};
  const paid: Outgoing[] = [];
  const transport = async (outgoing: Outgoing) => {
    if (outgoing.method === 'POST') {
      paid.push(outgoing);
      return answers[paid.length - 1]?.() ?? { message: { success: true } };
    }
    counts[outgoing.url] = (counts[outgoing.url] ?? 0) + 1;
    return { message: { count: counts[outgoing.url] } };
  };
  return { transport, paid, keys: () => paid.map(outgoing => outgoing.headers['idempotency-key']) };
}

const fails = (error: Error) => () => {
  throw error;
};
const press = () => act(async () => screen.getByRole('button').click());

beforeEach(() => getDefaultStore().set(notesAtom, []));

it('fetches again what the write changes, and nothing else', async () => {
  const { transport } = server();
  renderApp(<Desk />, { transport });
  await screen.findByText('1/1');
  await press();
  await screen.findByText('2/1');
  expect(notes()).toEqual(['Бронирование оплачено']);
});

it('joins a second press to the first', async () => {
  const { transport, paid } = server();
  renderApp(<Desk />, { transport });
  await screen.findByText('1/1');
  await act(async () => {
    screen.getByRole('button').click();
    screen.getByRole('button').click();
  });
  await waitFor(() => expect(notes()).toEqual(['Бронирование оплачено']));
  expect(paid).toHaveLength(1);
});

it('keeps the key while the answer is unknown and makes a new one after a definite no', async () => {
  const { transport, keys } = server(fails(new Unreachable('timeout')), fails(new ApiFailure('hold_expired')));
  renderApp(<Desk />, { transport });
  await press();
  await press();
  await press();
  const [first, second, third] = keys();
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

it('tells a refusal and an unexpected failure in the caller’s words, a known failure in its own', async () => {
  const { transport } = server(
    () => ({ message: { success: false } }),
    fails(new ApiFailure('internal')),
    fails(new ApiFailure('hold_expired', { text: failureTexts.hold_expired })),
  );
  renderApp(<Desk />, { transport });
  await press();
  await press();
  await press();
  expect(notes()).toEqual([
    'Не удалось оплатить бронирование',
    'Произошла ошибка при оплате',
    'Время на оплату истекло, бронь снята',
  ]);
});

it('shows as a warning what the table of failures calls one', async () => {
  const { transport } = server(fails(new ApiFailure('project_address_taken')));
  renderApp(<Desk />, { transport });
  await press();
  expect(getDefaultStore().get(notesAtom)).toMatchObject([
    {
      type: 'warning',
      text: 'Произошла ошибка при обновлении проекта. Такой адрес проекта уже существует',
    },
  ]);
});

const sendFile = call({
  ...base,
  id: 'test.upload',
  method: 'POST',
  path: '/upload',
  body: z.object({ file: picture(1) }),
  upload: ['file'],
  reply: message(z.object({ success: z.boolean() })),
  repeat: 'safe',
});

function Uploads({ files }: { files: readonly File[] }) {
  const { send } = useSend(sendFile);
  return files.map(file => (
    <button key={file.name} type="button" onClick={() => void send({ body: { file } })}>
      {file.name}
    </button>
  ));
}

it('sends each of two files, though they look alike in JSON, and joins a second press with the same one', async () => {
  const files = ['а.png', 'б.png'].map(name => new File(['x'], name, { type: 'image/png' }));
  const { transport, paid } = server();
  renderApp(<Uploads files={files} />, { transport });
  await act(async () => {
    for (const button of screen.getAllByRole('button')) {
      button.click();
      button.click();
    }
  });
  expect(paid.map(({ body }) => (body as FormData).get('file'))).toEqual(files);
});

function Payment() {
  const { send } = useSend(pay, texts);
  return (
    <button type="button" onClick={() => void send({ body: { orderId: 1 } }, { covers: true })}>
      Оплатить
    </button>
  );
}

it('covers the page until the answer where it is asked to, and uncovers it after a failure too', async () => {
  const covered = () => getDefaultStore().get(overlayAtom);
  let refuse: (why: ApiFailure) => void = () => undefined;
  const transport = () => new Promise<never>((_, reject) => (refuse = reject));
  renderApp(<Payment />, { transport });
  await act(async () => screen.getByRole('button').click());
  expect(covered()).toBe(1);
  await act(async () => refuse(new ApiFailure('internal')));
  expect(covered()).toBe(0);
});
