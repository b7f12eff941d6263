import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { Spinner } from '../load/Spinner.tsx';
import css from './Overlay.module.css';
import { overlayAtom } from './showOverlay.ts';

/** Milliseconds before the overlay appears, so that it does not flash during short requests. */
const PATIENCE_MS = 300;

/** The overlay of `showOverlay`. Put it once per app. */
export function Overlay() {
  const isOpen = useAtomValue(overlayAtom) > 0;
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!isOpen) return;
    const timer = setTimeout(() => setLate(true), PATIENCE_MS);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [isOpen]);
  if (!isOpen || !late) return null;
  return (
    <div className={css.cover} role="status" aria-busy="true">
      <Spinner />
      <span className="visually-hidden">Подождите…</span>
    </div>
  );
}
