import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiFailure, call, createSession, memoryStore, message, type Outgoing, roles, Unreachable } from '@venue/sdk';
import { beforeEach, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { PasswordField, Text, TextArea } from '../fields/inputs.tsx';
import { CallForm } from '../form/CallForm.tsx';
import { SubmitButton } from '../form/SubmitButton.tsx';
import { ConfirmHost } from '../parts/message/Confirm.tsx';
import { renderApp } from '../testing/render.tsx';

const saveBrand = call({
  id: 'test.saveBrand',
  summary: 'Save',
  method: 'POST',
  path: '/brand',
  access: 'public',
  body: z.object({ name: z.string(), about: z.string(), password: z.string(), version: z.int() }),
  reply: message(z.object({ success: z.boolean() })),
  repeat: 'safe',
});

const key = z.object({ key: z.string() });
const base = { summary: 'A test', access: 'signed-in' } as const;
/** Draft calls of the shape that a form needs. */
const drafts = {
  getDraft: call({
    ...base,
    id: 'test.getDraft',
    method: 'GET',
    path: '/drafts',
    query: key,
    reply: message(z.object({ draft: z.nullable(z.object({ data: z.string(), savedAt: z.string() })) })),
    reads: ['drafts'],
  }),
  saveDraft: call({
    ...base,
    id: 'test.saveDraft',
    method: 'POST',
    path: '/drafts/save',
    body: z.extend(key, { data: z.string() }),
    reply: message(z.object({ savedAt: z.string() })),
    repeat: 'safe',
  }),
  removeDraft: call({
    ...base,
    id: 'test.removeDraft',
    method: 'POST',
    path: '/drafts/remove',
    body: key,
    reply: message(z.object({ success: z.boolean() })),
    repeat: 'safe',
  }),
};

const person = userEvent.setup({ advanceTimers: ms => vi.advanceTimersByTime(ms) });
const savedAt = '2026-11-20T07:40:00.000Z';
const from = { name: '', about: '', password: '', version: 3 };

/** A server that keeps one draft; while `down` is set, every request fails with it. */
function server(stored: string | null = null) {
  const state = {
    kept: stored,
    saves: [] as Outgoing[],
    removals: 0,
    down: null as Error | null,
    slow: Promise.resolve(),
  };
  const transport = async (outgoing: Outgoing) => {
    const { down, slow } = state;
    await slow;
    if (down) throw down;
    if (outgoing.url === '/drafts') {
      const draft = state.kept === null ? null : { data: state.kept, savedAt };
      return { message: { draft } };
    }
    if (outgoing.url === '/drafts/save') {
      state.saves.push(outgoing);
      state.kept = (outgoing.body as { data: string }).data;
      return { message: { savedAt } };
    }
    if (outgoing.url === '/drafts/remove') {
      state.removals++;
      state.kept = null;
    }
    return { message: { success: true } };
  };
  return { state, transport };
}

function signedIn() {
  const session = createSession(memoryStore());
  session.signIn({ roleId: roles.marketplace.id, access: 'a', profile: 'p', expired: '2100-01-01T00:00:00.000Z' });
  return session;
}

function show({ transport, state }: ReturnType<typeof server>, session = signedIn()) {
  const view = renderApp(
    <>
      <CallForm call={saveBrand} from={from} draft="brand.add">
        <Text name="name" label="Название" />
        <TextArea name="about" label="Описание" />
        <PasswordField name="password" label="Пароль" kind="new" />
        <SubmitButton>Сохранить</SubmitButton>
      </CallForm>
      <ConfirmHost />
    </>,
    { transport, session, drafts: async () => drafts },
  );
  return { ...view, state, name: () => screen.findByLabelText<HTMLInputElement>('Название') };
}

const later = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const readStored = (state: { kept: string | null }) => state.kept && JSON.parse(state.kept);
const hidden = (state: 'hidden' | 'visible') => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-11-20T10:00:00Z') });
});

