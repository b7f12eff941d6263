import { atom, getDefaultStore, useAtomValue } from 'jotai';
import { type ReactNode, Suspense } from 'react';
import { lazyWithRetry } from '../load/lazyWithRetry.tsx';
import type { Question } from './question.ts';

interface OpenQuestion extends Question {
  readonly id: number;
  readonly answer: (yes: boolean) => void;
}

const questionsAtom = atom<readonly OpenQuestion[]>([]);

let lastId = 0;

/** Asks the person and waits: true for yes; Esc, the backdrop and the other button mean no. */
export function confirm(question: Question): Promise<boolean> {
  const store = getDefaultStore();
  return new Promise(resolve => {
    const id = ++lastId;
    const answer = (yes: boolean) => {
      store.set(
        questionsAtom,
        store.get(questionsAtom).filter(each => each.id !== id),
      );
      resolve(yes);
    };
    store.set(questionsAtom, [...store.get(questionsAtom), { ...question, id, answer }]);
  });
}

/** Shows a message until the person closes it. */
export const inform = (title: string, text?: ReactNode): Promise<boolean> =>
  confirm({ title, ...(text ? { text } : {}), yes: 'Понятно', no: null });

const ConfirmDialog = lazyWithRetry(
  () => import('./ConfirmDialog.tsx'),
  ({ answer }) => answer(false),
);

/** The dialog of `confirm`. Put it once per app; its code is fetched with the first question. */
export function ConfirmHost() {
  const first = useAtomValue(questionsAtom)[0];
  if (!first) return null;
  return (
    <Suspense fallback={null}>
      <ConfirmDialog key={first.id} question={first} answer={first.answer} />
    </Suspense>
  );
}
