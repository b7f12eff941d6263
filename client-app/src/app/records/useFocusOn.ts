import { useEffect } from 'react';

/** Focuses the first field of a new step or form. */
export function useFocusOn(name: string): void {
  useEffect(() => {
    document.getElementsByName(name)[0]?.focus();
  }, [name]);
}
