import { atom } from 'jotai';

/** The records whose decisions wait to be sent. */
export const deferredAtom = atom<readonly string[]>([]);

/** Decisions that wait to be sent. */
export interface Deferred {
  readonly send: (leaving?: boolean) => Promise<void>;
  readonly undo: () => void;
}

let deferred: Deferred | null = null;

/** Sends the decisions that wait, if any. */
export const sendDeferred = async (leaving = false): Promise<void> => deferred?.send(leaving);

/** Cancels the decisions that wait, if any; the server has not received them yet. */
export const undoDeferred = (): void => deferred?.undo();

export const isDeferred = (own: Deferred): boolean => deferred === own;

export function setDeferred(next: Deferred | null): void {
  deferred = next;
}