it('saves what differs from the beginning after a pause in typing, once, and never a password', async () => {
  const { name, state } = show(server());
  await person.type(await name(), 'Гончарня');
  await person.type(screen.getByLabelText('Пароль'), 'тайна-тайна');
  await later(1400);
  expect(state.saves).toHaveLength(0);
  await later(200);
  expect(readStored(state)).toEqual({ values: { name: 'Гончарня' }, version: 3 });
  expect(screen.getByText(/^Черновик сохранён в\s12:40$/)).not.toBeNull();
  await later(20_000);
  expect(state.saves).toHaveLength(1);
});

it('saves while somebody types without a pause', async () => {
  const { name, state } = show(server());
  const input = await name();
  for (let second = 0; second < 12; second++) {
    await person.type(input, 'а');
    await later(1000);
  }
  expect(state.saves.length).toBeGreaterThan(0);
});

it('restores a draft, says of when, and neither saves it again nor calls it a change', async () => {
  const { name, state } = show(server('{"values":{"name":"Гончарня","gone":1},"version":3}'));
  expect((await name()).value).toBe('Гончарня');
  expect(screen.getByText(/^Восстановлен черновик от\s12:40$/)).not.toBeNull();
  await later(5000);
  expect(state.saves).toHaveLength(0);
  await person.type(await name(), '!');
  await later(1600);
  expect(readStored(state).values).toEqual({ name: 'Гончарня!' });
});

it('says when the record has changed since the draft', async () => {
  show(server('{"values":{"name":"Гончарня"},"version":2}'));
  expect(await screen.findByText(/запись изменилась/)).not.toBeNull();
});

it.each(['{', '[]', '{"values":null}', '{"values":{"name":{"a":1}}}'])(
  'begins again when a draft is %s',
  async data => {
    const { name } = show(server(data));
    expect((await name()).value).toBe('');
    expect(screen.queryByText(/Восстановлен/)).toBeNull();
  },
);

it('starts over after a question, and forgets the draft', async () => {
  const { name, state } = show(server('{"values":{"name":"Гончарня"},"version":3}'));
  await name();
  await person.click(screen.getByRole('button', { name: 'Начать заново' }));
  const dialog = await screen.findByRole('alertdialog', {}, { timeout: 5000 });
  await person.click(dialog.querySelectorAll('button')[1] as HTMLElement);
  expect((await name()).value).toBe('');
  await later(3000);
  expect(state.kept).toBeNull();
  expect(state.saves).toHaveLength(0);
  expect(screen.queryByText(/Восстановлен/)).toBeNull();
});

it('forgets the draft after success, without saving it once more', async () => {
  const { name, state, unmount } = show(server());
  await person.type(await name(), 'Гончарня');
  await later(1600);
  await person.type(await name(), '!');
  await person.click(screen.getByRole('button', { name: 'Сохранить' }));
  await later(0);
  expect(state.removals).toBe(1);
  await later(3000);
  unmount();
  await later(3000);
  expect(state.kept).toBeNull();
  expect(state.removals).toBe(1);
  expect(state.saves).toHaveLength(1);
});

it('removes the draft when everything is as it was at the beginning', async () => {
  const { name, state } = show(server('{"values":{"name":"Я"},"version":3}'));
  await person.clear(await name());
  await later(1600);
  expect(state.kept).toBeNull();
});

it('saves at once when the page is hidden, by a request that outlives it, and when the screen is left', async () => {
  const { name, state, unmount } = show(server());
  await person.type(await name(), 'Гон');
  await act(async () => hidden('hidden'));
  expect(state.saves.map(({ keepAlive }) => keepAlive)).toEqual([true]);
  await act(async () => hidden('hidden'));
  expect(state.saves).toHaveLength(1);
  await person.type(await name(), 'чарня');
  unmount();
  await later(0);
  expect(readStored(state).values).toEqual({ name: 'Гончарня' });
});

