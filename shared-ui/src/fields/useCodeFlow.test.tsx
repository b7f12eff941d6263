import { act, screen } from '@testing-library/react';
import { ApiFailure, createSession, memoryStore } from '@venue/sdk';
import { getDefaultStore } from 'jotai';
import { beforeEach, expect, it, vi } from 'vitest';
import { notesAtom } from '../parts/message/notify.ts';
import { renderApp } from '../testing/render.tsx';
import { CodeStep } from './CodeStep.tsx';
import { type SentCode, useCodeFlow } from './useCodeFlow.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T04:00:00Z') });
  getDefaultStore().set(notesAtom, []);
});

const sent: SentCode = { smsuid: 'uid-1', ttlSeconds: 120, resendSeconds: 60 };
const later = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const notes = () =>
  getDefaultStore()
    .get(notesAtom)
    .map(note => note.text);

function Step({ send, purpose = 'registration:9001234567' }: { send: () => Promise<SentCode>; purpose?: string }) {
  const flow = useCodeFlow({ send, purpose });
  return (
    <>
      <output>{flow.state}</output>
      <CodeStep flow={flow} text="Введите код, отправленный на номер +7 900 123-45-67" />
    </>
  );
}

const state = () => document.querySelector('output')?.textContent;
const press = (name: string) => act(async () => screen.getByRole('button', { name }).click());
const input = () => screen.getByLabelText<HTMLInputElement>('Код из СМС');

it('sends, counts down every second and runs out', async () => {
  renderApp(<Step send={async () => ({ ...sent, code: '123456' })} />);
  expect(state()).toBe('idle');
  await press('Отправить код');
  expect(state()).toBe('sent');
  expect(notes()).toEqual(['Код успешно отправлен']);
  expect(input().value).toBe('123456');
  expect(screen.getByText('Код действителен ещё 02 мин. 00 сек.')).not.toBeNull();
  expect(screen.getByText('Отправить новый код можно через 01:00')).not.toBeNull();
  await later(1000);
  expect(screen.getByText('Код действителен ещё 01 мин. 59 сек.')).not.toBeNull();
  expect(screen.getByText('Отправить новый код можно через 00:59')).not.toBeNull();
  await later(59_000);
  expect(screen.queryByText(/Отправить новый код можно/)).toBeNull();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Отправить новый код' }).disabled).toBe(false);
  await later(60_000);
  expect(state()).toBe('finished');
  expect(input().value).toBe('');
  expect(
    screen.getAllByText('Время действия кода подтверждения истекло, вы можете отправить новый код').length,
  ).toBeGreaterThan(0);
});

it('begins at its top, whatever part of a second the clock shows', async () => {
  vi.setSystemTime(new Date('2026-11-20T04:00:00.900Z'));
  renderApp(<Step send={async () => ({ ...sent, ttlSeconds: 20 * 60 })} />);
  await press('Отправить код');
  expect(screen.getByText('Код действителен ещё 20 мин. 00 сек.')).not.toBeNull();
  expect(screen.getByText('Отправить новый код можно через 01:00')).not.toBeNull();
});

it('finds its own code again after a reload, and no other’s', async () => {
  const session = createSession(memoryStore());
  const send = vi.fn(async () => sent);
  const first = renderApp(<Step send={send} />, { session });
  await press('Отправить код');
  first.unmount();
  await later(30_000);
  const second = renderApp(<Step send={send} />, { session });
  expect(state()).toBe('sent');
  expect(screen.getByText('Код действителен ещё 01 мин. 30 сек.')).not.toBeNull();
  second.again(<Step send={send} purpose="reset:9001234567" />);
  expect(state()).toBe('idle');
  expect(send).toHaveBeenCalledOnce();
});

it.each([
  [new ApiFailure('sms_down'), 'Сервис отправки кода недоступен. Попробуйте позже или обратитесь в техподдержку.'],
  [new ApiFailure('code_not_sent'), 'Не удалось отправить код. Попробуйте позже или обратитесь в техподдержку.'],
  [new ApiFailure('internal'), 'Произошла ошибка при отправке кода. Попробуйте позже или обратитесь в техподдержку.'],
])('says why no code was sent: %s', async (failure, text) => {
  renderApp(<Step send={() => Promise.reject(failure)} />);
  await press('Отправить код');
  expect(notes()).toEqual([text]);
  expect(state()).toBe('idle');
});
