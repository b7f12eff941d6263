import { useEffect } from 'react';

/** Focuses the first field of a new step. */
export function useFocusOn(name: string): void {
  useEffect(() => {
    document.getElementsByName(name)[0]?.focus();
  }, [name]);
}