it('says so when there is no connection, and saves when it is back', async () => {
  const { name, state } = show(server());
  const input = await name();
  state.down = new Unreachable('network');
  await person.type(input, 'Гончарня');
  await later(1600);
  expect(screen.getByText(/нет связи$/)).not.toBeNull();
  state.down = null;
  await act(async () => window.dispatchEvent(new Event('online')));
  await later(0);
  expect(readStored(state).values).toEqual({ name: 'Гончарня' });
  expect(screen.queryByText(/нет связи/)).toBeNull();
});

it('tries again by itself, and tells what the server says against a draft', async () => {
  const { name, state } = show(server());
  const input = await name();
  state.down = new ApiFailure('unavailable');
  await person.type(input, 'Го');
  await later(1600);
  state.down = null;
  await later(10_100);
  expect(readStored(state).values).toEqual({ name: 'Го' });
  state.down = new ApiFailure('too_large');
  await person.type(input, 'н');
  await later(1600);
  expect(screen.getByText(/Слишком большой запрос$/)).not.toBeNull();
});

it('shows the fields when the draft does not come, and puts it in later around what was typed', async () => {
  const offline = server('{"values":{"name":"Старое","about":"Посуда"},"version":3}');
  offline.state.down = new Unreachable('network');
  const { name, state } = show(offline);
  await person.type(await name(), 'Новое');
  await later(1600);
  expect(state.saves).toHaveLength(0);
  state.down = null;
  await act(async () => window.dispatchEvent(new Event('online')));
  await later(0);
  expect((await name()).value).toBe('Новое');
  expect(screen.getByLabelText<HTMLTextAreaElement>('Описание').value).toBe('Посуда');
  await later(1600);
  expect(readStored(state).values).toEqual({ name: 'Новое', about: 'Посуда' });
});

it('keeps the place of the fields while the draft is on its way', async () => {
  const slow = server('{"values":{"name":"Гончарня"},"version":3}');
  let come = () => {};
  slow.state.slow = new Promise(resolve => {
    come = resolve;
  });
  const { name } = show(slow);
  await later(100);
  expect(screen.queryByLabelText('Название')).toBeNull();
  expect(screen.getByRole('status').textContent).toContain('Загрузка');
  come();
  expect((await name()).value).toBe('Гончарня');
});

it('saves nothing for somebody who has signed out', async () => {
  const session = signedIn();
  const { name, state, unmount } = show(server(), session);
  await person.type(await name(), 'Гончарня');
  act(() => session.signOut());
  unmount();
  await later(2000);
  expect(state.saves).toHaveLength(0);
});

/** Types, and leaves the page while the last save is still on its way. */
async function leaveTyping(session = signedIn()) {
  const away = server('{"values":{"name":"Гон"},"version":3}');
  const { name, unmount } = show(away, session);
  await person.type(await name(), 'чарня');
  away.state.slow = new Promise(() => undefined);
  act(() => window.dispatchEvent(new Event('pagehide')));
  session.signOut();
  unmount();
}

it('shows what was typed last also when the page comes back before it was saved, and saves it then', async () => {
  await leaveTyping();
  const { name, state } = show(server('{"values":{"name":"Гон"},"version":3}'));
  expect((await name()).value).toBe('Гончарня');
  await later(100);
  expect(readStored(state).values).toEqual({ name: 'Гончарня' });
});

it('what the server has saved since counts, and nothing of another login', async () => {
  await leaveTyping();
  const stranger = signedIn();
  stranger.signIn({ roleId: roles.marketplace.id, access: 'b', profile: 'p', expired: '2100-01-01T00:00:00.000Z' });
  const other = show(server(), stranger);
  expect((await other.name()).value).toBe('');
  other.unmount();

  await leaveTyping();
  vi.setSystemTime(new Date('2026-11-20T06:00:00Z'));
  await leaveTyping();
  const { name, state } = show(server('{"values":{"name":"Гончарня на Сибирском"},"version":3}'));
  expect((await name()).value).toBe('Гончарня на Сибирском');
  await later(2000);
  expect(state.saves).toHaveLength(0);
});
