import { ApiFailure, type Client, type SendOptions, Unreachable } from '@venue/sdk';
import { serverNow } from '../data/serverClock.ts';
import type { Draft, DraftCalls } from './DraftAutosave.calls.ts';
import { leaveInTab, takeFromTab } from './DraftAutosave.tab.ts';

const PAUSE_MS = 1500;
/** The longest time without a save while somebody types. */
const LONGEST_MS = 10_000;
const AGAIN_MS = 10_000;
/** Letters in a keepalive request: browsers limit its body to 64 KiB, and a Cyrillic letter takes two bytes. */
const OUTLIVES = 30_000;

/** The state of saving: `offline` is retried automatically, `refused` with the next change. */
export type SaveState =
  | { readonly kind: 'same' | 'offline' }
  | { readonly kind: 'saved'; readonly at: string }
  | { readonly kind: 'refused'; readonly text: string };

interface Options {
  client: Client;
  calls: () => Promise<DraftCalls>;
  key: string;
  /** Identifies the login: a draft left in the tab is restored only for the same one. */
  owner: () => string;
  /** What should be saved now; null for nothing. */
  read: () => string | null;
  /** Called once with the draft found. Returns true if the form shows it unchanged, so it need not be saved again. */
  onFound: (draft: Draft | null) => boolean;
  onState: (state: SaveState) => void;
}

export interface Keeper {
  /** Something was typed. */
  readonly touched: () => void;
  /** Saves at once what is not saved yet; `leaving`: by a request that outlives the page. */
  readonly flush: (leaving?: boolean) => void;
  /** Retries what failed without a connection. */
  readonly again: () => void;
  readonly forget: () => void;
  readonly stop: () => void;
}

/** Keeps one draft on the server: reads it, saves it after a pause in typing, and retries after a lost connection. */
export function keepDraft({ client, calls, key, owner, read, onFound, onState }: Options): Keeper {
  // Undefined until the server has returned its draft: a draft that was not read must not be overwritten.
  let savedText: string | null | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let since = 0;
  let running: AbortController | null = null;
  let cut = false;
  let over = false;

  // Code that does not load counts as a lost connection.
  const load = () =>
    calls().catch(() => {
      throw new Unreachable('not_loaded');
    });
  const fail = (problem: unknown) => {
    if (!(problem instanceof ApiFailure) && !(problem instanceof Unreachable)) throw problem;
    if (over || (problem instanceof Unreachable && problem.reason === 'cancelled')) return;
    cut = problem instanceof Unreachable || problem.status >= 500 || problem.status === 429;
    if (cut) wait(AGAIN_MS);
    onState(cut ? { kind: 'offline' } : { kind: 'refused', text: problem.text });
  };

  const look = async () => {
    if (running) return;
    running = new AbortController();
    try {
      const { getDraft } = await load();
      const { message } = await client.send(getDraft, { query: { key } }, { timeoutMs: 8000, signal: running.signal });
      running = null;
      if (over) return;
      savedText = message.draft?.data ?? null;
      cut = false;
      onState({ kind: 'same' });
      const unsent = takeFromTab(key, owner());
      if (unsent && unsent.savedAt >= (message.draft?.savedAt ?? '') && unsent.data !== savedText) {
        // The last save of the previous page has not arrived, so it is repeated.
        onFound(unsent.data === null ? null : { data: unsent.data, savedAt: unsent.savedAt });
        wait(0);
      } else if (onFound(message.draft)) savedText = read();
    } catch (problem) {
      running = null;
      fail(problem);
    }
  };

  const put = async (data: string | null, how: SendOptions): Promise<SaveState> => {
    const { saveDraft, removeDraft } = await load();
    if (data !== null) {
      const { message } = await client.send(saveDraft, { body: { key, data } }, how);
      return { kind: 'saved', at: message.savedAt };
    }
    await client.send(removeDraft, { body: { key } }, how);
    return { kind: 'same' };
  };

  const write = async (keepAlive = false) => {
    clearTimeout(timer);
    since = 0;
    if (savedText === undefined) return look();
    const data = read();
    // A save in progress may carry older text and must not arrive after this one.
    // guard: DraftAutosave.keep.test.ts
    running?.abort();
    // guard: DraftAutosave.keep.test.ts
    if (data === savedText && !running) {
      if (cut) onState({ kind: 'same' });
      cut = false;
      return;
    }
    if (keepAlive) leaveInTab(key, { owner: owner(), data, savedAt: new Date(serverNow()).toISOString() });
    const controller = new AbortController();
    running = controller;
    try {
      // guard: DraftAutosave.keep.test.ts
      const how = { signal: controller.signal, keepAlive: keepAlive && (data?.length ?? 0) < OUTLIVES };
      const state = await put(data, how);
      // guard: DraftAutosave.keep.test.ts
      if (running !== controller) return;
      running = null;
      savedText = data;
      cut = false;
      if (!over) onState(state);
    } catch (problem) {
      // guard: DraftAutosave.keep.test.ts
      if (running !== controller) return;
      running = null;
      fail(problem);
    }
  };

  const wait = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void (running ? wait(300) : write()), ms);
  };

  void look();
  return {
    touched: () => {
      if (over) return;
      since ||= Date.now();
      wait(Math.max(0, Math.min(PAUSE_MS, since + LONGEST_MS - Date.now())));
    },
    flush: leaving => {
      if (!over && savedText !== undefined) void write(leaving);
    },
    again: () => {
      if (cut && !over) void write();
    },
    forget: () => {
      clearTimeout(timer);
      takeFromTab(key, owner());
      since = 0;
      const writing = running !== null;
      running?.abort();
      running = null;
      cut = false;
      // guard: DraftAutosave.keep.test.ts
      if (savedText === null && !writing) return;
      savedText = null;
      onState({ kind: 'same' });
      // If this request fails, the draft is only offered once more; nothing is lost.
      load()
        .then(({ removeDraft }) => client.send(removeDraft, { body: { key } }, { keepAlive: true }))
        .catch(() => undefined);
    },
    stop: () => {
      over = true;
      clearTimeout(timer);
      if (savedText === undefined) running?.abort();
    },
  };
}
