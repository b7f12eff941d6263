import { atom } from 'jotai';

/** The records whose decisions wait to be sent. */
export const deferredAtom = atom<readonly string[]>([]);

/** Decisions that wait to be sent, or that are being sent. */
export interface Deferred {
  /** The records whose decisions still wait. */
  readonly records: () => readonly string[];
  readonly send: (leaving?: boolean) => Promise<void>;
  readonly undo: () => void;
}

export const deferred = new Set<Deferred>();

/** Sends the decisions that wait, and settles once all have been sent. */
export const sendDeferred = async (): Promise<void> => {
  await Promise.all([...deferred].map(each => each.send()));
};

/** Cancels the decisions that wait with the one about a record, or all; the server has not received them yet. */
export function undoDeferred(record?: string): void {
  for (const each of deferred) if (record === undefined || each.records().includes(record)) each.undo();
}
