import type { QueryClient } from '@tanstack/react-query';
import { ApiFailure, type Client, newIdempotencyKey, textOf, Unreachable } from '@venue/sdk';
import { isRefusal } from '@venue/shared-ui/data/failures.ts';
import { refresh } from '@venue/shared-ui/data/queries.ts';
import { dismiss, notify } from '@venue/shared-ui/parts/message/notify.ts';
import { getDefaultStore } from 'jotai';
import { isTyping } from '../isTyping.ts';
import type { Decision } from './decision.ts';
import { type Deferred, deferredAtom, isDeferred, sendDeferred, setDeferred } from './deferred.ts';

type Deferral = Pick<Decision, 'record' | 'subject' | 'sending'>;

interface About {
  readonly client: Client;
  readonly queries: QueryClient;
  /** The note shown until the decisions are sent. */
  readonly soon: string;
  /** Called when they are cancelled. */
  readonly back?: (() => void) | undefined;
  /** What to say after several were sent, by how many of them were made. */
  readonly report?: (count: number) => string;
}

/**
 * Holds decisions while their note offers to cancel them, then sends each in one call. Before that nothing changes and
 * nobody is notified. Another decision, signing out or closing the page sends them immediately.
 */
export function hold(decisions: readonly Deferral[], { client, queries, soon, back, report }: About): void {
  void sendDeferred();
  const keys = new Map(decisions.map(each => [each, newIdempotencyKey()]));
  const end = () => {
    if (!isDeferred(own)) return false;
    setDeferred(null);
    getDefaultStore().set(deferredAtom, []);
    window.removeEventListener('pagehide', leave);
    window.removeEventListener('keydown', press);
    dismiss(note, true);
    return true;
  };
  const sendOne = async (decision: Deferral, keepAlive: boolean): Promise<boolean> => {
    const { subject, sending } = decision;
    const { call, input, texts } = sending;
    const idempotencyKey = keys.get(decision) ?? '';
    const key = call.repeat === 'idempotency-key' ? { idempotencyKey } : {};
    try {
      const reply = await client.send(call, input, { ...key, keepAlive });
      if (isRefusal(reply)) notify.error(`${subject}: ${texts.refused ?? 'не\u00a0удалось сохранить решение'}`);
      else if (texts.done && !report) notify.success(texts.done);
      return !isRefusal(reply);
    } catch (problem) {
      if (!(problem instanceof ApiFailure) && !(problem instanceof Unreachable)) throw problem;
      // Lost permissions have a page of their own. The error names the record, whose page is no longer open.
      if (!(problem instanceof ApiFailure) || problem.status !== 403)
        notify.error(`${subject}: ${textOf(problem, texts.failed)}`);
      return false;
    }
  };
  const own: Deferred = {
    send: async (leaving = false) => {
      if (!end()) return;
      let made = 0;
      // One after the other, as a person would; a page that closes has no time for that.
      if (leaving) await Promise.all(decisions.map(each => sendOne(each, true)));
      else for (const each of decisions) made += Number(await sendOne(each, false));
      if (report && !leaving) notify.success(report(made));
      void refresh(queries, [...new Set(decisions.flatMap(({ sending }) => sending.call.changes ?? []))]);
    },
    undo: () => {
      if (end()) back?.();
    },
  };
  const leave = () => void own.send(true);
  const press = (event: KeyboardEvent) => {
    const undoes = (event.ctrlKey || event.metaKey) && event.code === 'KeyZ' && !event.shiftKey && !event.altKey;
    if (!undoes || event.defaultPrevented || isTyping(event.target)) return;
    event.preventDefault();
    own.undo();
  };
  setDeferred(own);
  getDefaultStore().set(
    deferredAtom,
    decisions.map(({ record }) => record),
  );
  window.addEventListener('pagehide', leave);
  window.addEventListener('keydown', press);
  const note = notify.info(soon, { label: 'Отменить', run: own.undo, otherwise: () => void own.send() });
}
