import type { LiveMessage } from '../liveMessage.ts';
import type { Db } from './database.ts';

type Task = () => unknown;
/** A task that gets the database on which the transaction was begun. */
type Following = (db: Db) => unknown;

/** What is registered with a transaction while it runs. */
export interface Registered {
  readonly messages: (LiveMessage & { readonly createdAt: Date })[];
  readonly afterCommit: Following[];
  readonly onRollback: Task[];
}

const open = new WeakMap<Db, Registered>();

/** Lets a transaction take registrations. For `inTransaction` only. */
export const openRegister = (tx: Db, registered: Registered): void => void open.set(tx, registered);

/** What is registered with a transaction so far; undefined outside of one. */
export const registerOf = (db: Db): Registered | undefined => open.get(db);

/** Like `registerOf`, but throws outside of a transaction. */
export function registerIn(tx: Db): Registered {
  const registered = open.get(tx);
  // A transaction begun directly on the driver would end without running what is registered.
  if (!registered) throw new Error('not within inTransaction or transact');
  return registered;
}

/**
 * Runs a task once the transaction has committed, in the order of registration and before the call is answered. A
 * failure is logged and changes nothing, because the write has already happened.
 */
export const afterCommit = (tx: Db, task: Following): void => void registerIn(tx).afterCommit.push(task);

/** Undoes something outside the database if the transaction, or this attempt at it, does not commit. */
export const onRollback = (tx: Db, task: Task): void => void registerIn(tx).onRollback.push(task);
