import { ApiFailure, check, textOf, Unreachable, type UploadLimits, upload } from '@venue/sdk';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** Progress and cancelling of an upload; pass it on as the options of `client.send` or of `useSendEach`'s function. */
export interface UploadHow {
  readonly signal: AbortSignal;
  /** Share done, 0 to 1. */
  readonly onUploadProgress: (done: number) => void;
}

/**
 * Sends one file. Throws what the client throws; resolves when the record has the file. `turn` grows in the order in
 * which files were chosen; a retried file keeps its `turn`.
 */
export type SendFile = (file: File, how: UploadHow, turn: number) => Promise<unknown>;

/** A file that is being uploaded, is waiting for its turn, or has failed. */
export interface Upload {
  readonly key: number;
  readonly file: File;
  readonly state: 'waiting' | 'sending' | 'failed';
  /** Share done, 0 to 1. */
  readonly done: number;
  readonly error?: string;
  /** The file itself is not accepted, so another try would fail as well. */
  readonly refused?: true;
}

let lastKey = 0;

/** What is wrong with a file, checked before it is sent; undefined if nothing is. */
export function refusalOf(file: File, limits: UploadLimits): string | undefined {
  const result = check(upload(limits), file);
  return result.ok ? undefined : Object.values(result.fields)[0];
}

/** What the list shows of an upload that failed. An error at the field is about the file. */
function failureOf(problem: unknown): Pick<Upload, 'error' | 'refused'> {
  const isExpected = problem instanceof ApiFailure || problem instanceof Unreachable;
  if (!isExpected) reportError(problem);
  const atField = problem instanceof ApiFailure ? Object.values(problem.fields)[0] : undefined;
  if (atField) return { error: atField, refused: true };
  return { error: isExpected ? textOf(problem, 'Не удалось загрузить файл') : 'Не удалось загрузить файл' };
}

/**
 * Uploads files, each with its own progress, cancelling and error; one that fails does not stop the others. They are
 * sent one after another, because in parallel small files would arrive first and change the chosen order.
 */
export function useUploads(limits: UploadLimits, send: SendFile) {
  const [items, setItems] = useState<readonly Upload[]>([]);
  const running = useRef(new Map<number, AbortController>());

  const change = (key: number, how: Partial<Upload>) =>
    setItems(all => all.map(item => (item.key === key ? { ...item, ...how } : item)));
  const remove = (key: number) => {
    running.current.get(key)?.abort();
    setItems(all => all.filter(item => item.key !== key));
  };

  const run = async ({ key, file }: Upload) => {
    const controller = new AbortController();
    running.current.set(key, controller);
    change(key, { state: 'sending', done: 0 });
    try {
      await send(file, { signal: controller.signal, onUploadProgress: done => change(key, { done }) }, key);
      remove(key);
    } catch (problem) {
      if (!controller.signal.aborted) change(key, { state: 'failed', ...failureOf(problem) });
    } finally {
      running.current.delete(key);
      // A new list triggers the effect that starts the next upload, even if nothing else has changed.
      setItems(all => [...all]);
    }
  };
  const next = useEffectEvent(() => {
    if (running.current.size > 0) return;
    const first = items.find(({ state }) => state === 'waiting');
    if (first) void run(first);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: looks for waiting ones whenever the list changes
  useEffect(() => next(), [items]);
  useEffect(() => {
    const started = running.current;
    return () => {
      for (const controller of started.values()) controller.abort();
    };
  }, []);

  const start = (files: readonly File[]) =>
    setItems(all => [
      ...all,
      ...files.map((file): Upload => {
        const error = refusalOf(file, limits);
        return {
          key: ++lastKey,
          file,
          done: 0,
          ...(error ? { state: 'failed', error, refused: true } : { state: 'waiting' }),
        };
      }),
    ]);

  return {
    items,
    busy: items.some(({ state }) => state !== 'failed'),
    start,
    /** Cancels an upload, or removes a failed one from the list. */
    remove,
    /** Returns a function that uploads a failed file again; undefined if the file itself is not accepted. */
    retry: ({ key, refused }: Upload) => (refused ? undefined : () => change(key, { state: 'waiting', done: 0 })),
  };
}
