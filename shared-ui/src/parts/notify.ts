import { atom, getDefaultStore } from 'jotai';

export type NoteType = 'error' | 'info' | 'success' | 'warning';

/** What a note offers to do, e.g. «Вернуть» after a deletion. The note closes when it is pressed. */
export interface NoteAction {
  readonly label: string;
  readonly run: () => unknown;
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
}

/** How long a note stays. */
export const NOTE_MS = 7000;
/** How many notes are shown at once; the oldest makes room. */
const MOST = 5;

export const notesAtom = atom<readonly Note[]>([]);

let lastId = 0;

function show(type: NoteType, text: string, requestId?: string, action?: NoteAction): void {
  const store = getDefaultStore();
  const notes = store.get(notesAtom);
  // Two deletions may read alike and still be two things to take back.
  const same = action ? undefined : notes.find(note => note.type === type && note.text === text && !note.action);
  const next: readonly Note[] = same
    ? notes.map(note => (note === same ? { ...note, requestId, shown: note.shown + 1 } : note))
    : [...notes, { id: ++lastId, type, text, requestId, action, shown: 1 }];
  store.set(notesAtom, next.slice(-MOST));
}

/** Closes a note. */
export function dismiss(id: number): void {
  const store = getDefaultStore();
  store.set(
    notesAtom,
    store.get(notesAtom).filter(note => note.id !== id),
  );
}

/** Shows a note at the top right for seven seconds. Works from anywhere, also outside React. */
export const notify = {
  error: (text: string, requestId?: string) => show('error', text, requestId),
  info: (text: string) => show('info', text),
  success: (text: string, action?: NoteAction) => show('success', text, undefined, action),
  warning: (text: string) => show('warning', text),
};
