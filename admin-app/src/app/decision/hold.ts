import type { QueryClient } from '@tanstack/react-query';
import { ApiFailure, type Client, newIdempotencyKey, textOf, Unreachable } from '@venue/sdk';
import { isRefusal } from '@venue/shared-ui/data/failures.ts';
import { refresh } from '@venue/shared-ui/data/queries.ts';
import { dismiss, notify } from '@venue/shared-ui/parts/message/notify.ts';
import { getDefaultStore } from 'jotai';
import { isTyping } from '../isTyping.ts';
import type { Decision } from './decision.ts';
import { type Deferred, deferred, deferredAtom, sendDeferred } from './deferred.ts';

type Deferral = Pick<Decision, 'record' | 'subject' | 'sending'>;

interface About {
  readonly client: Client;
  readonly queries: QueryClient;
  /** The note shown until the decisions are sent. */
  readonly soon: string;
  /** Called when they are cancelled. */
  readonly back?: (() => void) | undefined;
  /** What to say after several were sent, by how many of them were made; if none, their errors say it. */
  readonly report?: (count: number) => string;
}

/** Shows which decisions still wait. */
const show = () =>
  getDefaultStore().set(
    deferredAtom,
    [...deferred].flatMap(({ records }) => records()),
  );

/**
 * Holds decisions while their note offers to cancel them, then sends each in one call. Before that nothing changes and
 * nobody is notified. Another decision, signing out or closing the page sends them immediately.
 */
export function hold(decisions: readonly Deferral[], { client, queries, soon, back, report }: About): void {
  void sendDeferred();
  const keys = new Map(decisions.map(each => [each, newIdempotencyKey()]));
  let waiting = decisions;
  let made = 0;
  let running: Promise<void> | undefined;
  let atOnce: Promise<unknown> | undefined;
  const leave = () => void own.send(true);
  const press = (event: KeyboardEvent) => {
    const undoes = (event.ctrlKey || event.metaKey) && event.code === 'KeyZ' && !event.shiftKey && !event.altKey;
    if (!undoes || event.defaultPrevented || isTyping(event.target)) return;
    event.preventDefault();
    own.undo();
  };
  const take = (count: number) => {
    const first = waiting.slice(0, count);
    waiting = waiting.slice(count);
    show();
    return first;
  };
  const stopOffering = () => {
    window.removeEventListener('keydown', press);
    dismiss(note, true);
  };
  const end = () => {
    deferred.delete(own);
    window.removeEventListener('pagehide', leave);
  };
  const sendOne = async (decision: Deferral): Promise<void> => {
    const { subject, sending } = decision;
    const { call, input, texts } = sending;
    const idempotencyKey = keys.get(decision) ?? '';
    const key = call.repeat === 'idempotency-key' ? { idempotencyKey } : {};
    try {
      // The page may be closed before the answer.
      const reply = await client.send(call, input, { ...key, keepAlive: true });
      if (isRefusal(reply))
        return void notify.error(`${subject}: ${texts.refused ?? 'не\u00a0удалось сохранить решение'}`);
      made++;
      if (texts.done && !report) notify.success(texts.done);
    } catch (problem) {
      if (!(problem instanceof ApiFailure) && !(problem instanceof Unreachable)) throw problem;
      // Lost permissions have a page of their own. The error names the record, whose page is no longer open.
      if (!(problem instanceof ApiFailure) || problem.status !== 403)
        notify.error(`${subject}: ${textOf(problem, texts.failed)}`);
    }
  };
  /** One after the other, as a person would; what fails unexpectedly keeps none of the others back. */
  const sendWaiting = async (): Promise<void> => {
    const [next] = take(1);
    if (!next) return void (await atOnce);
    try {
      await sendOne(next);
    } finally {
      await sendWaiting();
    }
  };
  const run = async () => {
    try {
      await sendWaiting();
    } finally {
      end();
      if (report && made > 0) notify.success(report(made));
      void refresh(queries, [...new Set(decisions.flatMap(({ sending }) => sending.call.changes ?? []))]);
    }
  };
  const own: Deferred = {
    records: () => waiting.map(({ record }) => record),
    send: (leaving = false) => {
      stopOffering();
      // A page that closes has no time for one after the other.
      if (leaving) atOnce = Promise.all([atOnce, ...take(waiting.length).map(sendOne)]);
      running ??= run();
      return running;
    },
    undo: () => {
      if (waiting.length === 0) return;
      take(waiting.length);
      stopOffering();
      if (!running) end();
      back?.();
    },
  };
  deferred.add(own);
  show();
  window.addEventListener('pagehide', leave);
  window.addEventListener('keydown', press);
  const note = notify.info(soon, { label: 'Отменить', run: own.undo, otherwise: () => void own.send() });
}
