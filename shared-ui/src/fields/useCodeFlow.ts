import { ApiFailure, ownTexts, signInTexts } from '@venue/sdk';
import { useCallback, useEffect, useState } from 'react';
import { useApi } from '../data/ApiProvider.tsx';
import { proven } from '../data/proven.ts';
import { serverNow } from '../data/serverClock.ts';
import { minutesSeconds, useSecondsLeft } from '../parts/load/secondsLeft.ts';
import { notify } from '../parts/message/notify.ts';

/** A code that was sent. */
export interface SentCode {
  readonly smsuid: string;
  readonly ttlSeconds: number;
  readonly resendSeconds: number;
  /** In test mode only: filled in for the person. */
  readonly code?: string | null;
}

/** idle → sending → sent (counting down) → finished (run out); sending again starts again. */
export type CodeState = 'idle' | 'sending' | 'sent' | 'finished';

interface Options {
  /** Asks the server for a code, with a proof of work if it demands one. Throws what the client throws. */
  send: (proof?: string) => Promise<SentCode>;
  /** What the code is for, e.g. `registration:9001234567`; a reload restores only a code of the same purpose. */
  purpose: string;
}

export interface CodeFlow {
  readonly state: CodeState;
  readonly smsuid: string | null;
  readonly code: string;
  readonly setCode: (code: string) => void;
  /** «Код действителен ещё 04 мин. 59 сек.», or that it has run out; empty before the first code. */
  readonly validText: string;
  /** «Отправить новый код можно через 00:59», empty once it may be sent. */
  readonly resendText: string;
  readonly canSend: boolean;
  /** Sends a code and shows what goes wrong. True when it is on its way. */
  readonly start: () => Promise<boolean>;
  /** Forgets the code after it was used. */
  readonly reset: () => void;
}

interface StoredCode {
  readonly purpose: string;
  readonly smsuid: string;
  readonly expiresAt: number;
  readonly resendAt: number;
}

// Failures shown with their own text; for the others the general `signInTexts.codeFailed` says as much.
const ownText = new Set<string>([
  'sms_down',
  'call_down',
  'code_not_sent',
  'code_too_soon',
  'proof_needed',
  'rate_limited',
  'invalid_input',
]);

function parseCode(stored: string | null, purpose: string): StoredCode | null {
  try {
    const value = JSON.parse(stored ?? 'null') as Partial<StoredCode> | null;
    const whole =
      typeof value?.smsuid === 'string' && typeof value.expiresAt === 'number' && typeof value.resendAt === 'number';
    return whole && value.purpose === purpose ? (value as StoredCode) : null;
  } catch {
    return null;
  }
}

/** The states of a one-time code: sending, counting down by the server's clock, expired. Survives a reload. */
export function useCodeFlow({ send, purpose }: Options): CodeFlow {
  const { session } = useApi();
  const [pendingCode, setPendingCode] = useState(() => parseCode(session.read('smsData'), purpose));
  const [sending, setSending] = useState(false);
  const [code, setCode] = useState('');

  const [previous, setPrevious] = useState(purpose);
  if (previous !== purpose) {
    setPrevious(purpose);
    setPendingCode(parseCode(session.read('smsData'), purpose));
    setCode('');
  }

  const secondsLeft = useSecondsLeft(pendingCode?.expiresAt ?? null);
  const wait = useSecondsLeft(pendingCode?.resendAt ?? null);
  const state: CodeState = sending ? 'sending' : pendingCode === null ? 'idle' : secondsLeft > 0 ? 'sent' : 'finished';

  useEffect(() => {
    if (state === 'finished') setCode('');
  }, [state]);

  const start = useCallback(async () => {
    setSending(true);
    try {
      const sent = await proven(send);
      const now = serverNow();
      const next: StoredCode = {
        purpose,
        smsuid: sent.smsuid,
        expiresAt: now + sent.ttlSeconds * 1000,
        resendAt: now + sent.resendSeconds * 1000,
      };
      session.write('smsData', JSON.stringify(next));
      setPendingCode(next);
      setCode(sent.code ?? '');
      notify.success('Код успешно отправлен');
      return true;
    } catch (error) {
      const own = error instanceof ApiFailure && ownText.has(error.code);
      notify.error(
        own ? error.text : signInTexts.codeFailed,
        error instanceof ApiFailure ? error.requestId : undefined,
      );
      return false;
    } finally {
      setSending(false);
    }
  }, [send, purpose, session]);

  const reset = useCallback(() => {
    session.write('smsData', null);
    setPendingCode(null);
    setCode('');
  }, [session]);

  const valid = minutesSeconds(secondsLeft);
  const next = minutesSeconds(wait);
  return {
    state,
    smsuid: state === 'sent' ? (pendingCode?.smsuid ?? null) : null,
    code,
    setCode,
    validText:
      state === 'sent'
        ? `Код действителен ещё ${valid.mm} мин. ${valid.ss} сек.`
        : state === 'finished'
          ? ownTexts.code_expired
          : '',
    resendText:
      pendingCode !== null && wait > 0 && !sending ? `Отправить новый код можно через ${next.mm}:${next.ss}` : '',
    canSend: !sending && (pendingCode === null || wait === 0 || secondsLeft === 0),
    start,
    reset,
  };
}
