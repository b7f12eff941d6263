import { useQueryClient } from '@tanstack/react-query';
import {
  type AnyCall,
  ApiFailure,
  type FailureCode,
  type FailureRow,
  failures,
  type Input,
  isExpected,
  newIdempotencyKey,
  type Reply,
  type SendOptions,
  textOf,
  Unreachable,
} from '@venue/sdk';
import { useCallback, useEffect, useRef, useState } from 'react';
import { notify } from '../parts/message/notify.ts';
import { showOverlay } from '../parts/message/showOverlay.ts';
import { useApi } from './ApiProvider.tsx';
import { isRefusal } from './failures.ts';
import type { OptimisticUpdate } from './optimistic.ts';
import { refresh } from './queries.ts';

/** The texts shown afterwards, from the specification. */
export interface SendTexts {
  /** Success, e.g. «Бронирование отменено». Left out: no toast. */
  readonly done?: string;
  /** A 2xx reply that is not successful, e.g. «Не удалось отменить бронирование». */
  readonly refused?: string;
  /** An unexpected failure, e.g. «Произошла ошибка при отмене бронирования. …». Failures with own texts keep them. */
  readonly failed?: string;
}

export interface SendHow extends Omit<SendOptions, 'idempotencyKey'> {
  /** Gets a failure first; `true` means it has been shown and no toast is needed. */
  readonly handles?: (failure: ApiFailure | Unreachable) => boolean | undefined;
  /** Shows a refusal in place of the toast, e.g. beside the password. */
  readonly onRefused?: () => void;
  /** Shows the expected change at once and rolls it back on failure: `[optimisticUpdate(list, reply => …)]`. */
  readonly optimistic?: readonly OptimisticUpdate[];
  /** Covers the page until the reply: for writes that leave the page, or during which nothing may be changed. */
  readonly covers?: boolean;
}

export interface Sender<C extends AnyCall> {
  /** Makes the call and shows what goes wrong. The reply, or undefined when it failed or was refused. */
  send(input: Input<C>, how?: SendHow): Promise<Reply<C> | undefined>;
  readonly busy: boolean;
  /** The last failure, until the next try. */
  readonly error: ApiFailure | Unreachable | null;
}

/**
 * Writes to the server. Success refreshes every read the call changes; a second press while the first is under way
 * joins it, and a retry after a lost answer carries the same idempotency key, so it happens once.
 */
export function useSend<C extends AnyCall>(call: C, texts: SendTexts = {}): Sender<C> {
  const { client } = useApi();
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<ApiFailure | Unreachable | null>(null);
  const intention = useRef<{ input: string; key: string; running: Promise<Reply<C> | undefined> | null } | null>(null);
  const latestTexts = useRef(texts);
  useEffect(() => {
    latestTexts.current = texts;
  });

  const send = useCallback(
    (
      input: Input<C>,
      { handles, onRefused, optimistic = [], covers = false, ...options }: SendHow = {},
    ): Promise<Reply<C> | undefined> => {
      const content = JSON.stringify(input, whole);
      if (intention.current?.input !== content)
        intention.current = { input: content, key: newIdempotencyKey(), running: null };
      const ownIntention = intention.current;
      if (ownIntention.running) return ownIntention.running;

      const work = async (): Promise<Reply<C> | undefined> => {
        setBusy(true);
        setError(null);
        const patches = optimistic.map(lay => lay(queries));
        const uncover = covers ? showOverlay() : undefined;
        try {
          const key = call.repeat === 'idempotency-key' ? { idempotencyKey: ownIntention.key } : {};
          const reply = await client.send(call, input, { ...options, ...key } as SendOptions<C>);
          if (intention.current === ownIntention) intention.current = null;
          if (isRefusal(reply)) {
            for (const layer of patches) layer.rollback();
            if (onRefused) onRefused();
            else notify.error(latestTexts.current.refused ?? 'Не удалось выполнить действие');
            return undefined;
          }
          for (const layer of patches) layer.commit();
          if (call.changes) void refresh(queries, call.changes);
          if (latestTexts.current.done) notify.success(latestTexts.current.done);
          return reply;
        } catch (problem) {
          for (const layer of patches) layer.rollback();
          if (!(problem instanceof ApiFailure) && !(problem instanceof Unreachable)) throw problem;
          // A definite refusal ends the attempt; after a lost answer or a server error a retry reuses the key.
          if (problem instanceof ApiFailure && problem.status < 500 && intention.current === ownIntention)
            intention.current = null;
          setError(problem);
          // Somebody else has decided, or this was done and its answer is lost: refresh, so that the screen shows it.
          if (problem instanceof ApiFailure && isDone.has(problem.code) && call.changes)
            void refresh(queries, call.changes);
          if (!handles?.(problem)) showFailure(problem, latestTexts.current.failed);
          return undefined;
        } finally {
          uncover?.();
          ownIntention.running = null;
          setBusy(false);
        }
      };
      ownIntention.running = work();
      return ownIntention.running;
    },
    [client, call, queries],
  );
  return { send, busy, error };
}

/** Failures that say that what was asked for is done already. */
const isDone: ReadonlySet<string> = new Set<FailureCode>(['already_decided', 'reply_lost']);

const files = new WeakMap<Blob, string>();

/** A JSON replacer that gives each file its own id: in JSON all files are equal, so a second would join the first. */
function whole(_key: string, value: unknown): unknown {
  if (!(value instanceof Blob)) return value;
  const key = files.get(value) ?? newIdempotencyKey();
  files.set(value, key);
  return key;
}

/** Shows an unhandled failure as a toast, unless the app's listener handles it (a dialog, a redirect). */
function showFailure(problem: ApiFailure | Unreachable, failed: string | undefined): void {
  if (problem instanceof Unreachable && problem.reason === 'cancelled') return;
  if (problem instanceof ApiFailure && problem.status === 403) return;
  const row: FailureRow | undefined = problem instanceof ApiFailure ? failures[problem.code] : undefined;
  if (row?.shown === 'warning') notify.warning(problem.text);
  else {
    const forSupport = problem instanceof ApiFailure && !isExpected(problem);
    notify.error(textOf(problem, failed), forSupport ? problem.requestId : undefined);
  }
}
