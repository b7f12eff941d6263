import type { LiveMessage } from '../publish.ts';
import type { Db } from './database.ts';

type Task = () => unknown;
/** Gets the database the transaction was begun on. */
type Following = (db: Db) => unknown;

/** What is registered with a transaction while it runs. */
export interface Registered {
  readonly messages: (LiveMessage & { readonly createdAt: Date })[];
  readonly afterCommit: Following[];
  readonly onRollback: Task[];
}

const open = new WeakMap<Db, Registered>();

/** Makes a transaction take registrations. For `inTransaction` only. */
export const openRegister = (tx: Db, registered: Registered): void => void open.set(tx, registered);

/** What is registered with a transaction so far; undefined outside of one. */
export const registerOf = (db: Db): Registered | undefined => open.get(db);

/** The same, and throws outside of a transaction. */
export function registerIn(tx: Db): Registered {
  const registered = open.get(tx);
  // A transaction of the driver's own would end without anybody looking here.
  if (!registered) throw new Error('not within inTransaction or transact');
  return registered;
}

/**
 * Does something once the transaction has committed, in the order of registration, before the call is answered. What
 * fails is logged and changes nothing: the write has happened.
 */
export const afterCommit = (tx: Db, task: Following): void => void registerIn(tx).afterCommit.push(task);

/** Undoes something outside the database if the transaction, or this attempt at it, does not commit. */
export const onRollback = (tx: Db, task: Task): void => void registerIn(tx).onRollback.push(task);
