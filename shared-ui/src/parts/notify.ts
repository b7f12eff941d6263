import { atom, getDefaultStore } from 'jotai';

export type NoteType = 'error' | 'info' | 'success' | 'warning';

/** What a note offers to do, e.g. «Вернуть» after a deletion. The note closes when it is pressed. */
export interface NoteAction {
  readonly label: string;
  readonly run: () => unknown;
  /** Called once when the note goes without it. */
  readonly otherwise?: () => unknown;
}

export interface Note {
  readonly id: number;
  readonly type: NoteType;
  readonly text: string;
  /** Number of the request, to tell support. */
  readonly requestId?: string | undefined;
  readonly action?: NoteAction | undefined;
  /** Increases when the same note is shown again, which restarts its timer. */
  readonly shown: number;
  /** When it was shown last. */
  readonly at: number;
}

/** How long a note stays. */
export const NOTE_MS = 7000;
const JUST_NOW_MS = 1000;
/** How many notes are shown at once; the oldest makes room. */
const MOST = 5;

export const notesAtom = atom<readonly Note[]>([]);

let lastId = 0;

function show(type: NoteType, text: string, requestId?: string, action?: NoteAction): number {
  const store = getDefaultStore();
  const notes = store.get(notesAtom);
  // Two deletions may read alike and still be two things to take back.
  const same = action ? undefined : notes.find(note => note.type === type && note.text === text && !note.action);
  const next: readonly Note[] = same
    ? notes.map(note => (note === same ? { ...note, requestId, shown: note.shown + 1, at: Date.now() } : note))
    : [...notes, { id: ++lastId, type, text, requestId, action, shown: 1, at: Date.now() }];
  store.set(notesAtom, next.slice(-MOST));
  for (const { action: dropped } of next.slice(0, -MOST)) dropped?.otherwise?.();
  return same?.id ?? lastId;
}

/** Closes a note; `used` when what it offers was chosen. */
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
 * Closes what tells how things stood before, such as «добавлено» once the bank has said no. What failed and what offers
 * something stays, and so does what was said just now: it tells of what has led here.
 */
export function outdate(): void {
  const before = Date.now() - JUST_NOW_MS;
  for (const { id, type, action, at } of getDefaultStore().get(notesAtom))
    if (type !== 'error' && !action && at <= before) dismiss(id);
}

/** Shows a note for seven seconds and answers its number. Works from anywhere, also outside React. */
export const notify = {
  error: (text: string, requestId?: string) => show('error', text, requestId),
  info: (text: string, action?: NoteAction) => show('info', text, undefined, action),
  success: (text: string, action?: NoteAction) => show('success', text, undefined, action),
  warning: (text: string) => show('warning', text),
};
