import { ApiFailure, type RecordPicture, textOf, Unreachable } from '@venue/sdk';
import { useEffect, useRef, useState } from 'react';

/** A picture of a record: `FileImage`, or `MainableImage` if one of them is the main one. */
export type Picture = RecordPicture & { readonly isMain?: boolean };

type Change = (pictures: readonly Picture[]) => readonly Picture[];

/**
 * Optimistic changes of pictures: each shows at once, is sent after those before it, and is replaced by the record's
 * own state when done. If one fails, those after it are dropped too, because they build on it.
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
    const ownTurn = ++turn.current;
    const whole: Change = list => next(change ? change(list) : list);
    setChange(() => whole);
    setError(undefined);
    line.current = line.current.then(async () => {
      if (ownTurn <= broken.current) return;
      try {
        await work(next(latest.current));
      } catch (problem) {
        broken.current = turn.current;
        const isExpected = problem instanceof ApiFailure || problem instanceof Unreachable;
        if (!isExpected) reportError(problem);
        const failed = 'Не удалось сохранить изменения';
        setError(isExpected ? textOf(problem, failed) : failed);
      }
      if (ownTurn === turn.current || ownTurn <= broken.current) setChange(null);
    });
  };
  return { visible: change ? change(pictures) : pictures, error, act };
}

/** The list with one picture moved to another place. */
export function moved(pictures: readonly Picture[], fileId: number, to: number): readonly Picture[] {
  const picture = pictures.find(each => each.fileId === fileId);
  if (!picture) return pictures;
  const others = pictures.filter(each => each !== picture);
  return [...others.slice(0, to), picture, ...others.slice(to)];
}

/** The list with `added` inserted once: before the picture whose id is `before`, or at the end. */
export function withPicture<P extends Picture>(pictures: readonly P[], added: P, before?: number | string): P[] {
  const others = pictures.filter(({ fileId }) => fileId !== added.fileId);
  const at = others.findIndex(({ fileId }) => fileId === Number(before));
  return others.toSpliced(at < 0 ? others.length : at, 0, added);
}
