import type { QueryClient } from '@tanstack/react-query';
import { ApiFailure, type Client, newIdempotencyKey, textOf, Unreachable } from '@venue/sdk';
import { isRefusal } from '@venue/shared-ui/data/failures.ts';
import { refresh } from '@venue/shared-ui/data/queries.ts';
import { dismiss, notify } from '@venue/shared-ui/parts/message/notify.ts';
import { atom, getDefaultStore } from 'jotai';
import { isTyping } from '../isTyping.ts';
import type { Quick } from './decision.ts';

interface About {
  readonly client: Client;
  readonly queries: QueryClient;
  /** The id of the application being decided. */
  readonly id: number;
  /** Title of the application, shown if the server refuses the decision. */
  readonly title: string;
  /** Called when the decision is cancelled. */
  readonly back: () => void;
}

interface Deferred {
  readonly send: (leaving?: boolean) => Promise<void>;
  readonly undo: () => void;
}

/** The application whose decision waits to be sent. */
export const deferredAtom = atom<number | null>(null);

let deferred: Deferred | null = null;

/** Sends the decision that waits, if any. */
export const sendDeferred = async (leaving = false): Promise<void> => deferred?.send(leaving);

/** Cancels the decision that waits, if any; the server has not received it yet. */
export const undoDeferred = (): void => deferred?.undo();

/**
 * Holds a decision while its note offers to cancel it, then sends it in one call. Before that nothing changes and
 * nobody is notified. Another decision, signing out or closing the page sends it immediately.
 */
export function hold(quick: Quick, { client, queries, id, title, back }: About): void {
  void sendDeferred();
  const idempotencyKey = newIdempotencyKey();
  const end = () => {
    if (deferred !== own) return false;
    deferred = null;
    getDefaultStore().set(deferredAtom, null);
    window.removeEventListener('pagehide', leave);
    window.removeEventListener('keydown', press);
    dismiss(note, true);
    return true;
  };
  const own: Deferred = {
    send: async (leaving = false) => {
      if (!end()) return;
      const { call, input, texts } = quick;
      const { repeat, changes = [] } = call;
      const key = repeat === 'idempotency-key' ? { idempotencyKey } : {};
      try {
        const reply = await client.send(call, input, { ...key, keepAlive: leaving });
        if (isRefusal(reply)) notify.error(`${title}: ${texts.refused ?? 'не\u00a0удалось сохранить решение'}`);
        else if (texts.done) notify.success(texts.done);
      } catch (problem) {
        if (!(problem instanceof ApiFailure) && !(problem instanceof Unreachable)) throw problem;
        // Lost permissions have a page of their own. The error names the record, whose page is no longer open.
        if (problem instanceof ApiFailure && problem.status === 403) return;
        notify.error(`${title}: ${textOf(problem, texts.failed)}`);
      } finally {
        void refresh(queries, changes);
      }
    },
    undo: () => {
      if (end()) back();
    },
  };
  const leave = () => void own.send(true);
  const press = (event: KeyboardEvent) => {
    const undoes = (event.ctrlKey || event.metaKey) && event.code === 'KeyZ' && !event.shiftKey && !event.altKey;
    if (!undoes || event.defaultPrevented || isTyping(event.target)) return;
    event.preventDefault();
    own.undo();
  };
  deferred = own;
  getDefaultStore().set(deferredAtom, id);
  window.addEventListener('pagehide', leave);
  window.addEventListener('keydown', press);
  const note = notify.info(quick.soon, { label: 'Отменить', run: own.undo, otherwise: () => void own.send() });
}
