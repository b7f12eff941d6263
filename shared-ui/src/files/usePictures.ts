import { ApiFailure, type RecordPicture, textOf, Unreachable } from '@venue/sdk';
import { useEffect, useRef, useState } from 'react';

/** A picture of a record: `FileImage`, and where records have a main one `MainableImage`. */
export type Picture = RecordPicture & { readonly isMain?: boolean };

type Change = (pictures: readonly Picture[]) => readonly Picture[];

/**
 * Pictures as they will be: a change shows at once, is carried out after those before it, and gives way to what the
 * record says when it is done. A failed one takes those after it along, since they were made upon it.
 */
export function usePictures(pictures: readonly Picture[]) {
  const [change, setChange] = useState<Change | null>(null);
  const [error, setError] = useState<string>();
  const latest = useRef(pictures);
  const line = useRef<Promise<unknown>>(Promise.resolve());
  const turn = useRef(0);
  const broken = useRef(0);
  useEffect(() => {
    latest.current = pictures;
  });

  const act = (next: Change, work: (now: readonly Picture[]) => Promise<unknown>) => {
    const mine = ++turn.current;
    const whole: Change = list => next(change ? change(list) : list);
    setChange(() => whole);
    setError(undefined);
    line.current = line.current.then(async () => {
      if (mine <= broken.current) return;
      try {
        await work(next(latest.current));
      } catch (problem) {
        broken.current = turn.current;
        const known = problem instanceof ApiFailure || problem instanceof Unreachable;
        if (!known) reportError(problem);
        const failed = 'Не удалось сохранить изменения';
        setError(known ? textOf(problem, failed) : failed);
      }
      if (mine === turn.current || mine <= broken.current) setChange(null);
    });
  };
  return { shown: change ? change(pictures) : pictures, error, act };
}

/** The list with one of its pictures at another place. */
export function moved(pictures: readonly Picture[], fileId: number, to: number): readonly Picture[] {
  const picture = pictures.find(each => each.fileId === fileId);
  if (!picture) return pictures;
  const others = pictures.filter(each => each !== picture);
  return [...others.slice(0, to), picture, ...others.slice(to)];
}

/** The list with one more at its end, once. */
export const withPicture = <P extends Picture>(pictures: readonly P[], added: P): P[] => [
  ...pictures.filter(({ fileId }) => fileId !== added.fileId),
  added,
];
