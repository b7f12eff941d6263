import { useEffect, useState } from 'react';

/** Milliseconds that rendering the rows of a reply may take. */
const ROWS_MS = 300;

/** Whether the rows of a list have been rendered once; other code is loaded only after that. */
export function useDrawn(isPending: boolean): boolean {
  const [drawn, setDrawn] = useState(false);
  useEffect(() => {
    if (isPending) return undefined;
    const timer = setTimeout(() => setDrawn(true), ROWS_MS);
    return () => clearTimeout(timer);
  }, [isPending]);
  return drawn;
}
