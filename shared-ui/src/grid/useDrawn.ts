import { useEffect, useState } from 'react';

/** Milliseconds within which the rows of a reply are drawn. */
const ROWS_MS = 300;

/** Whether the rows of a list have been drawn once; other code is loaded only after that. */
export function useDrawn(isPending: boolean): boolean {
  const [drawn, setDrawn] = useState(false);
  useEffect(() => {
    if (isPending) return undefined;
    const timer = setTimeout(() => setDrawn(true), ROWS_MS);
    return () => clearTimeout(timer);
  }, [isPending]);
  return drawn;
}
