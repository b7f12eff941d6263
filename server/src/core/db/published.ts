import { AsyncLocalStorage } from 'node:async_hooks';
import { counter, gauge } from '../metrics.ts';
import type { Db, Published } from './database.ts';

/** Asserts that this database is only read. */
export const asPublished = (db: Db): Published => db as Published;

/** The cookie with the position after the last write of a browser, so that it always sees its own. */
export const WRITTEN = 'written';
/** Seconds that it is remembered. Whoever is signed in and has none reads the primary. */
export const REMEMBERED_S = 24 * 60 * 60;
/** A position that no replica reaches. */
export const NEVER = 'FFFFFFFF/FFFFFFFF';

/** The page that is being rendered: for whom, by the position of their last write. */
const pages = new AsyncLocalStorage<{ readonly seen: string | undefined }>();

/** Renders a page of a visitor. Its calls may read the replica, because the browser asks for what came since. */
export const renderFor = <T>(seen: string | undefined, render: () => Promise<T>): Promise<T> =>
  pages.run({ seen }, render);

export const renderedPage = () => pages.getStore();

export const replicaLag = gauge(
  'replica_lag_seconds',
  'how far the replica is behind, or for how long it has not answered; 0 without one.',
);
export const replicaReads = counter('replica_reads_total', 'reads sent to the replica, by where they were answered.', [
  'from',
]);
