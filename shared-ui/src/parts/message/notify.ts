import { atom, getDefaultStore } from 'jotai';

export type NoteType = 'error' | 'info' | 'success' | 'warning';

/** An action that a note offers, e.g. «Вернуть» after a deletion. Choosing it closes the note. */
export interface NoteAction {
  readonly label: string;
  readonly run: () => unknown;
  /** Called once if the note closes without this action. */
  readonly otherwise?: () => unknown;
}

export interface Note {
  readonly id: number;
  readonly type: NoteType;
  readonly text: string;
  /** The request id, to tell support. */
  readonly requestId?: string | undefined;
  readonly action?: NoteAction | undefined;
  /** Increases when the same note is shown again, which restarts its timer. */
  readonly repeats: number;
  /** When it was shown last. */
  readonly at: number;
}

/** How long a note stays. */
export const NOTE_MS = 7000;
const JUST_NOW_MS = 1000;
/** The largest number of notes on screen; the oldest is dropped. */
const MOST = 5;

export const notesAtom = atom<readonly Note[]>([]);

let lastId = 0;

function show(type: NoteType, text: string, requestId?: string, action?: NoteAction): number {
  const store = getDefaultStore();
  const notes = store.get(notesAtom);
  // Notes with an action are never merged: two deletions with equal texts are undone separately.
  const same = action ? undefined : notes.find(note => note.type === type && note.text === text && !note.action);
  const next: readonly Note[] = same
    ? notes.map(note => (note === same ? { ...note, requestId, repeats: note.repeats + 1, at: Date.now() } : note))
    : [...notes, { id: ++lastId, type, text, requestId, action, repeats: 1, at: Date.now() }];
  store.set(notesAtom, next.slice(-MOST));
  for (const { action: dropped } of next.slice(0, -MOST)) dropped?.otherwise?.();
  return same?.id ?? lastId;
}

/** Closes a note; `used` if its action was chosen. */
export function dismiss(id: number, used = false): void {
  const store = getDefaultStore();
  const notes = store.get(notesAtom);
  store.set(
    notesAtom,
    notes.filter(note => note.id !== id),
  );
  if (!used) notes.find(note => note.id === id)?.action?.otherwise?.();
}

/**
 * Closes notes that are no longer true, such as «добавлено» after the bank has refused a payment. Errors and notes
 * with an action stay, and so do notes of the last second, which explain how the person got here.
 */
export function outdate(): void {
  const before = Date.now() - JUST_NOW_MS;
  for (const { id, type, action, at } of getDefaultStore().get(notesAtom))
    if (type !== 'error' && !action && at <= before) dismiss(id);
}

/** Shows a note for seven seconds and returns its id. Works from anywhere, also outside React. */
export const notify = {
  error: (text: string, requestId?: string) => show('error', text, requestId),
  info: (text: string, action?: NoteAction) => show('info', text, undefined, action),
  success: (text: string, action?: NoteAction) => show('success', text, undefined, action),
  warning: (text: string) => show('warning', text),
};
