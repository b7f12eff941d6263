import { atom, getDefaultStore } from 'jotai';
import type { Mode } from './palette.ts';

/** What the person chose: a mode, or to follow the system. */
export type Choice = Mode | 'system';

// boot.js reads the same key before anything else has loaded.
const KEY = 'theme';

const dark = () => window.matchMedia('(prefers-color-scheme: dark)');

function stored(): Choice {
  try {
    const value = localStorage.getItem(KEY);
    return value === 'light' || value === 'dark' ? value : 'system';
  } catch {
    return 'system';
  }
}

const systemAtom = atom<Mode>('light');
const chosenAtom = atom<Choice>('system');

/** The person's choice; writing it stores it for the next visit. */
export const choiceAtom = atom(
  get => get(chosenAtom),
  (_, set, choice: Choice) => {
    set(chosenAtom, choice);
    try {
      if (choice === 'system') localStorage.removeItem(KEY);
      else localStorage.setItem(KEY, choice);
    } catch {
      // Storage is blocked, e.g. in a private window: the choice lasts until the page is closed.
    }
  },
);

/** The current mode. */
export const modeAtom = atom<Mode>(get => {
  const choice = get(chosenAtom);
  return choice === 'system' ? get(systemAtom) : choice;
});

/** Reads the choice and follows the system and other tabs; returns a function that stops following. */
export function startTheme(): () => void {
  const store = getDefaultStore();
  const media = dark();
  const readSystem = () => store.set(systemAtom, media.matches ? 'dark' : 'light');
  const readChoice = () => store.set(chosenAtom, stored());
  const show = () => {
    document.documentElement.dataset.theme = store.get(modeAtom);
  };
  const fromElsewhere = (event: StorageEvent) => {
    if (event.key === KEY || event.key === null) readChoice();
  };
  readSystem();
  readChoice();
  show();
  const stop = store.sub(modeAtom, show);
  media.addEventListener('change', readSystem);
  window.addEventListener('storage', fromElsewhere);
  return () => {
    stop();
    media.removeEventListener('change', readSystem);
    window.removeEventListener('storage', fromElsewhere);
  };
}
