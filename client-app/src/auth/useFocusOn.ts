import { useEffect } from 'react';

/** Focuses the first field of a new step once it is rendered and enabled. */
export function useFocusOn(name: string, open = true): void {
  useEffect(() => {
    if (open) document.getElementsByName(name)[0]?.focus();
  }, [name, open]);
}
